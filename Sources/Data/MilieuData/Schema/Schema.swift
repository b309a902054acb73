/// The models that a store keeps.
///
/// As SwiftData's: models that are related to those named belong to it as well.
public final class Schema: Sendable {
  /// A version of a schema; compared number by number.
  public struct Version: Comparable, Hashable, Sendable, Codable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The entities, in the order in which they were named or found.
  public let entities: [Entity]

  /// Which version this is.
  public let version: Version

  /// The version that models are coded by.
  public let encodingVersion: Version

  /// The types of the entities, in the same order.
  package let types: [any PersistentModel.Type]

  /// Makes a schema of models, and of those related to them.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    encodingVersion = version
    self.types = Self.closure(of: types)
    entities = Self.makeEntities(self.types)
  }

  /// Makes a schema of models, and of those related to them.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Entities by their name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entity of a model; `nil` if it is not in the schema.
  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    types.firstIndex { $0 == type }.map { entities[$0] }
  }

  /// The name under which a model is kept: that of its type, without what it is nested in.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    "\(type)"
  }

  /// The name of a value's type as messages and stores give it: without its being optional.
  package static func valueName(of type: Any.Type) -> String {
    let name = "\(type)"
    return type is any OptionalValue.Type && name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
  }

  private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var seen: Set<ObjectIdentifier> = []
    var all: [any PersistentModel.Type] = []
    var waiting = types[...]
    while let type = waiting.popFirst() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      all.append(type)
      waiting += type._$properties.compactMap(\.relation?.target)
    }
    return all
  }
}

extension Schema: Hashable {
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entities.map(\.name) == rhs.entities.map(\.name)
      && lhs.types.map(ObjectIdentifier.init) == rhs.types.map(ObjectIdentifier.init)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(types.map(ObjectIdentifier.init))
  }
}
