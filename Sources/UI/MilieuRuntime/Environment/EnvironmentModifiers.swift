public import MilieuEnvironment

extension View {
  /// Provides a value to this view and everything in it.
  ///
  /// As SwiftUI: it reaches neither siblings nor ancestors, and of two on one view the inner wins. Where the value is equal to the
  /// one before, nobody is redrawn; where it differs, only views that read it.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``EnvironmentValues``, or a part of one such as `\.theme.accent`.
  ///   - value: the value to provide.
  ///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      EnvironmentWrite(
        keyPath: keyPath, value: value, provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }

  /// Provides a value made from the inherited one.
  ///
  /// - Parameters:
  ///   - keyPath: a property of ``EnvironmentValues``; `\.self` for all of them.
  ///   - transform: changes the inherited value.
  ///   - fileID, line: the place named when somebody asks where the value came from; left at the place of the call.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      EnvironmentTransform(
        keyPath: keyPath, transform: transform,
        provider: ProviderSite(kind: .modifier, manner: .transforms, fileID: fileID, line: line)))
  }
}

/// A modifier that writes environment values for what it modifies.
@MainActor
package protocol EnvironmentProviding: ViewModifier where Body == Never {
  nonisolated var provider: ProviderSite { get }

  /// The type of what is written at a key path; `nil` for what writes in another way.
  static var writtenType: Any.Type? { get }

  /// Writes to values that start as the inherited ones. What is kept meanwhile is kept for one place in the tree.
  mutating func write(to values: inout EnvironmentValues)

  /// Whether a newly made modifier would write the same.
  func writesSame(as other: Self) -> Bool
}

extension EnvironmentProviding {
  package static var writtenType: Any.Type? { nil }
}

nonisolated struct EnvironmentWrite<Value>: EnvironmentProviding {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  let provider: ProviderSite

  @MainActor static var writtenType: Any.Type? { Value.self }

  @MainActor func write(to values: inout EnvironmentValues) { values.write(value, at: keyPath) }

  @MainActor func writesSame(as other: Self) -> Bool {
    keyPath == other.keyPath && ValueEquality.areEqual(value, other.value)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.provideValue(Value.self) { Modified.wire($0) }
  }
}

nonisolated struct EnvironmentTransform<Value>: EnvironmentProviding {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  let provider: ProviderSite

  @MainActor func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }

  @MainActor func writesSame(as other: Self) -> Bool {
    keyPath == other.keyPath && ValueEquality.areEqual(transform, other.transform)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.provideValue(Value.self) { Modified.wire($0) }
  }
}
