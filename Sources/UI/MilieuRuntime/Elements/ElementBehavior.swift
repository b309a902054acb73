/// What an element answers events with. May be shared by several elements, as the rows of one list do.
@MainActor
package final class ElementBehavior {
  package typealias Handler = @MainActor (ElementEvent, Element) -> Void

  /// A disabled element takes no event.
  package var isDisabled = false

  /// An inert element, such as a hidden one, takes no event and neither does anything inside it.
  package var isInert = false

  /// Called when something inside an element that shows its content in a form of its own has changed.
  var onContentChange: (() -> Void)?

  var handlers: [(name: ElementEvent.Name, handler: Handler)] = []

  func handler(for name: ElementEvent.Name) -> Handler? {
    handlers.first { $0.name == name }?.handler
  }
}
