package import MilieuEnvironment
package import MilieuRuntime

/// What has been fetched from a context for one view.
@MainActor package protocol ContextCell: AnyObject {
  associatedtype Context: AnyObject

  /// The context.
  var context: Context { get }

  /// The view goes.
  func leave()
}

/// The context in the environment, and what has been fetched from it: what properties that show a context's models have in common in the tree.
package struct ContextReader<Cell: ContextCell> {
  private var location: EnvironmentKeyPathLocation<Cell.Context>?
  package private(set) var cell: Cell?

  package init() {}

  /// Takes over what an earlier property had, or stands for the first time.
  @MainActor
  package mutating func connect(
    to keyPath: KeyPath<EnvironmentValues, Cell.Context>, replacing old: Self?, at node: Node
  ) {
    if let old {
      self = old
    } else {
      location = EnvironmentKeyPathLocation(keyPath: keyPath, scope: node.scope, owner: node)
    }
  }

  /// Finds the context, before the view's body is asked for.
  ///
  /// - Parameters:
  ///   - unprovided: the context that stands where none is provided.
  ///   - missing: says so then.
  ///   - make: makes what is fetched from another context than before.
  @MainActor
  package mutating func prepare(
    unprovided: Cell.Context, missing: () -> Void, make: (Cell.Context, Node) -> Cell
  ) {
    location?.wasRead = false
    guard let node = Node.current, let context = location?.read() else { return }
    guard context !== unprovided else { return missing() }
    if cell?.context === context { return }
    cell?.leave()
    cell = make(context, node)
  }

  /// Whether the environment has another context.
  @MainActor
  package func refresh() -> Bool {
    guard let location, location.wasRead else { return false }
    return location.refreshIfStale()
  }

  @MainActor
  package func disconnect() {
    location?.close()
    cell?.leave()
  }

  /// Where the environment is read, for explanations.
  package var place: EnvironmentKeyPathLocation<Cell.Context>? { location }
}
