extension ModelProperty {
  /// How the value of a described attribute lies in a column.
  package struct DescribedColumn<Value> {
    package var type: ColumnType
    /// The type of what is kept, which decides how values are compared.
    package var valueType: Any.Type
    package var read: (any RowReader, Int) throws -> Value
    package var write: (Value, any RowWriter, Int) throws -> Void

    package init(
      _ type: ColumnType, _ valueType: Any.Type, read: @escaping (any RowReader, Int) throws -> Value,
      write: @escaping (Value, any RowWriter, Int) throws -> Void
    ) {
      self.type = type
      self.valueType = valueType
      self.read = read
      self.write = write
    }
  }

  /// An attribute of a described entity.
  ///
  /// - Parameters:
  ///   - standard: the value of new models.
  ///   - storedStandard: the same as a column holds it, for rows that were stored before there was the attribute.
  package static func attribute<Model: DescribedModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, standard: @escaping () -> Value, isOptional: Bool,
    storedStandard: (any ColumnValue)?, column: DescribedColumn<Value>, options: PropertyOptions
  ) -> ModelProperty {
    ModelProperty(
      name, keyPath, get, set, standard, options,
      Kind(
        columnType: column.type, isOptional: isOptional, read: { .loaded(try column.read($0, $1)) }, write: column.write
      ),
      storedType: column.valueType, storedStandard: storedStandard.map { standard in { standard } })
  }

  /// A relationship of a described entity to one model or none.
  package static func toOne<Model: DescribedModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, to entity: String, inverse: String?, isOptional: Bool,
    target: @escaping (Value) -> Model?, value: @escaping (Model?) -> Value, options: PropertyOptions
  ) -> ModelProperty {
    var relation = Relation(target: Model.self, isToMany: false)
    relation.entity = entity
    relation.inverse = inverse
    return ModelProperty(
      name, keyPath, get, set, nil, options,
      Kind(
        isOptional: isOptional, relation: relation,
        read: { $0.isNull($1) ? .loaded(value(nil)) : .key($0.integer($1)) },
        write: { found, row, column in
          if let model = target(found) { row.write(model._$state.key, column) } else { row.writeNull(column) }
        }, targets: { target($0).map { [$0] } ?? [] }, value: { value($0.first as? Model) }))
  }

  /// A relationship of a described entity to many models.
  ///
  /// - Parameter edit: changes the models of a value in place.
  package static func toMany<Model: DescribedModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, to entity: String, inverse: String?,
    targets: @escaping (Value) -> [Model], value: @escaping ([Model]) -> Value,
    edit: @escaping (inout Value, (inout [Model]) -> Bool) -> Bool, options: PropertyOptions
  ) -> ModelProperty {
    var relation = Relation(target: Model.self, isToMany: true)
    relation.entity = entity
    relation.inverse = inverse
    return ModelProperty(
      name, keyPath, get, set, nil, options,
      Kind(
        isOptional: true, relation: relation, targets: targets,
        value: { value($0.map { unsafeDowncast($0, to: Model.self) }) },
        edit: { found, kind, other in edit(&found) { editArray(&$0, kind, other) } }))
  }
}
