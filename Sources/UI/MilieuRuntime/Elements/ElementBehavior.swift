/// What an element answers events with. May be shared by several elements, as the rows of one list do.
@MainActor
package final class ElementBehavior {
  package typealias Handler = @MainActor (ElementEvent, Element) -> Void

  /// A disabled element takes no event.
  package var isDisabled = false

  /// An inert element, such as a hidden one, takes no event and neither does anything inside it.
  package var isInert = false

  /// Ends what the element asks, once something inside has answered; for dialogs.
  package internal(set) var onFinish: (@MainActor () -> Void)?

  /// In whose environment events are answered, where the behaviour belongs to one element. The element drops the behaviour when the
  /// node goes.
  unowned let node: Node?

  package init(node: Node? = nil) {
    self.node = node
  }

  /// States what happens when a person does something, for behaviour that several elements share.
  package func on(_ name: ElementEvent.Name, _ handler: @escaping Handler) {
    handlers.removeAll { $0.name == name }
    handlers.append((name, handler))
  }

  /// Called when something inside an element that shows its content in a form of its own has changed.
  var onContentChange: (() -> Void)?

  var handlers: [(name: ElementEvent.Name, handler: Handler)] = []

  /// Does what a person's act would do, on behalf of another element.
  package func perform(_ name: ElementEvent.Name, on element: Element) {
    handler(for: name)?(ElementEvent(name), element)
  }

  func handler(for name: ElementEvent.Name) -> Handler? {
    handlers.first { $0.name == name }?.handler
  }
}
