/// Where the value of a model's property lies: here, or still in the store.
///
/// Written by `@Model`. There is no empty case that is taken by itself, so that an initialiser that forgets a property does not compile.
@_documentation(visibility: internal)
public enum ModelSlot<Value> {
  /// In the store.
  case unloaded
  /// In the store, under this key: a model that nobody has asked for yet.
  case key(Int64)
  /// Here.
  case loaded(Value)

  /// The value, which has to be here.
  @inlinable public var value: Value {
    guard case .loaded(let value) = self else {
      fatalError("A property of type \(Value.self) is read of a model whose row is not in the store any more")
    }
    return value
  }

  /// Whether the value is here.
  @inlinable public var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }
}
