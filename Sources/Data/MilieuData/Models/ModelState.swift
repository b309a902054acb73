internal import Observation

/// What belongs to a model beside its values: who keeps it, under which key, and what has changed.
///
/// Small, since every model that is fetched has one; observation costs nothing before somebody reads a property.
@_documentation(visibility: internal)
public final class ModelState {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// The next save adds the model.
    static let inserted = Flags(rawValue: 1)
    /// The next save writes the model.
    static let changed = Flags(rawValue: 2)
    /// The next save removes the model.
    static let deleted = Flags(rawValue: 4)
    /// The row has not been read.
    static let hollow = Flags(rawValue: 8)
    /// The model stands in its context's list of inserted, changed or deleted ones, which it may do without being it any more.
    static let listedInserted = Flags(rawValue: 16)
    static let listedChanged = Flags(rawValue: 32)
    static let listedDeleted = Flags(rawValue: 64)
  }

  /// The context's part that models know.
  var registry: ModelRegistry?

  /// The entity; `nil` until a context has it.
  var plan: EntityPlan?

  /// The row's key; 0 until somebody asks, negative while it is temporary.
  package var key: Int64 = 0

  /// A bit for each property that has been set since the last save; the last stands for all further ones.
  var changed: UInt64 = 0

  var flags: Flags = []

  /// Made when a property is first read outside the context's own work.
  private var registrar: ObservationRegistrar?

  public init() {}

  /// Becomes the state of a model that is in a store.
  public func adopt(_ fault: ModelFault) {
    registry = fault.registry
    plan = fault.plan
    key = fault.key
    flags = .hollow
  }

  func identifier(_ type: any PersistentModel.Type) -> PersistentIdentifier {
    if key == 0 { key = PersistentIdentifier.makeTemporaryKey() }
    if let plan, key > 0 { return PersistentIdentifier(plan.place, key) }
    return PersistentIdentifier(EntityPlace.named(Schema.entityName(for: type), in: nil), key)
  }

  func hasChanged(_ index: Int) -> Bool { changed & (1 << UInt64(min(index, 63))) != 0 }

  // MARK: - Reading

  /// Told before a property is read.
  public func willGet<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: @autoclosure () -> KeyPath<Model, Value>
  ) {
    if let registry, registry.isQuiet { return }
    let registrar = registrar ?? ObservationRegistrar()
    self.registrar = registrar
    registrar.access(model, keyPath: keyPath())
  }

  /// Brings a value here from the store.
  public func load(_ model: some PersistentModel, _ index: Int) {
    guard let registry, let plan else { return }
    registry.load(model, plan, index)
  }

  // MARK: - Writing

  /// Told before a property is set.
  ///
  /// What a relationship was has to be known, since the models at its other end are told.
  public func willSet<Model: PersistentModel, Value>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, Value>, _ slot: ModelSlot<Value>
  ) {
    if let registry, let plan, !slot.isLoaded, plan.properties[index].relation != nil {
      registry.load(model, plan, index)
    }
    registrar?.willSet(model, keyPath: keyPath())
  }

  /// Told after a property is set.
  public func didSet<Model: PersistentModel, Value>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, Value>, _ old: ModelSlot<Value>,
    _ new: Value
  ) {
    registrar?.didSet(model, keyPath: keyPath())
    guard let registry, let plan else { return }
    let property = plan.properties[index]
    if property.isEphemeral { return }
    registry.noteChange(of: model, index)
    if property.relation != nil {
      registry.relate(model, plan, index, from: property.targets(in: old), to: property.targets(in: .loaded(new)))
    }
  }

  /// Tells observers that a property is about to change and has changed, though nobody set it.
  func announce<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
    registrar?.willSet(model, keyPath: keyPath)
    registrar?.didSet(model, keyPath: keyPath)
  }
}
