package import MilieuEnvironment

/// A stored property of a view that is connected to something outside the view's value.
///
/// A struct of your own that conforms may hold `@State`, `@Environment` and the like, and is connected with the view that holds
/// it. As SwiftUI: ``update()`` is called before each evaluation of the view's body.
public protocol DynamicProperty {
  /// Brings the property up to date before the view's body is evaluated. Does nothing unless you say otherwise.
  @MainActor mutating func update()

  /// How the property is connected to the node of its view.
  @_documentation(visibility: internal)
  @MainActor static var behavior: DynamicPropertyBehavior { get }
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}

  /// A property that is made of properties: each is connected, then ``update()`` is called before a body.
  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior { .composed(of: Self.self) }
}

/// How one type of dynamic property is connected to a node: worked out once a type.
@MainActor
@_documentation(visibility: internal)
public final class DynamicPropertyBehavior {
  /// Connects a new value at the first address, carrying over the connection of the old one at the second.
  let connect: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Node) -> Void

  /// Gets the value ready for a body, and adds what the body would read and nothing provides.
  let prepare: ((UnsafeMutableRawPointer, inout [MissingDependency]) -> Void)?

  /// Looks again at what was announced to have changed, and tells whether it differs from what was read.
  let refresh: ((UnsafeMutableRawPointer) -> Bool)?

  /// The property whose value reads through a reader, for explanations; `nil` for one that is not concerned.
  let property: ((UnsafeMutableRawPointer, EnvironmentReader) -> PropertyName?)?

  /// What the value reads the environment through; `nil` for one that does not.
  let readers: ((UnsafeMutableRawPointer) -> [EnvironmentReader])?

  /// Ends the connection; called once, when the node closes.
  let disconnect: ((UnsafeMutableRawPointer) -> Void)?

  /// Whether two values say the same, leaving their connections aside.
  let comparison: ValueComparison

  package init<Property>(
    for type: Property.Type,
    connect: @escaping (inout Property, UnsafeMutablePointer<Property>?, Node) -> Void,
    prepare: ((inout Property, inout [MissingDependency]) -> Void)? = nil,
    refresh: ((inout Property) -> Bool)? = nil,
    disconnect: ((inout Property) -> Void)? = nil,
    reader: ((Property) -> EnvironmentReader?)? = nil,
    isSame: @escaping (Property, Property) -> Bool
  ) {
    func typed(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Property> {
      pointer.assumingMemoryBound(to: Property.self)
    }
    self.connect = { connect(&typed($0).pointee, $1.map(typed), $2) }
    self.prepare = prepare.map { prepare in { prepare(&typed($0).pointee, &$1) } }
    self.refresh = refresh.map { refresh in { refresh(&typed($0).pointee) } }
    self.disconnect = disconnect.map { disconnect in { disconnect(&typed($0).pointee) } }
    property = reader.map { reader in { reader(typed($0).pointee) === $1 ? PropertyName() : nil } }
    readers = reader.map { reader in { reader(typed($0).pointee).map { [$0] } ?? [] } }
    comparison = ValueComparison { left, right in
      isSame(
        left.assumingMemoryBound(to: Property.self).pointee, right.assumingMemoryBound(to: Property.self).pointee)
    }
  }

  private init(
    connect: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, Node) -> Void,
    prepare: ((UnsafeMutableRawPointer, inout [MissingDependency]) -> Void)?,
    refresh: ((UnsafeMutableRawPointer) -> Bool)?,
    property: ((UnsafeMutableRawPointer, EnvironmentReader) -> PropertyName?)?,
    readers: ((UnsafeMutableRawPointer) -> [EnvironmentReader])?,
    disconnect: ((UnsafeMutableRawPointer) -> Void)?,
    comparison: ValueComparison
  ) {
    self.connect = connect
    self.prepare = prepare
    self.refresh = refresh
    self.property = property
    self.readers = readers
    self.disconnect = disconnect
    self.comparison = comparison
  }

  /// A property whose own stored properties are what is connected.
  static func composed<Property: DynamicProperty>(of type: Property.Type) -> DynamicPropertyBehavior {
    let inner = nested(in: type)
    return DynamicPropertyBehavior(
      connect: inner.connect,
      prepare: { pointer, missing in
        let before = missing.count
        inner.prepare?(pointer, &missing)
        // What the author does to bring the property up to date may read what is missing.
        guard missing.count == before else { return }
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
      },
      refresh: inner.refresh,
      property: inner.property,
      readers: inner.readers,
      disconnect: inner.disconnect,
      comparison: inner.comparison)
  }

  /// The dynamic properties inside a value of any type, such as an app or a scene.
  package static func nested(in type: Any.Type) -> DynamicPropertyBehavior {
    ofFields(of: type)
      ?? DynamicPropertyBehavior(
        connect: { _, _, _ in }, prepare: nil, refresh: nil, property: nil, readers: nil, disconnect: nil,
        comparison: ValueEquality.comparison(of: type))
  }

  /// The dynamic properties among the stored ones of a type; `nil` where there are none.
  static func ofFields(of type: Any.Type) -> DynamicPropertyBehavior? {
    typealias Field = (name: String, offset: Int, behavior: DynamicPropertyBehavior)
    var dynamic: [Field] = []
    let parts = FieldLayout.fields(of: type).flatMap(flattened).map { field in
      guard let property = field.type as? any DynamicProperty.Type else {
        if ModelRequests.areIn(field.type) { dynamic.append((field.name, field.offset, .model)) }
        return ValueComparison.Part(field)
      }
      let behavior = property.behavior
      dynamic.append((field.name, field.offset, behavior))
      return ValueComparison.Part(field, comparison: behavior.comparison)
    }
    guard !dynamic.isEmpty else { return nil }
    let fields = dynamic
    return DynamicPropertyBehavior(
      connect: { new, old, node in
        for field in fields { field.behavior.connect(new + field.offset, old.map { $0 + field.offset }, node) }
      },
      prepare: fields.allSatisfy { $0.behavior.prepare == nil }
        ? nil
        : { pointer, missing in
          for field in fields {
            let before = missing.count
            field.behavior.prepare?(pointer + field.offset, &missing)
            for index in before..<missing.count { missing[index].name.isStored(in: field.name, of: type) }
          }
        },
      refresh: fields.allSatisfy { $0.behavior.refresh == nil }
        ? nil
        : { pointer in
          fields.reduce(false) { hasChanged, field in
            (field.behavior.refresh?(pointer + field.offset) ?? false) || hasChanged
          }
        },
      property: fields.allSatisfy { $0.behavior.property == nil }
        ? nil
        : { pointer, reader in
          for field in fields {
            guard var name = field.behavior.property?(pointer + field.offset, reader) else { continue }
            name.isStored(in: field.name, of: type)
            return name
          }
          return nil
        },
      readers: fields.allSatisfy { $0.behavior.readers == nil }
        ? nil
        : { pointer in fields.flatMap { $0.behavior.readers?(pointer + $0.offset) ?? [] } },
      disconnect: { pointer in for field in fields { field.behavior.disconnect?(pointer + field.offset) } },
      comparison: ValueComparison { left, right in parts.allSatisfy { $0.isEqual(left, right) } })
  }

  /// A stored property, or the elements of one that is a tuple with dynamic properties in it.
  private static func flattened(_ field: FieldLayout) -> [FieldLayout] {
    let elements = field.elements
    return elements.contains { $0.type is any DynamicProperty.Type } ? elements : [field]
  }
}
