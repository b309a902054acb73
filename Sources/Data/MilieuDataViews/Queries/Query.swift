public import MilieuData
internal import MilieuEnvironment
public import MilieuRuntime

/// The models that a view shows, fetched from the context in its environment and kept up to date.
///
/// ```swift
/// struct TripList: View {
///   @Query(filter: #Predicate<Trip> { $0.rating > 3 }, sort: \.start) private var trips: [Trip]
///
///   var body: some View { List(trips) { Text($0.name) } }
/// }
/// ```
///
/// As SwiftData, changes that have not been saved count, and those that other contexts of the container save show by themselves. A change
/// has the query run again, in the next turn, only if models of its kind have come or gone or if a property has changed that the filter or
/// the order looks at; and the view is made anew only if other models, or the same in another order, are found. What a view reads of a
/// model it hears of by itself.
///
/// A query whose description depends on a parameter is made in the view's initialiser: `_trips = Query(filter: …)`.
///
/// With `sectionBy` the property may be a `SectionedResults<Trip, String>`, a collection of sections; or it is an array, and the sections are
/// `_trips.sections`.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: QueryResult>: DynamicProperty where Result.Model == Element {
  private let request: QueryRequest<Element>

  /// The context in the environment.
  private var location: EnvironmentKeyPathLocation<ModelContext>?
  private var cell: QueryCell<Element>?

  init(_ request: QueryRequest<Element>) { self.request = request }

  /// All models, in the order in which they were first saved.
  // NB: stands here and not in an extension, so that a view with a query has an initialiser that leaves the query out.
  public init() { self.init(QueryRequest(descriptor: FetchDescriptor())) }

  /// The models; none where the view does not stand, as when a body is asked for by hand.
  @MainActor @preconcurrency
  public var wrappedValue: Result { Result(models: cell?.results ?? []) { sections } }

  /// The models in sections, by what `sectionBy` says; none if the query says nothing.
  @MainActor @preconcurrency
  public var sections: SectionedResults<Element, String> { cell?.sections ?? SectionedResults() }

  /// What kept the models from being fetched the last time; `nil` if nothing did.
  @MainActor @preconcurrency
  public var fetchError: (any Error)? {
    _ = cell?.results
    return cell?.error
  }

  /// The context that the models are fetched from.
  @MainActor @preconcurrency
  public var modelContext: ModelContext { cell?.context ?? .unprovided }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in new.connect(replacing: old?.pointee, to: node) },
      prepare: { $0.prepare(&$1) },
      refresh: { $0.refresh() },
      disconnect: { $0.disconnect() },
      reader: { $0.location },
      isSame: { $0.request.isSame(as: $1.request) })
  }

  @MainActor
  private mutating func connect(replacing old: Self?, to node: Node) {
    guard let old else {
      location = EnvironmentKeyPathLocation(keyPath: \.modelContext, scope: node.scope, owner: node)
      return
    }
    location = old.location
    cell = old.cell
    cell?.ask(request)
  }

  @MainActor
  private mutating func prepare(_ missing: inout [MissingDependency]) {
    location?.wasRead = false
    guard let node = Node.current, let context = location?.read() else { return }
    guard context !== ModelContext.unprovided else { return missing.append(Self.withoutContainer) }
    if cell?.context === context { return }
    cell?.leave()
    cell = QueryCell(request, in: context, owner: node)
  }

  @MainActor
  private func refresh() -> Bool {
    guard let location, location.wasRead else { return false }
    return location.refreshIfStale()
  }

  @MainActor
  private func disconnect() {
    location?.close()
    cell?.leave()
  }

  private static var withoutContainer: MissingDependency {
    MissingDependency(
      summary: "No model container is provided for a query of '\(Element.self)'.",
      remedy:
        "Add '.modelContainer(for: \(Element.self).self)' to the scene or to a view further out; in previews and tests with "
        + "'inMemory: true'.")
  }
}
