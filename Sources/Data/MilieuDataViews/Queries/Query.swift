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
/// As SwiftData, changes that have not been saved count, and those that other contexts and other processes save show by themselves. The models that
/// have come, gone or changed in a property that the filter or the order looks at find their places in the next turn, without the others being
/// fetched again where each decides for itself; and the view is made anew only if other models, or the same in another order, are found. What a view reads of a
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
  private var reader = ContextReader<QueryCell<Element>>()

  init(_ request: QueryRequest<Element>) { self.request = request }

  /// All models, in the order in which they were first saved.
  // NB: stands here and not in an extension, so that a view with a query has an initialiser that leaves the query out.
  public init() { self.init(QueryRequest(descriptor: FetchDescriptor())) }

  private var cell: QueryCell<Element>? { reader.cell }

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
      connect: { new, old, node in
        new.reader.connect(to: \.modelContext, replacing: old?.pointee.reader, at: node)
        new.cell?.ask(new.request)
      },
      prepare: { property, missing in
        let request = property.request
        property.reader.prepare(
          unprovided: .unprovided, missing: { missing.append(Self.withoutContainer) },
          make: { QueryCell(request, in: $0, owner: $1) })
      },
      refresh: { $0.reader.refresh() },
      disconnect: { $0.reader.disconnect() },
      reader: { $0.reader.place },
      isSame: { $0.request.isSame(as: $1.request) })
  }

  private static var withoutContainer: MissingDependency {
    MissingDependency(
      summary: "No model container is provided for a query of '\(Element.self)'.",
      remedy:
        "Add '.modelContainer(for: \(Element.self).self)' to the scene or to a view further out; in previews and tests with "
        + "'inMemory: true'.")
  }
}
