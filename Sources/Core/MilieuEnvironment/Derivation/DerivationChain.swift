/// The keys whose values this thread makes, each for the one before.
///
/// NB: the thread's and not the task's, as tasks that a value starts inherit what is the task's: they may well read the value, later.
final class DerivationChain {
  private let key: any DerivedEnvironmentKey.Type
  private let outer: DerivationChain?

  private init(_ key: any DerivedEnvironmentKey.Type, for outer: DerivationChain?) {
    self.key = key
    self.outer = outer
  }

  private static var current: DerivationChain? {
    ThreadMark.making.map { Unmanaged<DerivationChain>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs work that makes the value of a key.
  static func making<Result>(_ key: any DerivedEnvironmentKey.Type, _ work: () -> Result) -> Result {
    let chain = DerivationChain(key, for: current)
    let previous = ThreadMark.exchangeMaking(Unmanaged.passUnretained(chain).toOpaque())
    defer {
      _ = ThreadMark.exchangeMaking(previous)
      withExtendedLifetime(chain) {}
    }
    return work()
  }

  private var keys: [any DerivedEnvironmentKey.Type] { (outer?.keys ?? []) + [key] }

  /// The keys from one that is being made back to itself; `nil` where it is not being made.
  static func cycle(back key: any DerivedEnvironmentKey.Type) -> [any DerivedEnvironmentKey.Type]? {
    guard let keys = current?.keys, let start = keys.firstIndex(where: { $0 == key }) else { return nil }
    return keys[start...] + [key]
  }
}
