/// What is in force at a place: for each key, which provision is the nearest, and for each kind of control, which style. Equal scopes are
/// one value, known by its number.
struct WiringScope {
  fileprivate struct Content: Hashable {
    var provisions: [ObjectIdentifier: Int] = [:]
    var styles: [ObjectIdentifier: Int] = [:]
  }

  fileprivate(set) var number = 0
  fileprivate var content = Content()

  /// The nearest provision of a key, or of a type of values.
  subscript(_ key: Any.Type) -> Int? { content.provisions[ObjectIdentifier(key)] }

  /// The nearest provision of each key.
  var provisions: some Collection<Int> { content.provisions.values }

  /// The author's style in force for the controls that are described by a type.
  func style(for configuration: Any.Type) -> Int? { content.styles[ObjectIdentifier(configuration)] }
}

/// Gives equal scopes one number.
struct WiringScopes {
  private var numbers: [WiringScope.Content: Int] = [WiringScope.Content(): 0]

  mutating func adding(_ provision: Int, for key: Any.Type, to scope: WiringScope) -> WiringScope {
    changing(scope) { $0.provisions[ObjectIdentifier(key)] = provision }
  }

  /// - Parameter style: `nil` for one of the system.
  mutating func adding(style: Int?, for configuration: Any.Type, to scope: WiringScope) -> WiringScope {
    changing(scope) { $0.styles[ObjectIdentifier(configuration)] = style }
  }

  private mutating func changing(_ scope: WiringScope, _ change: (inout WiringScope.Content) -> Void) -> WiringScope {
    var scope = scope
    change(&scope.content)
    scope.number = numbers[scope.content] ?? numbers.count
    numbers[scope.content] = scope.number
    return scope
  }
}
