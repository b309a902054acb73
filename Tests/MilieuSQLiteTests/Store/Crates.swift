import Foundation
import MilieuData
import SQLiteProcessModels

/// A container of crates in a file.
func crates(_ folder: Folder, allowsSave: Bool = true) throws -> ModelContainer {
  try ModelContainer(
    for: Crate.self, configurations: ModelConfiguration(url: URL(filePath: folder.path()), allowsSave: allowsSave))
}

extension ModelContext {
  func all<T: PersistentModel>(_: T.Type) throws -> [T] { try fetch(FetchDescriptor<T>()) }
}
