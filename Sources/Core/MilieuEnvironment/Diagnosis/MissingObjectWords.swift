/// What is said about an object that is asked for and not provided: by the place that cannot be shown for it, and by a wiring report.
package struct MissingObjectWords {
  private let wanted: String
  private let form: ObjectForm
  private let asking: String

  /// - Parameters:
  ///   - wanted: the type that is asked for.
  ///   - form: how it is asked for.
  ///   - asking: the type that declares the property which asks.
  package init(wanted: String, form: ObjectForm, asking: String) {
    self.wanted = wanted
    self.form = form
    self.asking = asking
  }

  package var summary: String { "\(wanted) is missing: nothing above \(asking) provides it." }

  /// The property that asks, as its author wrote it.
  package func asker(property: String) -> String { "\(form.attribute(forTypeNamed: wanted)) \(asking).\(property)" }

  /// - Parameter place: the nearest view above that an author could write the line on, if any.
  package func remedy(above place: String?) -> String {
    "Write \(provision) on a view above\(place.map { ", for instance on what \($0) shows" } ?? "")."
  }

  /// The remedy where an app itself asks.
  package var remedyInApp: String {
    form == .service
      ? "Nothing stands above an app: keep the service in a property of \(asking)."
      : "Nothing stands above an app: keep the object in a property of \(asking), such as @State private var \(instanceName) = \(wanted)()."
  }

  /// What an author would call an object of the type.
  private var instanceName: String { SourceName.instance(ofTypeNamed: wanted) }

  /// The modifier to write.
  private var provision: String { form.provision(of: instanceName, asTypeNamed: wanted) }

  // MARK: - What comes close

  /// Something that is almost what was asked for, and what to do about it.
  package struct Near {
    package let words: String
    package let remedy: String
  }

  /// The object may be `nil`, and is.
  ///
  /// - Parameter place: where it is written, as in `at Shop/RootView.swift:12` or `in RootView`.
  package func isNil(_ place: String) -> Near {
    let optional = SourceName.optional(ofTypeNamed: wanted)
    return Near(
      words: "\(optional) is written \(place), but is nil there.",
      remedy: "Give that place an object, or declare the property as \(optional).")
  }

  /// It is provided for the other kind of property.
  package func provided(as other: ObjectForm, _ place: String) -> Near {
    Near(
      words: "\(wanted) is provided with \(other.modifier) \(place).",
      remedy: "Ask for it as \(other.attribute(forTypeNamed: wanted)), or provide it with \(form.modifier).")
  }

  package func provided(asSubclass provided: String, _ place: String) -> Near {
    Near(
      words: "\(provided), a subclass of \(wanted), is provided \(place).",
      remedy:
        "An object is found by the type it is provided as: write "
        + "\(form.provision(of: "\(instanceName) as \(wanted)", asTypeNamed: wanted)) there, or ask for \(provided).")
  }

  package func provided(asSuperclass provided: String, _ place: String) -> Near {
    Near(
      words: "\(provided), the superclass of \(wanted), is provided \(place).",
      remedy: "Ask for \(provided), or provide the \(wanted) as what it is.")
  }

  /// Something that could stand for it is provided as something else.
  ///
  /// - Parameters:
  ///   - given: the type of what is provided.
  ///   - provided: the type it is provided as.
  package func provided(_ given: String, as provided: String, _ place: String) -> Near {
    Near(
      words: "\(given), which could stand for \(wanted), is provided \(place) as \(provided).",
      remedy: "What is provided is found by the type that it is provided as: write \(provision) there.")
  }

  /// The asking view provides the object itself, to what it shows, which does not include the view.
  package func provided(inOwnBodyOf view: String) -> Near {
    Near(
      words: "\(view) provides \(wanted) in its own body, which reaches only what is inside.",
      remedy:
        "Write \(provision) where \(view) is made, or move what needs it into a view of its own.")
  }

  /// A view further in provides it, for what is inside that view.
  ///
  /// - Parameter above: the view to write it on what it shows; `nil` at the top.
  package func provided(below place: String, above: String?) -> Near {
    Near(
      words: "\(wanted) is provided \(place), below this view rather than above it.",
      remedy:
        "Move that \(form.provision(of: "…", asTypeNamed: wanted)) out to \(above.map { "what \($0) shows" } ?? "where \(asking) is made")."
    )
  }

  /// A view elsewhere provides it for what is inside that view.
  ///
  /// - Parameter common: the view that shows both.
  package func provided(beside place: String, in common: String) -> Near {
    Near(
      words: "\(wanted) is provided \(place), beside this view rather than above it.",
      remedy: "Move that \(form.provision(of: "…", asTypeNamed: wanted)) out to what \(common) shows, which holds both."
    )
  }
}
