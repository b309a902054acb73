/// Something that a report tells its reader to look at.
package protocol WiringFinding {
  /// In words, as where the app runs.
  var diagnosis: Diagnosis { get }

  /// In the JSON form of a report.
  var json: WiringJSON { get }
}

extension WiringReport {
  /// A requirement that nothing above meets, or a value that cannot be made because it is made from itself.
  public struct Missing: Hashable, Sendable, WiringFinding {
    /// The type that is asked for.
    public let type: String
    public let form: Form

    /// The type that declares the property, and its name there.
    public let holder: String
    public let property: String

    /// The properties that lead from the view to the holder; empty where the view itself asks.
    public let through: [String]

    /// The shortest way from the root of the report down to the view that asks.
    public let path: [String]

    /// At how many places, written in the bodies of views, the view stands without what it asks for.
    public let places: Int

    /// What comes close, such as a provider beside the view rather than above it; `nil` where nothing does.
    public let nearest: String?

    /// For a value that is made from itself: the keys from one back to that one. Else empty.
    public let cycle: [String]

    /// What to write where.
    public let remedy: String

    package init(
      type: String, form: Form, holder: String, property: String, through: [String], path: [String], places: Int,
      nearest: String?, cycle: [String] = [], remedy: String
    ) {
      self.type = type
      self.form = form
      self.holder = holder
      self.property = property
      self.through = through
      self.path = path
      self.places = places
      self.nearest = nearest
      self.cycle = cycle
      self.remedy = remedy
    }

    package var diagnosis: Diagnosis {
      let words = MissingObjectWords(
        wanted: type, form: form.ofObjects, asking: holder)
      let lines: [(String, String?)] = [
        ("cycle", cycle.isEmpty ? nil : CycleWords(keys: cycle).path),
        ("asked by", cycle.isEmpty ? asker(words) : nil),
        ("through", through.isEmpty ? nil : through.joined(separator: " › ")),
        ("at", path.joined(separator: " › ")),
        ("places", places > 1 ? "\(places), of which this is the first" : nil),
        ("nearest", nearest),
        ("remedy", remedy),
      ]
      return Diagnosis(
        summary: cycle.isEmpty ? words.summary : CycleWords(keys: cycle).summary,
        details: lines.compactMap { label, words in words.map { Diagnosis.Detail(label: label, words: $0) } })
    }

    /// A value may be asked for in several ways, of which the property's name says enough.
    private func asker(_ words: MissingObjectWords) -> String {
      form == .value ? "\(holder).\(property)" : words.asker(property: property)
    }

    package var json: WiringJSON {
      [
        "type": .string(type), "form": .string(form.rawValue), "holder": .string(holder),
        "property": .string(property), "through": .strings(through), "path": .strings(path),
        "places": .number(places), "nearest": nearest.map { .string($0) } ?? .null,
        "cycle": .strings(cycle), "remedy": .string(remedy),
      ]
    }
  }

  /// A place that types say nothing about, so that a report cannot tell what is required there.
  public struct Unseen: Hashable, Sendable, WiringFinding {
    /// What hides it: `AnyView`, another type that does not say what it contains, or a property that may ask for either of two things.
    public let subject: String

    /// The screens on the way to it, as of a ``Requirement``.
    public let screens: [String]

    /// The shortest way from the root of the report down to it.
    public let path: [String]

    /// At how many places, written in the bodies of views, the same stands in the same view.
    public let places: Int

    /// How to see what is there.
    public let remedy: String

    package init(subject: String, screens: [String], path: [String], places: Int, remedy: String) {
      self.subject = subject
      self.screens = screens
      self.path = path
      self.places = places
      self.remedy = remedy
    }

    package var diagnosis: Diagnosis {
      Diagnosis(
        summary: subject + (places > 1 ? ", at \(places) places" : ""),
        details: [
          Diagnosis.Detail(label: "at", words: path.joined(separator: " › ")),
          Diagnosis.Detail(label: "remedy", words: remedy),
        ])
    }

    package var json: WiringJSON {
      [
        "subject": .string(subject), "screens": .strings(screens), "path": .strings(path), "places": .number(places),
        "remedy": .string(remedy),
      ]
    }
  }
}

extension WiringReport.Form {
  /// How what is missing is asked for, as an object.
  fileprivate var ofObjects: ObjectForm {
    switch self {
    case .object, .value: .observable
    case .environmentObject: .observedObject
    case .service: .service
    }
  }
}
