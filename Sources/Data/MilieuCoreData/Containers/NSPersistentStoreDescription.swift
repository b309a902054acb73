public import Foundation

/// A store in a SQLite database.
public let NSSQLiteStoreType = "SQLite"

/// A store of which nothing is left once the container has gone.
public let NSInMemoryStoreType = "InMemory"

/// Where a container keeps objects.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// ``NSSQLiteStoreType`` or ``NSInMemoryStoreType``.
  open var type = NSSQLiteStoreType

  /// The file. As in Core Data, `/dev/null` keeps nothing.
  open var url: URL?

  /// Whether nothing may be changed.
  open var isReadOnly = false

  /// Whether the store is opened on another thread, so that the container tells later.
  open var shouldAddStoreAsynchronously = false

  /// What the store is called. Not looked at: there is one store.
  open var configuration: String?

  /// Whether what an older model has stored is taken over. It always is, where it can be without a mapping.
  open var shouldMigrateStoreAutomatically: Bool { true }

  /// Whether the changes of the model are found out by comparing. They always are.
  open var shouldInferMappingModelAutomatically: Bool { true }

  /// Describes a store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Describes a store that has no file yet.
  public override init() { super.init() }

  /// Whether nothing is kept.
  var isInMemory: Bool { type == NSInMemoryStoreType || url?.path == "/dev/null" }

  open override var description: String {
    "<NSPersistentStoreDescription: type: \(type); url: \(url?.absoluteString ?? "none")>"
  }
}
