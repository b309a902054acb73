package import MilieuRuntime

extension ElementEvent.Name {
  /// The element was pressed, clicked or chosen with the keyboard. No value.
  package static let tap = ElementEvent.Name("tap")
  /// The element is held down; sent by elements that carry `tellsPress`. No value.
  package static let press = ElementEvent.Name("press")
  /// The element is no longer held down, or the pointer has left it; a ``tap`` may follow. No value.
  package static let release = ElementEvent.Name("release")
  /// The words in a field are now others. Value: the text.
  package static let input = ElementEvent.Name("input")
  /// A control was set. Value: a flag (toggle), a number (slider), or the position of an option (picker).
  package static let change = ElementEvent.Name("change")
  /// The person confirmed what is in a field. No value.
  package static let submit = ElementEvent.Name("submit")
  /// The person closes something presented, such as with Escape or by pressing beside it. No value.
  package static let dismiss = ElementEvent.Name("dismiss")
  /// One step up. No value.
  package static let increment = ElementEvent.Name("increment")
  /// One step down. No value.
  package static let decrement = ElementEvent.Name("decrement")
  /// The keyboard came to the element; sent by elements that carry a `focusCommand`. No value.
  package static let focus = ElementEvent.Name("focus")
  /// The keyboard left the element; sent by elements that carry a `focusCommand`. No value.
  package static let blur = ElementEvent.Name("blur")
  /// A gesture goes on. Value: the pointer's place and the place where it went down, in points from the element's upper left corner,
  /// as a text: four numbers with commas between.
  package static let drag = ElementEvent.Name("drag")
  /// A gesture has ended well. Value: as of ``drag``.
  package static let drop = ElementEvent.Name("drop")
  /// A gesture was called off. A host may send the same value as with ``drag``, as pages do, or none; it is not read.
  package static let cancel = ElementEvent.Name("cancel")
}
