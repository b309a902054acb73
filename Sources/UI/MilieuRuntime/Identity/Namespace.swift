/// A space of names of its own for the view that declares it.
///
/// As SwiftUI, the identifier is another for each view that stands, and stays as long as the view does.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var identity: Identity?

  /// Stands for a namespace as long as it is held.
  fileprivate final class Identity: Sendable {}

  /// Tells namespaces apart.
  public struct ID: Hashable, Sendable {
    private let identity: Identity?

    fileprivate init(_ identity: Identity?) {
      self.identity = identity
    }

    /// Whether both are of one namespace.
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    /// Feeds what tells the namespace apart into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity.map(ObjectIdentifier.init)) }
  }

  /// A namespace for the view that declares it; it has its own identifier once the view stands.
  public init() {}

  /// The identifier; the same for all namespaces whose views do not stand yet.
  public var wrappedValue: ID { ID(identity) }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, _ in new.identity = old?.pointee.identity ?? Identity() },
      isSame: { _, _ in true })
  }
}
