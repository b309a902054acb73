/// A property of a model as its context sees it: by name, without its type.
///
/// `@Model` lists one for each property. Which kind it is of follows from the overload that the type of its value selects.
// Unchecked: nothing in it changes, and the closures read and write only the model they are given.
@_documentation(visibility: internal)
public final class ModelProperty: @unchecked Sendable {
  /// What lies at the other end of a relationship.
  @usableFromInline package struct Relation {
    package let target: any PersistentModel.Type
    package let isToMany: Bool
    /// The entity at the other end, where the type does not say which it is.
    package var entity: String?
    /// The property at the other end, where it is known by its name.
    package var inverse: String?

    @usableFromInline package init(target: any PersistentModel.Type, isToMany: Bool) {
      self.target = target
      self.isToMany = isToMany
    }
  }

  /// What a property of a kind does.
  @usableFromInline struct Kind<Value> {
    @usableFromInline var columnType: ColumnType?
    @usableFromInline var isOptional: Bool
    @usableFromInline var relation: Relation?
    @usableFromInline var read: ((any RowReader, Int) throws -> ModelSlot<Value>)?
    @usableFromInline var write: ((Value, any RowWriter, Int) throws -> Void)?
    @usableFromInline var targets: (Value) -> [any PersistentModel]
    @usableFromInline var value: (([any PersistentModel]) -> Value?)?
    /// Changes an array of models in place; `nil` for what is none.
    @usableFromInline var edit: ((inout Value, ArrayEdit, AnyObject) -> Bool)?

    @inlinable init(
      columnType: ColumnType? = nil, isOptional: Bool = false, relation: Relation? = nil,
      read: ((any RowReader, Int) throws -> ModelSlot<Value>)? = nil,
      write: ((Value, any RowWriter, Int) throws -> Void)? = nil,
      targets: @escaping (Value) -> [any PersistentModel] = { _ in [] },
      value: (([any PersistentModel]) -> Value?)? = nil,
      edit: ((inout Value, ArrayEdit, AnyObject) -> Bool)? = nil
    ) {
      self.columnType = columnType
      self.isOptional = isOptional
      self.relation = relation
      self.read = read
      self.write = write
      self.targets = targets
      self.value = value
      self.edit = edit
    }
  }

  /// What happens to an array of models.
  @usableFromInline enum ArrayEdit { case append, remove }

  @usableFromInline package let name: String
  @usableFromInline package let keyPath: AnyKeyPath
  @usableFromInline package let valueType: Any.Type
  @usableFromInline package let options: PropertyOptions

  /// What the column holds; `nil` for a relationship.
  @usableFromInline package let columnType: ColumnType?

  @usableFromInline package let isOptional: Bool

  /// `nil` for an attribute.
  @usableFromInline package let relation: Relation?

  /// The default value made anew; `nil` where the property has none.
  @usableFromInline package let standard: (() -> Any)?

  /// Whether the value is not in the store.
  @usableFromInline package let isEphemeral: Bool

  /// Whether the property is a `let`.
  @usableFromInline package let isConstant: Bool

  /// Takes the value from a row, unless it is here already.
  @usableFromInline let load: (AnyObject, any RowReader, Int) throws -> Void

  /// Puts the value into a row. A relationship's model is written as its key.
  @usableFromInline package let write: (AnyObject, any RowWriter, Int) throws -> Void

  @usableFromInline let isLoaded: (AnyObject) -> Bool

  /// Forgets the value, so that it is read again.
  @usableFromInline let unload: (AnyObject) -> Void

  /// Keeps the value as it is, here or in the store, to be put back without telling anybody.
  @usableFromInline let capture: (AnyObject) -> (() -> Void)

  /// Takes the default, or what is nearest to nothing, since there is no row.
  @usableFromInline let loadPlaceholder: (AnyObject) -> Void

  /// Tells observers that the value has changed.
  @usableFromInline let announce: (AnyObject) -> Void

  /// The key of a related model that nobody has asked for.
  @usableFromInline let key: (AnyObject) -> Int64?

  /// The related models that are here.
  @usableFromInline let targets: (AnyObject) -> [any PersistentModel]

  /// Sets the related models without telling anybody; `false` if a model has to be there and none is given.
  @usableFromInline let setTargets: (AnyObject, [any PersistentModel]) -> Bool

