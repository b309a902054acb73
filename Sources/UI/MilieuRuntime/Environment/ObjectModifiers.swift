internal import MilieuEnvironment
public import Observation

extension View {
  /// Provides an `@Observable` object to this view and everything in it, to be read with `@Environment(Object.self)`.
  ///
  /// As SwiftUI, it is found by the type it is provided as, and `nil` hides one that is provided further out.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      ObjectProvision<ObservableKey<Object>>(
        object: object, provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }
}

/// Provides an object under its type.
nonisolated struct ObjectProvision<Key: ObjectKey>: EnvironmentProviding {
  let object: Key.Object?
  let provider: ProviderSite

  @MainActor func write(to values: inout EnvironmentValues) { values[Key.self] = object }

  @MainActor func writesSame(as other: Self) -> Bool { object === other.object }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.provide(Key.self) { Modified.wire($0) }
  }
}
