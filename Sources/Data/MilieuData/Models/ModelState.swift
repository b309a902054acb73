public import Observation

/// What belongs to a model beside its values: who keeps it, under which key, and what has changed.
///
/// Small, since every model that is fetched has one; observation costs nothing before somebody reads a property.
@_documentation(visibility: internal)
public final class ModelState {
  struct Flags: OptionSet, Sendable {
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
    /// Others have saved something else, which is not here because the model was changed or deleted here.
    static let outdated = Flags(rawValue: 128)
  }

  /// The context's part that models know.
  // NB: What is touched for each model that is read is not checked for overlapping access.
  @exclusivity(unchecked)
  @usableFromInline var registry: ModelRegistry?

  /// The entity; `nil` until a context has it.
  @exclusivity(unchecked)
  @usableFromInline var plan: EntityPlan?

  /// The row's key; 0 until somebody asks, negative while it is temporary.
  @exclusivity(unchecked)
  @usableFromInline package var key: Int64 = 0

  /// A bit for each property that has been set since the last save; the last stands for all further ones.
  @exclusivity(unchecked)
  var changed: UInt64 = 0

  @exclusivity(unchecked)
  var flags: Flags = []

  /// Made when a property is first read outside the context's own work.
  @usableFromInline var registrar: ModelRegistrar?

  public init() {}

  /// Becomes the state of a model that is in a store.
  public func adopt(_ fault: borrowing ModelFault) {
    registry = fault.registry
    plan = fault.plan
    key = fault.key
    flags = .hollow
  }

  @usableFromInline func identifier(_ type: any PersistentModel.Type) -> PersistentIdentifier {
    if key == 0 { key = PersistentIdentifier.makeTemporaryKey() }
    if let plan, key > 0 { return PersistentIdentifier(plan.place, key) }
    return PersistentIdentifier(EntityPlace.named(plan?.name ?? Schema.entityName(for: type), in: nil), key)
  }

  func hasChanged(_ index: Int) -> Bool { changed & (1 << UInt64(min(index, 63))) != 0 }

  // MARK: - Reading

  /// Told before a property is read.
  @inlinable public func willGet<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: @autoclosure () -> KeyPath<Model, Value>
  ) {
    if let registry, registry.isQuiet { return }
    let registrar = self.registrar ?? makeRegistrar()
    registrar.observation.access(model, keyPath: keyPath())
  }

  @usableFromInline func makeRegistrar() -> ModelRegistrar {
    let made = ModelRegistrar()
    registrar = made
    return made
  }

  /// Brings a value here from the store.
  ///
  /// A model that was deleted before anybody read it has no row any more: it has its defaults, or what is nearest to nothing.
  public func load<Model: PersistentModel>(_ model: Model, _ index: Int) {
    guard let registry, let plan else { return Model._$properties[index].loadPlaceholder(model) }
    registry.holding("reading a property") { registry.load(model, plan, index) }
  }

  // MARK: - Writing

  /// Told before a property is set.
  ///
  /// What a relationship was has to be known, since the models at its other end are told.
  @inlinable public func willSet<Model: PersistentModel, Value>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, Value>, _ slot: ModelSlot<Value>
  ) {
    if !slot.isLoaded { loadRelationship(model, index) }
    if let registry, registry.undo != nil { willChange(model, index) }
    registrar?.observation.willSet(model, keyPath: keyPath())
  }

  /// Told after a property is set.
  @inlinable public func didSet<Model: PersistentModel, Value>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, Value>, _ old: ModelSlot<Value>,
    _ new: Value
  ) {
    registrar?.observation.didSet(model, keyPath: keyPath())
    if registry == nil { return }
    if let property = noteSetting(model, index) {
      relate(model, index, from: property.targets(in: old), to: property.targets(in: .loaded(new)))
    }
  }

  /// Told after a relationship to one model is set.
  @inlinable public func didSet<Model: PersistentModel, Target: PersistentModel>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, Target?>, _ old: ModelSlot<Target?>,
    _ new: Target?
  ) {
    registrar?.observation.didSet(model, keyPath: keyPath())
    if registry == nil { return }
    guard noteSetting(model, index) != nil else { return }
    let before: Target? = if case .loaded(let old) = old { old } else { nil }
    relate(model, index, from: before.map { [$0] } ?? [], to: new.map { [$0] } ?? [])
  }

  /// Told after a relationship to many models is set. Only where the arrays differ are models told, since one is often appended to many.
  @inlinable public func didSet<Model: PersistentModel, Target: PersistentModel>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, [Target]>, _ old: ModelSlot<[Target]>,
    _ new: [Target]
  ) {
    registrar?.observation.didSet(model, keyPath: keyPath())
    if registry == nil { return }
    guard noteSetting(model, index) != nil, case .loaded(let old) = old else { return }
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    // One that stands elsewhere in the array as well is still there.
    let gone =
      start == oldEnd ? [] : Array(Set(old[start..<oldEnd]).subtracting(new))
    relate(model, index, from: gone, to: Array(new[start..<newEnd]))
  }

  @usableFromInline func loadRelationship(_ model: some PersistentModel, _ index: Int) {
    guard let registry, let plan, plan.properties[index].relation != nil else { return }
    registry.holding("setting a relationship") { registry.load(model, plan, index) }
  }

  @usableFromInline func willChange(_ model: some PersistentModel, _ index: Int) {
    guard let registry, let plan else { return }
    registry.holding("setting a property") { registry.undo?.willChange(model, plan, index) }
  }

  /// Notes that a property has been set.
  ///
  /// - Returns: the property, if it is a relationship.
  @usableFromInline func noteSetting(_ model: some PersistentModel, _ index: Int) -> ModelProperty? {
    guard let registry, let plan else { return nil }
    let property = plan.properties[index]
    if property.isEphemeral { return nil }
    registry.holding("setting a property") { registry.noteChange(of: model, index) }
    return property.relation == nil ? nil : property
  }

  @usableFromInline func relate(
    _ model: some PersistentModel, _ index: Int, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    guard let registry, let plan else { return }
    registry.holding("setting a relationship") { registry.relate(model, plan, index, from: old, to: new) }
  }

  /// Tells observers that a property is about to change and has changed, though nobody set it.
  @inlinable func announce<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
    registrar?.observation.willSet(model, keyPath: keyPath)
    registrar?.observation.didSet(model, keyPath: keyPath)
  }
}

/// Who observes a model. In an object of its own, since the layout of Observation's is not known until the program runs, and it is asked for
/// with each property that is set.
@usableFromInline final class ModelRegistrar {
  @usableFromInline let observation = ObservationRegistrar()
}
