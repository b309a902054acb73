/// Something a person did to an element.
package struct ElementEvent: Sendable {
  /// The kinds of acts a host reports.
  package struct Name: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
      self.text = text
    }

    /// The element was pressed, clicked or chosen with the keyboard. No value.
    static let press = Name("tap")
  }

  package let name: Name

  /// What was entered or chosen, when the act carries a value.
  package let value: ElementValue?

  package init(_ name: Name, value: ElementValue? = nil) {
    self.name = name
    self.value = value
  }
}

/// What became of an event.
package enum ElementEventOutcome: Equatable, Sendable {
  /// A handler ran.
  case handled
  /// No element of that identity is shown; nothing happened.
  case unknownElement
  /// The element, or one around it, is disabled; nothing happened.
  case disabled
  /// The element is shown but does not take such events; nothing happened.
  case notAccepted
}
