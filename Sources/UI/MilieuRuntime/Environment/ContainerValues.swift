/// Values that a view tells the container it stands in.
///
/// As SwiftUI: declare a value with ``Entry()`` in an extension, and set it on a view with ``View/containerValue(_:_:)``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that a view tells its container.
public protocol ContainerValueKey {
  /// The type of the value the key stands for.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container that this view stands in a value.
  ///
  /// Unlike SwiftUI, no container here reads such values yet, which is said once when the view appears.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``ContainerValues``.
  ///   - value: what the container is told.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    reporting(
      "containerValue(_:_:) sets a value that no container here reads. Hand it to the container in another way, such as its initializer."
    )
  }
}
