/// Holds what a key path into the environment last gave, so that reading it again is a load.
///
/// One stands behind each `@Environment` property of a mounted view. It looks the value up when it is made, registers with the
/// slots the lookup used, and looks up again only after one of those changed.
package final class EnvironmentLocation<Value>: EnvironmentReader {
  package let keyPath: KeyPath<EnvironmentValues, Value>

  /// Whether the value was read since the owner last cleared this; a change that nobody read is of no interest.
  package var wasRead = false

  private var value: Value?
  private var generation: UInt32 = 0
  private var isStale = true

  package init(
    keyPath: KeyPath<EnvironmentValues, Value>, scope: EnvironmentScope, owner: (any EnvironmentReaderOwner)? = nil
  ) {
    self.keyPath = keyPath
    super.init(scope: scope, owner: owner)
  }

  /// The present value.
  ///
  /// - Parameter isNoted: whether the owner depends on the value from now on; a read by an action concerns nobody later.
  package func read(isNoted: Bool = true) -> Value {
    // NB: after the owner has gone nothing is kept, as a value of `\.self` would refer back to this reader for ever.
    guard !hasLeft else { return EnvironmentValues(scope: scope)[keyPath: keyPath] }
    if isNoted { wasRead = true }
    if isStale { refresh() }
    return value.unsafelyUnwrapped
  }

  /// Looks the value up again if a change was announced.
  ///
  /// - Returns: whether it differs from what was last read.
  package func refreshIfStale() -> Bool {
    guard isStale else { return false }
    let old = value
    refresh()
    guard let old else { return true }
    return !ValueEquality.areEqual(old, value.unsafelyUnwrapped)
  }

  private func refresh() {
    value = tracking {
      EnvironmentValues(scope: scope, reader: self, generation: generation)[keyPath: keyPath]
    }
    isStale = false
  }

  /// Forgets the value and hears of nothing from then on.
  package func close() {
    // NB: a value of `\.self` refers back to this reader; dropping it here lets both go.
    leaveAll()
    value = nil
    isStale = true
  }

  override func invalidate() {
    generation &+= 1
    isStale = true
    if wasRead { owner?.environmentDidChange(isCertain: false) }
  }
}
