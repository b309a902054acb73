/// Where a context is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On a queue of its own.
  case privateQueueConcurrencyType = 1
  /// On the main queue.
  case mainQueueConcurrencyType = 2
}
