/// A key for a value that views tell the views around them.
///
/// As SwiftUI: where several views below state a value, ``reduce(value:nextValue:)`` makes one of them, in the order of the tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view states one.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to that of the views before it.
  ///
  /// - Parameters:
  ///   - value: the value of the views before; changed in place.
  ///   - nextValue: gives the next view's value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing: as SwiftUI, a key of optional values need not say what its default is.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells the views around this one a value, in place of what the views inside it tell them for the same key.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Changes what the views inside tell the views around them.
  ///
  /// - Parameters:
  ///   - key: the key whose value changes.
  ///   - callback: changes the value that the views inside have come to; the key's default if they state none.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<Key>(transform: callback))
  }

  /// Runs an action when the views inside come to another value than before, and once for the first value they state.
  ///
  /// The action runs after the update that brought the value about.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
