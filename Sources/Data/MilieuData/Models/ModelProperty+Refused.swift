extension ModelProperty {
  /// What a model cannot keep, so that the compiler says what to do about it.
  @available(
    *, unavailable,
    message: "A model cannot keep a value of this type: make it 'Codable' or a model, or mark the property '@Transient'"
  )
  @_disfavoredOverload
  public convenience init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ get: @escaping (Model) -> ModelSlot<Value>,
    _ set: @escaping (Model, ModelSlot<Value>) -> Void, standard: (() -> Value)? = nil,
    options: PropertyOptions = .plain
  ) {
    fatalError("Not called: it does not compile")
  }

  /// What a model cannot keep as a constant, so that the compiler says what to do about it.
  @available(
    *, unavailable,
    message: "A model cannot keep a constant of this type: make it 'Codable', or a 'var' if it leads to models"
  )
  @_disfavoredOverload
  public convenience init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, options: PropertyOptions = .plain
  ) {
    fatalError("Not called: it does not compile")
  }
}
