/// A key whose value is made asynchronously from other values of the environment, such as an index over what a service loads.
///
/// As a ``DerivedEnvironmentKey`` it is made once for the part of the environment in which what it reads is the same; what is read at
/// once is an ``AsyncOnce``, and its ``AsyncOnce/value`` waits for what it makes.
///
/// ```swift
/// struct NameIndexKey: AsyncEnvironmentKey {
///   static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<NameIndex>> { \.nameIndex }
///
///   @Environment(\.api) private var api
///
///   func make() async throws -> NameIndex { NameIndex(try await api.names()) }
///   static func tearDown(_ index: NameIndex) async { await index.close() }
/// }
/// ```
///
/// ``make()`` runs on the actor it declares, if it declares one.
public protocol AsyncEnvironmentKey: DerivedEnvironmentKey, Sendable where Value == AsyncOnce<Made> {
  /// What is made.
  associatedtype Made: Sendable

  /// Makes the value from what the properties read.
  ///
  /// - Throws: anything; whoever waits gets the error, and who asks next tries anew.
  func make() async throws -> Made

  /// Ends what was made, even if nobody waited for it any more. Does nothing unless you say otherwise.
  static func tearDown(_ made: Made) async
}

extension AsyncEnvironmentKey {
  /// Makes the value when it is first asked for.
  public func makeValue() -> AsyncOnce<Made> { AsyncOnce(discarding: { await Self.tearDown($0) }) { try await make() } }

  /// Does nothing.
  public static func tearDown(_ made: Made) async {}

  /// Cancels what is being made and waits until that has stopped, and ends what was made.
  public static func tearDown(_ value: AsyncOnce<Made>) async {
    if let made = await value.endAndWait() { await tearDown(made) }
  }
}
