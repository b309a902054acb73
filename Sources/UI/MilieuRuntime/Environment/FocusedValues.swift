/// Values that what is in focus tells the rest of an app.
///
/// As SwiftUI: each is optional, and `nil` where nothing sets it. Declare one with ``Entry()`` in an extension.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key; `nil` where none was set.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that what is in focus tells the rest of an app.
public protocol FocusedValueKey {
  /// The type of the value the key stands for.
  associatedtype Value
}
