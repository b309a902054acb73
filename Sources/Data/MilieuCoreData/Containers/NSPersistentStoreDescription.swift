public import Foundation
internal import MilieuData

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

  /// Whether what an older model has stored is taken over. It always is, where it can be without a mapping; who asks that it be not is told.
  open var shouldMigrateStoreAutomatically = true {
    didSet { if !shouldMigrateStoreAutomatically { tellOfMigration("shouldMigrateStoreAutomatically") } }
  }

  /// Whether the changes of the model are found out by comparing. They always are; who asks that they be not is told.
  open var shouldInferMappingModelAutomatically = true {
    didSet { if !shouldInferMappingModelAutomatically { tellOfMigration("shouldInferMappingModelAutomatically") } }
  }

  private func tellOfMigration(_ property: String) {
    DataReport.tell(
      "'\(property) = false' changes nothing: a store of an older model is always taken over where nothing has to be decided, and refused "
        + "otherwise. Leave the line away, or copy the file before it is opened.")
  }

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
