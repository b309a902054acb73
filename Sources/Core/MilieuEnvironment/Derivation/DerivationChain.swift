/// The keys whose values are being made, each for the one before.
final class DerivationChain: @unchecked Sendable {
  // NB: unchecked because of the metatypes, which are immutable.
  private let key: any DerivedEnvironmentKey.Type
  private let outer: DerivationChain?

  @TaskLocal static var current: DerivationChain?

  init(_ key: any DerivedEnvironmentKey.Type, for outer: DerivationChain?) {
    self.key = key
    self.outer = outer
  }

  private var keys: [any DerivedEnvironmentKey.Type] { (outer?.keys ?? []) + [key] }

  /// The keys from one that is being made back to itself; `nil` where it is not being made.
  static func cycle(back key: any DerivedEnvironmentKey.Type) -> [any DerivedEnvironmentKey.Type]? {
    guard let keys = current?.keys, let start = keys.firstIndex(where: { $0 == key }) else { return nil }
    return keys[start...] + [key]
  }
}
