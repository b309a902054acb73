internal import Foundation

/// The results of a fetch, read in batches as they are asked for.
///
/// As SwiftData's: which rows there are is known at once and does not change; their models are read a batch at a time, and no more than one
/// batch is held, so that many rows can be gone through in little memory. A row that has been deleted meanwhile gives a model without one.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  public typealias Element = T
  public typealias Index = Int

  private let keys: [Int64]
  private let reader: BatchReader<T>

  init(_ keys: [Int64], _ plan: EntityPlan, _ context: ModelContext, batchSize: Int) {
    self.keys = keys
    reader = BatchReader(plan, context, size: batchSize)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { keys.count }

  /// A model, read with its batch unless that has been read last.
  public subscript(position: Int) -> T { reader.model(at: position, of: keys) }
}

/// The batch of a collection that was read last.
private final class BatchReader<T: PersistentModel> {
  private let plan: EntityPlan
  private let context: ModelContext
  private let size: Int
  private var start = -1
  private var models: [T] = []

  init(_ plan: EntityPlan, _ context: ModelContext, size: Int) {
    self.plan = plan
    self.context = context
    self.size = size
  }

  func model(at position: Int, of keys: [Int64]) -> T {
    let first = position / size * size
    if first != start {
      models = read(Array(keys[first..<Swift.min(first + size, keys.count)]))
      start = first
    }
    return models[position - first]
  }

  private func read(_ keys: [Int64]) -> [T] {
    var query = StoreQuery(plan)
    query.keys = keys
    let registry = context.registry
    return registry.holding("a batch of a fetch") {
      // Held until each has its place, as nobody else does.
      let found = registry.attempt { try registry.readModels(query) } ?? []
      return withExtendedLifetime(found) {
        keys.map { key in
          guard let model = registry.hollowModel(plan, key) as? T else {
            preconditionFailure(
              "\(PersistentIdentifier(plan.place, key)) has been deleted since it was fetched, and has constants that nobody knows: "
                + "fetch again")
          }
          return model
        }
      }
    }
  }
}

extension ModelContext {
  /// The models that a description asks for, read in batches as they are asked for.
  ///
  /// - Parameters:
  ///   - descriptor: which, in which order, and how many. Its `includePendingChanges` has to be `false`, or nothing unsaved.
  ///   - batchSize: how many are read at a time.
  /// - Throws: ``SwiftDataError/includePendingChangesWithBatchSize`` if changes that have not been saved were to count; or what keeps the
  ///   store from being read.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    if descriptor.includePendingChanges, hasChanges {
      throw SwiftDataError(
        .includePendingChangesWithBatchSize,
        "A fetch of '\(T.self)' in batches cannot include changes that have not been saved. Save first, or set 'includePendingChanges' to "
          + "false.")
    }
    let keys = try fetchIdentifiers(descriptor).map(\.key)
    return FetchResultsCollection(keys, try plan(for: T.self), self, batchSize: Swift.max(1, batchSize))
  }
}
