public import Foundation
public import MilieuCoreData
internal import MilieuDataViews
internal import MilieuEnvironment
public import MilieuRuntime
public import MilieuViews

/// The objects that a view shows, fetched from the context in its environment and kept up to date.
///
/// ```swift
/// struct ItemList: View {
///   @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)], animation: .default)
///   private var items: FetchedResults<Item>
///
///   var body: some View { List(items) { Text($0.name ?? "") } }
/// }
/// ```
///
/// As SwiftUI, changes that have not been saved count. The request runs again, in the next turn, after something has changed in the
/// context; the view is made anew only if other objects, or the same in another order, are found, or if a value has changed that it reads.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let description: FetchDescription<Result>

  /// The context in the environment.
  private var reader = ContextReader<FetchCell<Result>>()

  private init(_ description: FetchDescription<Result>) { self.description = description }

  private var cell: FetchCell<Result>? { reader.cell }

  /// The objects; none where the view does not stand, as when a body is asked for by hand.
  @MainActor @preconcurrency
  public var wrappedValue: FetchedResults<Result> { cell?.results ?? FetchedResults([], nil) }

  /// What the request asks for, to be changed.
  public struct Configuration {
    /// What has to hold; `nil` for all.
    public var nsPredicate: NSPredicate?

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
  }

  /// What the request asks for; setting it asks anew: `$items.nsPredicate.wrappedValue = …`.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Configuration> {
    let cell = cell
    return Binding(
      get: {
        Configuration(
          nsPredicate: cell?.request.predicate, nsSortDescriptors: cell?.request.sortDescriptors ?? [])
      },
      set: { new in
        cell?.change {
          $0.predicate = new.nsPredicate
          $0.order = .descriptors(new.nsSortDescriptors)
        }
      })
  }

  // MARK: - Making

  /// The objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: the entity.
  ///   - sortDescriptors: the order.
  ///   - predicate: what has to hold; `nil` for all.
  ///   - animation: how changes of which objects there are, are animated.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchDescription(
        entity: entity, order: .descriptors(sortDescriptors), predicate: predicate,
        transaction: animation.map { Transaction(animation: $0) }))
  }

  /// The objects of the class's entity, in an order by names.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      FetchDescription(
        order: .descriptors(sortDescriptors), predicate: predicate,
        transaction: animation.map { Transaction(animation: $0) }))
  }

  /// The objects of the class's entity, in an order by key paths.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      FetchDescription(
        order: .keyPaths(sortDescriptors), predicate: predicate,
        transaction: animation.map { Transaction(animation: $0) }))
  }

  /// What a request asks for.
  ///
  /// - Parameters:
  ///   - fetchRequest: the request.
  ///   - animation: how changes of which objects there are, are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest, with: animation.map { Transaction(animation: $0) })
  }

  /// What a request asks for.
  ///
  /// - Parameters:
  ///   - fetchRequest: the request.
  ///   - transaction: goes along with changes of the results.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest, with: transaction)
  }

  private init(_ request: NSFetchRequest<Result>, with transaction: Transaction?) {
    self.init(
      FetchDescription(
        base: request, entity: request.entity, order: .descriptors(request.sortDescriptors ?? []),
        predicate: request.predicate, transaction: transaction))
  }

  // MARK: - In the tree

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.reader.connect(to: \.managedObjectContext, replacing: old?.pointee.reader, at: node)
        new.cell?.ask(new.description)
      },
      prepare: { property, missing in
        let description = property.description
        property.reader.prepare(
          unprovided: .unprovided, missing: { missing.append(Self.withoutContext) },
          make: { FetchCell(description, in: $0, owner: $1) })
      },
      refresh: { $0.reader.refresh() },
      disconnect: { $0.reader.disconnect() },
      reader: { $0.reader.place },
      isSame: { $0.description.isSame(as: $1.description) })
  }

  private static var withoutContext: MissingDependency {
    MissingDependency(
      summary: "No managed object context is provided for a fetch request of '\(Result.self)'.",
      remedy: "Add '.environment(\\.managedObjectContext, container.viewContext)' to a view further out.")
  }
}
