internal import MilieuEnvironment

/// What is worked out once for a type whose values stand in nodes.
@MainActor
package final class TypeFacts {
  /// Whether a body of this type ever read an `@Observable` property.
  var readsObservables = false

  /// How the dynamic properties among the stored ones are connected; `nil` where there are none.
  private let fields: DynamicPropertyBehavior?

  private let comparison: ValueComparison
  private let size: Int

  private init(_ type: Any.Type) {
    fields = FieldLayout.isStruct(type) ? DynamicPropertyBehavior.ofFields(of: type) : nil
    comparison =
      if let fields, !(type is any Equatable.Type) { fields.comparison } else { ValueEquality.comparison(of: type) }
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
        if fields == nil, ValueEquality.haveSameBits(left, right, size: size) { return true }
        return comparison.areEqual(left, right)
      }
    }
  }

  // MARK: - Connecting

  /// Connects the dynamic properties of a value that now stands in a node.
  ///
  /// - Parameter old: the value that stood there before, whose connections carry over.
  func connect<Value>(_ value: inout Value, replacing old: UnsafeMutableRawPointer?, to node: Node) {
    guard let fields else { return }
    withUnsafeMutablePointer(to: &value) { fields.connect($0, old, node) }
  }

  /// Gets the dynamic properties ready for a body.
  ///
  /// - Returns: what the body would read and nothing provides; a body must not run without it. The runtime's own views and modifiers
  ///   ask for no objects.
  @discardableResult
  func prepare<Value>(_ value: inout Value) -> [MissingDependency] {
    guard let prepare = fields?.prepare else { return [] }
    var missing: [MissingDependency] = []
    withUnsafeMutablePointer(to: &value) { prepare($0, &missing) }
    return missing
  }

  /// Whether a change that was announced left something different from what was read last time.
  func refresh<Value>(_ value: inout Value) -> Bool {
    guard let refresh = fields?.refresh else { return false }
    return withUnsafeMutablePointer(to: &value) { refresh($0) }
  }

  /// The stored property that reads through a reader.
  func property<Value>(of reader: EnvironmentReader, in value: inout Value) -> PropertyName? {
    guard let property = fields?.property else { return nil }
    return withUnsafeMutablePointer(to: &value) { property($0, reader) }
  }

  /// What the stored properties read through.
  func environmentReaders<Value>(in value: inout Value) -> [EnvironmentReader] {
    guard let readers = fields?.readers else { return [] }
    return withUnsafeMutablePointer(to: &value) { readers($0) }
  }

  func disconnect<Value>(_ value: inout Value) {
    guard let disconnect = fields?.disconnect else { return }
    withUnsafeMutablePointer(to: &value) { disconnect($0) }
  }
}
