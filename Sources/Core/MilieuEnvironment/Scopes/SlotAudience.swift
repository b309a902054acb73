/// Who hears of a slot's changes beside the readers of views. Guarded by the slot's lock stripe.
final class SlotAudience {
  /// Told on behalf of whoever read the value through a model rather than through a property of a view.
  private(set) var observation: SlotObservation?

  private var made: [WeakDerivation] = []

  private struct WeakDerivation {
    weak var derivation: Derivation?
  }

  /// The values that were made from this one and are still kept.
  var derivations: [Derivation] { made.compactMap(\.derivation) }

  func add(_ derivation: Derivation) {
    made.removeAll { $0.derivation == nil }
    made.append(WeakDerivation(derivation: derivation))
  }

  func observe() -> SlotObservation {
    let observation = self.observation ?? SlotObservation()
    self.observation = observation
    return observation
  }
}
