internal import MilieuRuntime

extension ElementDescription {
  /// States the style a control is drawn in, unless it is the host's own choice.
  mutating func setStyle(_ name: String) {
    if name != "automatic" { set(.style, name) }
  }

  /// States whether a control takes what a person does.
  mutating func setEnabled(_ isEnabled: Bool) {
    guard !isEnabled else { return }
    set(.isDisabled, true)
    isDisabled = true
  }
}

extension Element {
  /// The words that this element and those inside show, in order.
  package var words: String {
    if let text = self[.text] { return text }
    if let runs = self[.runs] { return runs.map(\.text).joined() }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
