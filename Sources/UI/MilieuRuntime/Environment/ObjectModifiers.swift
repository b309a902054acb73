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

extension View {
  /// Provides a service to this view and everything in it, under a type that you name: mostly that of a protocol.
  ///
  /// ```swift
  /// Shop().environment(LivePayment(), as: (any Payment).self)
  /// ```
  ///
  /// Read it with `@Environment((any Payment).self)`. So a test or a preview gives another one, and no key is written by hand. The
  /// service may be a class, an actor or a struct. A body that reads a property of an `@Observable` class through it is redrawn when that
  /// property changes. SwiftUI provides objects under their own types only.
  ///
  /// - Parameters:
  ///   - service: the service; `nil` hides one that is provided further out.
  ///   - type: the type it is found by.
  ///   - fileID, line: the place named when somebody asks where the service came from; left at the place of the call.
  @_disfavoredOverload
  public nonisolated func environment<Service>(
    _ service: Service?, as type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      ObjectProvision<ServiceKey<Service>>(
        object: service, provider: ProviderSite(kind: .modifier, fileID: fileID, line: line)))
  }

  /// Provides an `@Observable` object under its own type or that of a superclass, to be read with `@Environment(Object.self)`.
  ///
  /// - Parameters:
  ///   - object: the object; `nil` hides one that is provided further out.
  ///   - type: the type it is found by.
  ///   - fileID, line: the place named when somebody asks where the object came from; left at the place of the call.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?, as type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    environment(object, fileID: fileID, line: line)
  }
}

/// Provides an object under its type.
nonisolated struct ObjectProvision<Key: ObjectKey>: EnvironmentProviding {
  let object: Key.Object?
  let provider: ProviderSite

  @MainActor func write(to values: inout EnvironmentValues) { values[Key.self] = object }

  @MainActor func writesSame(as other: Self) -> Bool { ValueEquality.areIdentical(object, other.object) }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.provide(Key.self) { Modified.wire($0) }
  }
}
