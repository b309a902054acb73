import SwiftData

enum BooksV1: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static let models: [any PersistentModel.Type] = [Book.self]

  @Model final class Book {
    var author: String
    init(author: String) { self.author = author }
  }
}

enum BooksV2: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static let models: [any PersistentModel.Type] = [Book.self]

  @Model final class Book {
    var author: String
    var initials: String = ""
    init(author: String) { self.author = author }
  }
}

enum BooksPlan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [BooksV1.self, BooksV2.self]
  static let stages: [MigrationStage] = [
    .custom(fromVersion: BooksV1.self, toVersion: BooksV2.self, willMigrate: nil) { context in
      for book in try context.fetch(FetchDescriptor<BooksV2.Book>()) {
        book.initials = String(book.author.split(separator: " ").compactMap(\.first))
      }
      try context.save()
    }
  ]
}

typealias Book = BooksV2.Book
