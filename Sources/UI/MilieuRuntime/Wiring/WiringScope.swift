/// What is provided at a place: for each key, which provision is the nearest. Equal scopes are one value, known by its number.
struct WiringScope {
  fileprivate(set) var number = 0
  fileprivate(set) var provisions: [ObjectIdentifier: Int] = [:]

  /// The nearest provision of a key, or of a type of values.
  subscript(_ key: Any.Type) -> Int? { provisions[ObjectIdentifier(key)] }
}

/// Gives equal scopes one number.
struct WiringScopes {
  private var numbers: [[ObjectIdentifier: Int]: Int] = [[:]: 0]

  mutating func adding(_ provision: Int, for key: Any.Type, to scope: WiringScope) -> WiringScope {
    var provisions = scope.provisions
    provisions[ObjectIdentifier(key)] = provision
    let number = numbers[provisions] ?? numbers.count
    numbers[provisions] = number
    return WiringScope(number: number, provisions: provisions)
  }
}