  /// Appends a model to an array of them that is here, or removes it, without telling anybody; `false` if nothing has changed.
  @usableFromInline let edit: (AnyObject, ArrayEdit, AnyObject) -> Bool

  /// The related models in a value of this property.
  @usableFromInline let targetsInValue: (Any) -> [any PersistentModel]

  /// Reads a constant.
  @usableFromInline let constant: (any RowReader, Int) throws -> Any

  // Inlinable, as are the kinds: whoever has a model compiles what reads and writes its rows for the types it has.
  @inlinable init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: ((Model, ModelSlot<Value>) -> Void)?, _ standard: (() -> Value)?, _ options: PropertyOptions,
    _ kind: Kind<Value>, storedType: Any.Type = Value.self, storedStandard: (() -> Any)? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    valueType = storedType
    self.options = options
    self.standard = storedStandard ?? standard
    columnType = kind.columnType
    isOptional = kind.isOptional
    relation = kind.relation
    isEphemeral = options.isEphemeral
    isConstant = set == nil
    func model(_ object: AnyObject) -> Model { unsafeDowncast(object, to: Model.self) }
    let set = set ?? { _, _ in }
    let read = kind.read
    load =
      if let read {
        { object, row, column in
          let model = model(object)
          guard case .unloaded = get(model) else { return }
          set(model, try read(row, column))
        }
      } else {
        { _, _, _ in }
      }
    let writeValue = kind.write
    write = { object, row, column in
      switch get(model(object)) {
      case .loaded(let value): try writeValue?(value, row, column)
      case .key(let key): row.write(key, column)
      case .unloaded: row.writeNull(column)
      }
    }
    isLoaded = { get(model($0)).isLoaded }
    unload = { set(model($0), .unloaded) }
    capture = { object in
      let (model, slot) = (model(object), get(model(object)))
      return { set(model, slot) }
    }
    let none = kind.value
    loadPlaceholder = { object in
      let model = model(object)
      guard !get(model).isLoaded else { return }
      if let standard {
        set(model, .loaded(standard()))
      } else if let value = none?([]) {
        set(model, .loaded(value))
      } else if let slot = try? read?(ModelProperty.emptyRow, 0) {
        set(model, slot)
      }
    }
    announce = { object in
      let model = model(object)
      model._$state.announce(model, keyPath)
    }
    key = { object in if case .key(let key) = get(model(object)) { key } else { nil } }
    let targetsInValue = kind.targets
    targets = { object in if case .loaded(let value) = get(model(object)) { targetsInValue(value) } else { [] } }
    self.targetsInValue = { value in (value as? Value).map(targetsInValue) ?? [] }
    let makeValue = kind.value
    setTargets = { object, targets in
      guard let value = makeValue?(targets) else { return false }
      set(model(object), .loaded(value))
      return true
    }
    let editValue = kind.edit
    edit = { object, edit, other in
      let model = model(object)
      guard let editValue, case .loaded(var value) = get(model) else { return false }
      // Let go of, so that the array is changed where it is and not copied.
      set(model, .unloaded)
      defer { set(model, .loaded(value)) }
      return editValue(&value, edit, other)
    }
    constant = { row, column in
      if case .loaded(let value)? = try read?(row, column) { return value }
      throw StoredValueError(expected: "\(Value.self)", found: "a relationship")
    }
  }

  @usableFromInline static var emptyRow: any RowReader { EmptyRow.shared }

  /// Whether a model's value has been read.
  package func isHere(_ model: any PersistentModel) -> Bool { isLoaded(model) }

  /// The related models in a value.
  @usableFromInline func targets<Value>(in slot: ModelSlot<Value>) -> [any PersistentModel] {
    guard case .loaded(let value) = slot else { return [] }
    return targetsInValue(value)
  }
}

extension ModelProperty {
  /// The default value as a column holds it; `nil` where there is none, or it is none that a column holds.
  var storedStandard: StoredValue? {
    guard let standard = standard?() else { return nil }
    let row = StoredRow([.null])
    if let value = standard as? any ColumnValue {
      value.write(to: row, 0)
    } else if let value = standard as? any RawRepresentable, let raw = value.rawValue as? any ColumnValue {
      raw.write(to: row, 0)
    } else if let value = standard as? any Encodable {
      guard (try? StoredCoding.write(value, to: row, 0)) != nil else { return nil }
    } else {
      return nil
    }
    return row.values[0]
  }
}
