package import MilieuEnvironment

/// An environment key whose value also says how things look, and which hosts let elements inherit.
package protocol InheritedStyleKey: EnvironmentKey {
  /// The property that carries a value to the host; `nil` for a value that changes nothing.
  static func styleProperty(for value: Value) -> (name: ElementPropertyName, value: ElementValue)?
}

@MainActor
enum InheritedStyle {
  private static var isStyle: [ObjectIdentifier: Bool] = [:]

  /// The properties for what a scope itself provides.
  static func properties(of scope: EnvironmentScope) -> ContiguousArray<Element.Property> {
    var properties: ContiguousArray<Element.Property> = []
    for slot in scope.ownSlots where isStyle(slot) {
      guard let key = slot.keyType as? any InheritedStyleKey.Type, let property = property(key, slot) else { continue }
      properties.append(property)
    }
    return properties
  }

  /// The properties for what reaches a place from providers in the tree; the host's own values reach everything by themselves.
  ///
  /// - Parameter reader: where the place is; told which slots were used.
  static func properties(reaching reader: EnvironmentReader) -> ContiguousArray<Element.Property> {
    var properties: ContiguousArray<Element.Property> = []
    var seen: Set<ObjectIdentifier> = []
    var next: EnvironmentScope? = reader.scope
    while let scope = next, !scope.isHost {
      for slot in scope.ownSlots where isStyle(slot) && seen.insert(slot.key).inserted {
        reader.didRead(slot)
        guard let key = slot.keyType as? any InheritedStyleKey.Type, let property = property(key, slot) else {
          continue
        }
        properties.append(property)
      }
      next = scope.parent
    }
    return properties
  }

  private static func isStyle(_ slot: EnvironmentSlot) -> Bool {
    if let known = isStyle[slot.key] { return known }
    let answer = slot.keyType is any InheritedStyleKey.Type
    isStyle[slot.key] = answer
    return answer
  }

  private static func property<Key: InheritedStyleKey>(_ key: Key.Type, _ slot: EnvironmentSlot) -> Element.Property? {
    guard let value = slot.erasedValue as? Key.Value, let property = Key.styleProperty(for: value) else { return nil }
    return (property.name, property.value)
  }
}
