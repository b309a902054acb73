internal import MilieuEnvironment
internal import MilieuRuntime
internal import Synchronization

/// Holds what one `@FocusState` says has the keyboard.
final class FocusCell<Value: Hashable>: FocusHolder, @unchecked Sendable {
  // NB: unchecked because a value may be of any type; the lock is what makes handing it between threads safe.
  /// The value when nothing has the keyboard.
  let resting: Value
  private let source: ExternalSource
  private let state: Mutex<State>

  private struct State: @unchecked Sendable {
    var value: Value

    /// How often the author's code has set the value, and what it set last. A host moves the keyboard when this changes; what a
    /// person does changes the value alone, so that nothing moves the keyboard away from where they have put it meanwhile.
    var requests = 0
    var requested: Value
  }

  @MainActor
  init(resting: Value, owner: Node) {
    self.resting = resting
    source = ExternalSource(of: owner)
    state = Mutex(State(value: resting, requested: resting))
  }

  var value: Value {
    source.wasRead()
    return state.withLock { $0 }.value
  }

  /// Moves the keyboard.
  func request(_ value: Value) {
    state.withLock { state in
      state.value = value
      state.requests += 1
      state.requested = value
    }
    source.didChange()
  }

  /// Takes note of where a person has put the keyboard.
  func follow(_ value: Value) {
    let isNew = state.withLock { state in
      defer { state.value = value }
      return state.value != value
    }
    if isNew { source.didChange() }
  }

  /// What a host is to do for the control of a value, which counts upwards: the number of the request to focus it, or the negative
  /// number of the one to take the keyboard away; 0 where nothing is asked.
  func command(for value: Value) -> Int {
    source.wasRead()
    let state = state.withLock { $0 }
    guard state.requests > 0 else { return 0 }
    if state.requested == value { return state.requests }
    return state.requested == resting ? -state.requests : 0
  }

  @MainActor
  func leave() { source.leave() }

  // MARK: - For controls

  func command(forAny value: AnyHashable) -> Int { (value.base as? Value).map(command) ?? 0 }

  func didGainFocus(_ value: AnyHashable) {
    if let value = value.base as? Value { follow(value) }
  }

  func didLoseFocus(_ value: AnyHashable) {
    if AnyHashable(state.withLock { $0 }.value) == value { follow(resting) }
  }
}

/// What a control is focused on, whatever the type of the value.
protocol FocusHolder: AnyObject, Sendable {
  /// What a host is to do for the control of a value.
  func command(forAny value: AnyHashable) -> Int
  func didGainFocus(_ value: AnyHashable)
  func didLoseFocus(_ value: AnyHashable)
}

/// What the controls in a view are focused on.
struct FocusTarget: Equatable {
  let holder: any FocusHolder
  let value: AnyHashable

  var command: Int { holder.command(forAny: value) }
  func didGainFocus() { holder.didGainFocus(value) }
  func didLoseFocus() { holder.didLoseFocus(value) }

  static func == (left: Self, right: Self) -> Bool { left.holder === right.holder && left.value == right.value }
}

private enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}

extension ElementDescription {
  /// States whether a control takes what a person does, and what its keyboard focus is tied to.
  mutating func setInteraction(isEnabled: Bool? = nil) {
    setEnabled(isEnabled ?? environment.isEnabled)
    guard let target = environment.focusTarget else { return }
    set(.focusCommand, Double(target.command))
    on(.focus) { _, _ in target.didGainFocus() }
    on(.blur) { _, _ in target.didLoseFocus() }
  }
}
