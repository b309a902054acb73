internal import MilieuEnvironment

/// What is worked out once for a type whose values stand in nodes.
@MainActor
package final class TypeFacts {
  /// Whether a body of this type ever read an `@Observable` property.
  var readsObservables = false

  /// The dynamic properties to connect to a node.
  let dynamicFields: [DynamicField]

  /// Whether any of the dynamic fields wants to hear before a body is evaluated.
  let preparesFields: Bool

  private let comparison: ValueComparison
  private let hasDynamicFields: Bool
  private let size: Int

  struct DynamicField {
    let offset: Int
    let behavior: DynamicPropertyBehavior
  }

  private init(_ type: Any.Type) {
    let fields = FieldLayout.isStruct(type) ? FieldLayout.fields(of: type) : []
    dynamicFields = fields.compactMap { field in
      (field.type as? any DynamicProperty.Type).map { DynamicField(offset: field.offset, behavior: $0.behavior) }
    }
    hasDynamicFields = !dynamicFields.isEmpty
    preparesFields = dynamicFields.contains { $0.behavior.prepare != nil }
    comparison = Self.comparison(of: type, fields: fields)
    size = FieldLayout.size(of: type)
  }

  private static var known: [ObjectIdentifier: TypeFacts] = [:]

  static func of(_ type: Any.Type) -> TypeFacts {
    let id = ObjectIdentifier(type)
    if let facts = known[id] { return facts }
    let facts = TypeFacts(type)
    known[id] = facts
    return facts
  }

  // MARK: - Comparing

  /// Whether a newly made value says the same as the one that stands.
  ///
  /// Properties that are connected to the node, such as state, are left out: a new value has none yet.
  func areEqual<Value>(_ left: inout Value, _ right: inout Value) -> Bool {
    withUnsafeMutablePointer(to: &left) { left in
      withUnsafeMutablePointer(to: &right) { right in
        if !hasDynamicFields, ValueEquality.haveSameBits(left, right, size: size) { return true }
        return comparison.areEqual(left, right)
      }
    }
  }

  private static func comparison(of type: Any.Type, fields: [FieldLayout]) -> ValueComparison {
    let isDynamic = fields.contains { $0.type is any DynamicProperty.Type }
    guard isDynamic, !(type is any Equatable.Type) else { return ValueEquality.comparison(of: type) }
    let parts = fields.map { field in
      guard let dynamic = field.type as? any DynamicProperty.Type else { return ValueComparison.Part(field) }
      return ValueComparison.Part(field, comparison: dynamic.behavior.comparison)
    }
    return ValueComparison { left, right in parts.allSatisfy { $0.isEqual(left, right) } }
  }

  // MARK: - Connecting

  /// Connects the dynamic properties of a value that now stands in a node.
  ///
  /// - Parameter old: the value that stood there before, whose connections carry over.
  func connect<Value>(_ value: inout Value, replacing old: UnsafeMutableRawPointer?, to node: Node) {
    guard hasDynamicFields else { return }
    withUnsafeMutablePointer(to: &value) { value in
      let base = UnsafeMutableRawPointer(value)
      for field in dynamicFields {
        field.behavior.connect(base + field.offset, old.map { $0 + field.offset }, node)
      }
    }
  }

  /// Gets the dynamic properties ready for a body.
  func prepare<Value>(_ value: inout Value) {
    guard preparesFields else { return }
    withUnsafeMutablePointer(to: &value) { value in
      let base = UnsafeMutableRawPointer(value)
      for field in dynamicFields { field.behavior.prepare?(base + field.offset) }
    }
  }

  /// Whether a change that was announced left something different from what was read last time.
  func refresh<Value>(_ value: inout Value) -> Bool {
    guard hasDynamicFields else { return false }
    return withUnsafeMutablePointer(to: &value) { value in
      let base = UnsafeMutableRawPointer(value)
      var hasChanged = false
      for field in dynamicFields {
        if let refresh = field.behavior.refresh, refresh(base + field.offset) { hasChanged = true }
      }
      return hasChanged
    }
  }

  func disconnect<Value>(_ value: inout Value) {
    guard hasDynamicFields else { return }
    withUnsafeMutablePointer(to: &value) { value in
      let base = UnsafeMutableRawPointer(value)
      for field in dynamicFields { field.behavior.disconnect?(base + field.offset) }
    }
  }
}
