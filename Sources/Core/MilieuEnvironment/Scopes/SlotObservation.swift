import Observation

/// Makes a slot's value observable, for those who read it through a model: a body that does is redrawn as if the model's own property
/// had changed.
final class SlotObservation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var value: Void { () }

  func noteRead() { registrar.access(self, keyPath: \.value) }

  /// Called when the value has changed, or when another one has come nearer.
  func didChange() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
