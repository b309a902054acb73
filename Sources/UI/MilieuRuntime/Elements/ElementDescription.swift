package import MilieuEnvironment

/// What a primitive view says its element is like, each time it is asked.
@MainActor
@_documentation(visibility: internal)
public struct ElementDescription {
  var properties: ContiguousArray<Element.Property> = []
  var handlers: [(name: ElementEvent.Name, handler: ElementBehavior.Handler)] = []
  var summary: (@MainActor (Element) -> Void)?

  /// Whether the element refuses events.
  package var isDisabled = false

  /// Whether nothing inside the element takes events either.
  package var isInert = false

  /// The environment where the element stands; what is read here is read again when it changes.
  package let environment: EnvironmentValues

  /// What the element's content is arranged in.
  package let rows: RowContext?

  var describeRow: (@MainActor (Element) -> Void)?

  init(environment: EnvironmentValues, rows: RowContext? = nil) {
    self.environment = environment
    self.rows = rows
  }

  /// States a property. `nil` leaves it out.
  package mutating func set<Value>(_ property: ElementProperty<Value>, _ value: Value?) {
    guard let value else { return }
    properties.append((property.name, ElementValue(value)))
  }

  /// States what happens when a person does something to the element.
  package mutating func on(_ name: ElementEvent.Name, _ handler: @escaping ElementBehavior.Handler) {
    handlers.append((name, handler))
  }

  /// States what each row in the element is like; called for every row that appears, and for all when this is described again.
  package mutating func describeRows(_ describe: @escaping @MainActor (Element) -> Void) {
    describeRow = describe
  }

  /// States that the element shows its content in a form of its own, such as the choices of a menu: the content's elements are not
  /// shown, and whenever they change the function derives properties from them.
  package mutating func summarizeContent(_ summary: @escaping @MainActor (Element) -> Void) {
    self.summary = summary
  }
}
