public import MilieuEnvironment

extension View {
  /// Provides what is inherited in a wrapping, without knowing its concrete type.
  ///
  /// ```swift
  /// Catalog().environment(\.api) { LoggingAPI($0) }
  /// ```
  ///
  /// The wrapping is made once and kept as long as what is inherited stays the same, so that nobody is redrawn for a new one; it is made
  /// anew when another value is inherited. Of several on one view, an inner one wraps what an outer one made.
  ///
  /// A closure that captures something counts as another one each time the body around is evaluated, since what it captured may differ,
  /// and then the wrapping is made anew too. Let a closure that makes an object capture nothing.
  ///
  /// SwiftUI has no such modifier. Where a value is itself a function, a closure after `.environment(\.k)` is that value, as in SwiftUI;
  /// write `decorating:` to wrap it.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``EnvironmentValues``, or a part of one.
  ///   - decorate: gives the value to provide for the inherited one; runs in the inherited environment.
  ///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
  @_disfavoredOverload
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, decorating decorate: @escaping (Value) -> Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      EnvironmentDecoration(
        keyPath: keyPath, decorate: decorate,
        provider: ProviderSite(kind: .modifier, manner: .decorates, fileID: fileID, line: line)))
  }
}

/// Provides a value made of the inherited one, and keeps it while that stays the same.
nonisolated struct EnvironmentDecoration<Value>: EnvironmentProviding {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let decorate: (Value) -> Value
  let provider: ProviderSite
  private var made: (inherited: Value, decorated: Value)?

  init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, decorate: @escaping (Value) -> Value, provider: ProviderSite
  ) {
    self.keyPath = keyPath
    self.decorate = decorate
    self.provider = provider
  }

  @MainActor mutating func write(to values: inout EnvironmentValues) {
    let inherited = values[keyPath: keyPath]
    if let made, ValueEquality.areEqual(made.inherited, inherited) {
      values[keyPath: keyPath] = made.decorated
    } else {
      let decorated = decorate(inherited)
      made = (inherited, decorated)
      values[keyPath: keyPath] = decorated
    }
  }

  @MainActor func writesSame(as other: Self) -> Bool {
    keyPath == other.keyPath && ValueEquality.areEqual(decorate, other.decorate)
  }
}
