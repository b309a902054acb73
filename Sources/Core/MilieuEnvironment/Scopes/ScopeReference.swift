/// A scope, or the name of one.
@usableFromInline
package class ScopeReference: @unchecked Sendable {
  // NB: unchecked because of its kinds: a scope guards itself, and so does a weak reference.

  /// Whether the scope is only named and not kept, by what the scope itself keeps.
  @usableFromInline final let isLoose: Bool

  init(isLoose: Bool) {
    self.isLoose = isLoose
  }

  /// The scope, while it stands.
  @inlinable
  final var scope: EnvironmentScope? {
    isLoose ? looseScope : unsafeDowncast(self, to: EnvironmentScope.self)
  }

  @usableFromInline
  final var looseScope: EnvironmentScope? { unsafeDowncast(self, to: LooseScope.self).named }
}

/// Names a scope without keeping it.
final class LooseScope: ScopeReference, @unchecked Sendable {
  private(set) weak var named: EnvironmentScope?

  init(_ scope: EnvironmentScope) {
    named = scope
    super.init(isLoose: true)
  }
}
