/// Who hears of a slot's changes beside the readers of views. Guarded by the slot's lock stripe.
final class SlotAudience {
  /// Told on behalf of whoever read the value through a model rather than through a property of a view.
  private(set) var observation: SlotObservation?

  private var made: [WeakDerivation] = []

  /// How often the value has changed since there is somebody to hear of it.
  private(set) var revision = 0

  private struct WeakDerivation {
    weak var derivation: Derivation?
  }

  /// The values that were made from this one and are still kept.
  var derivations: [Derivation] { made.compactMap(\.derivation) }

  /// - Returns: those that were there before, to be let go after the lock.
  func add(_ derivation: Derivation) -> [Derivation] {
    let before = derivations
    made = before.map(WeakDerivation.init)
    made.append(WeakDerivation(derivation: derivation))
    return before
  }

  func noteRevision() { revision += 1 }

  func observe() -> SlotObservation {
    let observation = self.observation ?? SlotObservation()
    self.observation = observation
    return observation
  }
}
