import SwiftUI

/// Makes the index of a session's names when the first screen asks for it.
struct NameIndexKey: AsyncEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<NameIndex>> { \.nameIndex }

  @Environment(\.atlasRepository) private var repository

  func make() async throws -> NameIndex {
    let names = try await repository.names()
    try Task.checkCancellation()
    return NameIndex(names)
  }

  static func tearDown(_ index: NameIndex) async { await index.close() }
}

extension EnvironmentValues {
  /// The names of everything that the service around knows; made once, when they are first waited for.
  package var nameIndex: AsyncOnce<NameIndex> { self[NameIndexKey.self] }
}
