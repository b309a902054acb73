extension ModelProperty {
  /// A relationship to one model that is always there.
  @inlinable public convenience init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, Target>, _ get: @escaping (Model) -> ModelSlot<Target>,
    _ set: @escaping (Model, ModelSlot<Target>) -> Void, standard: (() -> Target)? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(
      name, keyPath, get, set, standard, options,
      Kind(
        relation: Relation(target: Target.self, isToMany: false),
        read: { $0.isNull($1) ? .unloaded : .key($0.integer($1)) },
        write: { $1.write($0._$state.key, $2) }, targets: { [$0] }, value: { $0.first as? Target }))
  }

  /// A relationship to one model or none.
  @inlinable public convenience init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, Target?>, _ get: @escaping (Model) -> ModelSlot<Target?>,
    _ set: @escaping (Model, ModelSlot<Target?>) -> Void, standard: (() -> Target?)? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(
      name, keyPath, get, set, standard, options,
      Kind(
        isOptional: true, relation: Relation(target: Target.self, isToMany: false),
        read: { $0.isNull($1) ? .loaded(nil) : .key($0.integer($1)) },
        write: { target, row, column in
          if let target { row.write(target._$state.key, column) } else { row.writeNull(column) }
        }, targets: { $0.map { [$0] } ?? [] }, value: { .some($0.first as? Target) }))
  }

  /// A relationship to many models.
  @inlinable public convenience init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, [Target]>, _ get: @escaping (Model) -> ModelSlot<[Target]>,
    _ set: @escaping (Model, ModelSlot<[Target]>) -> Void, standard: (() -> [Target])? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(
      name, keyPath, get, set, standard, options,
      Kind(
        relation: Relation(target: Target.self, isToMany: true), targets: { $0 },
        value: { $0.map { unsafeDowncast($0, to: Target.self) } }, edit: { Self.editArray(&$0, $1, $2) }))
  }

  /// A relationship to many models that may be absent; what is read of a store is never absent.
  @inlinable public convenience init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, [Target]?>, _ get: @escaping (Model) -> ModelSlot<[Target]?>,
    _ set: @escaping (Model, ModelSlot<[Target]?>) -> Void, standard: (() -> [Target]?)? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(
      name, keyPath, get, set, standard, options,
      Kind(
        isOptional: true, relation: Relation(target: Target.self, isToMany: true), targets: { $0 ?? [] },
        value: { .some($0.map { unsafeDowncast($0, to: Target.self) }) },
        edit: { value, kind, other in
          if value == nil { value = [] }
          return Self.editArray(&value!, kind, other)
        }))
  }

  /// Appends a model that is not in an array, or removes one that is, as often as it is there: a program may have appended it twice.
  @inlinable static func editArray<Target: PersistentModel>(
    _ array: inout [Target], _ edit: ArrayEdit, _ other: AnyObject
  ) -> Bool {
    let count = array.count
    switch edit {
    case .append:
      guard !array.contains(where: { $0 === other }) else { return false }
      array.append(unsafeDowncast(other, to: Target.self))
    case .remove: array.removeAll { $0 === other }
    }
    return array.count != count
  }
}
