public import Observation

/// A class whose objects a ``ModelContext`` keeps: what `@Model` makes of one.
///
/// As SwiftData's, with one difference: two models are equal when they are the same object. A context has one object for a row, and an
/// object's identifier changes when it is first saved, which must not lose it in a set.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What `@Model` tells of the properties.
  @_documentation(visibility: internal) static var _$properties: [ModelProperty] { get }

  /// The properties that give the model's identifier, unless one of them is kept.
  @_documentation(visibility: internal) static var _$identifiers: [AnyKeyPath] { get }

  /// Sets of properties whose values no two models share, as `#Unique` says.
  @_documentation(visibility: internal) static var _$uniques: [[AnyKeyPath]] { get }

  /// Sets of properties by which models are found fast, as `#Index` says.
  @_documentation(visibility: internal) static var _$indices: [[AnyKeyPath]] { get }

  /// What belongs to the model beside its values.
  @_documentation(visibility: internal) var _$state: ModelState { get }

  /// Makes a model whose values are still in the store.
  @_documentation(visibility: internal) init(_$fault: borrowing ModelFault)
}

extension PersistentModel {
  public static var _$uniques: [[AnyKeyPath]] { [] }
  public static var _$indices: [[AnyKeyPath]] { [] }

  /// Names the row. Until the model is first saved it is temporary, and another one afterwards.
  public var persistentModelID: PersistentIdentifier { _$state.identifier(Self.self) }

  /// The model's ``persistentModelID``, unless the class declares an `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the model; `nil` before it is inserted, and after it has been deleted and saved.
  public var modelContext: ModelContext? { _$state.registry?.context }

  /// Whether the next save removes the model.
  public var isDeleted: Bool { _$state.flags.contains(.deleted) }

  /// Whether the model has been inserted, changed or deleted since it was last saved.
  public var hasChanges: Bool { !_$state.flags.isDisjoint(with: [.inserted, .changed, .deleted]) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
