public import Foundation

/// Which models are asked for, in which order, and how many.
public struct FetchDescriptor<T: PersistentModel> {
  /// What has to hold; `nil` for all.
  public var predicate: Predicate<T>?

  /// The order. Models that are equal by it stand in the order in which they were first saved.
  public var sortBy: [SortDescriptor<T>]

  /// How many at most; `nil` for any number.
  public var fetchLimit: Int?

  /// How many of the first are left out.
  public var fetchOffset: Int?

  /// Whether what has not been saved yet counts.
  public var includePendingChanges = true

  /// The properties that will be read. All that are in columns are read anyway, in one go; it costs nothing to say so.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// The relationships that will be read, so that what they lead to is fetched for all models at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Makes a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
