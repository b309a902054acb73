internal import Observation

/// Those who have read a state, and hear when it changes.
///
/// NB: apart from the store, as for a generic type each call of the registrar would look up what it is, at twice the cost of all the rest.
final class StateReaders: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Stands for the state.
  private var state: Void {}

  private static let path: any KeyPath<StateReaders, Void> & Sendable = \.state

  func noteRead() { registrar.access(self, keyPath: Self.path) }

  func stateWillChange() { registrar.willSet(self, keyPath: Self.path) }

  func stateDidChange() { registrar.didSet(self, keyPath: Self.path) }
}
