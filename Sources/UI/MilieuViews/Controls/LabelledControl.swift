package import MilieuRuntime

/// A control of which its style places one label.
@MainActor
package protocol LabelledControl: StyledControl where StyleParts == TypedContentSource<Label> {
  associatedtype Label: View

  var label: Label { get }
}

extension LabelledControl {
  package func makeStyleParts() -> TypedContentSource<Label> { TypedContentSource(label) }

  package func updateStyleParts(_ parts: TypedContentSource<Label>, changingBody change: () -> Void) {
    parts.update(label, changingBody: change)
  }
}
