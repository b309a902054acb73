extension ModelProperty {
  /// A value that a column holds.
  @inlinable public convenience init<Model: PersistentModel, Value: ColumnValue>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, standard: (() -> Value)? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(name, keyPath, get, set, standard, options, .column())
  }

  /// An enumeration, or whatever else is made of a raw value that a column holds.
  @inlinable public convenience init<Model: PersistentModel, Value: RawRepresentable>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, standard: (() -> Value)? = nil,
    options: PropertyOptions = .plain
  ) where Value.RawValue: ColumnValue {
    self.init(name, keyPath, get, set, standard, options, .raw())
  }

  /// An enumeration that may be absent.
  @inlinable public convenience init<Model: PersistentModel, Value: RawRepresentable>(
    _ name: String, _ keyPath: KeyPath<Model, Value?>, _ get: @escaping (Model) -> ModelSlot<Value?>,
    _ set: @escaping (Model, ModelSlot<Value?>) -> Void, standard: (() -> Value?)? = nil,
    options: PropertyOptions = .plain
  ) where Value.RawValue: ColumnValue {
    self.init(name, keyPath, get, set, standard, options, .optionalRaw())
  }

  /// Any other value that can be coded, kept as JSON.
  @_disfavoredOverload
  @inlinable public convenience init<Model: PersistentModel, Value: Codable>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, standard: (() -> Value)? = nil,
    options: PropertyOptions = .plain
  ) {
    self.init(name, keyPath, get, set, standard, options, .json())
  }

  // MARK: - Constants

  /// A constant that a column holds.
  @inlinable public convenience init<Model: PersistentModel, Value: ColumnValue>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, options: PropertyOptions = .plain
  ) {
    self.init(name, keyPath, { .loaded($0[keyPath: keyPath]) }, nil, nil, options, .column())
  }

  /// A constant kept by its raw value.
  @inlinable public convenience init<Model: PersistentModel, Value: RawRepresentable>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, options: PropertyOptions = .plain
  ) where Value.RawValue: ColumnValue {
    self.init(name, keyPath, { .loaded($0[keyPath: keyPath]) }, nil, nil, options, .raw())
  }

  /// A constant kept as JSON.
  @_disfavoredOverload
  @inlinable public convenience init<Model: PersistentModel, Value: Codable>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, options: PropertyOptions = .plain
  ) {
    self.init(name, keyPath, { .loaded($0[keyPath: keyPath]) }, nil, nil, options, .json())
  }
}

extension ModelProperty.Kind {
  @inlinable static func column() -> Self where Value: ColumnValue {
    Self(
      columnType: Value.columnType, isOptional: Value.isOptional, read: { .loaded(try Value.read($0, $1)) },
      write: { $0.write(to: $1, $2) })
  }

  @inlinable static func raw() -> Self where Value: RawRepresentable, Value.RawValue: ColumnValue {
    Self(
      columnType: Value.RawValue.columnType, isOptional: Value.RawValue.isOptional,
      read: { row, column in
        let raw = try Value.RawValue.read(row, column)
        guard let value = Value(rawValue: raw) else {
          throw StoredValueError(expected: "\(Value.self)", found: "\(raw)")
        }
        return .loaded(value)
      },
      write: { $0.rawValue.write(to: $1, $2) })
  }

  @inlinable static func optionalRaw<Wrapped: RawRepresentable>() -> Self
  where Value == Wrapped?, Wrapped.RawValue: ColumnValue {
    let wrapped = ModelProperty.Kind<Wrapped>.raw()
    return Self(
      columnType: Wrapped.RawValue.columnType, isOptional: true,
      read: { row, column in
        if row.isNull(column) { return .loaded(nil) }
        return .loaded(try wrapped.read!(row, column).value)
      },
      write: { value, row, column in
        if let value { value.rawValue.write(to: row, column) } else { row.writeNull(column) }
      })
  }

  @inlinable static func json() -> Self where Value: Codable {
    Self(
      columnType: .text, isOptional: Value.self is any OptionalValue.Type,
      read: { .loaded(try StoredCoding.read(Value.self, $0, $1)) },
      write: { try StoredCoding.write($0, to: $1, $2) })
  }
}
