package import MilieuEnvironment

/// Where a description reads the environment; asked only by descriptions that read it.
@MainActor
protocol DescriptionEnvironment: AnyObject {
  var descriptionEnvironment: EnvironmentValues { get }
}

/// What a primitive view says its element is like, each time it is asked.
@MainActor
@_documentation(visibility: internal)
public struct ElementDescription {
  var properties: ContiguousArray<Element.Property> = []
  var handlers: [(name: ElementEvent.Name, handler: ElementBehavior.Handler)] = []
  var summary: (@MainActor (Element) -> Void)?

  /// Whether the element refuses events.
  package var isDisabled = false

  /// Whether what is inside is out of sight for now: it takes no events, and counts as having disappeared.
  package var isCovered = false

  /// Whether nothing inside the element takes events either.
  package var isInert = false

  /// Ends what the element asks, once something inside has answered.
  package var onFinish: (@MainActor () -> Void)?

  private let source: (any DescriptionEnvironment)?

  /// What the element's content is arranged in.
  package let rows: RowContext?

  var describeRow: (@MainActor (Element) -> Void)?

  init(environment source: (any DescriptionEnvironment)?, rows: RowContext? = nil) {
    self.source = source
    self.rows = rows
  }

  /// The environment where the element stands; what is read here is read again when it changes.
  package var environment: EnvironmentValues { source?.descriptionEnvironment ?? EnvironmentValues() }

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
