import SwiftUI

/// Makes the repository of a session from its service.
///
/// All screens below the service share it. A part of the app with another service has a repository of its own.
struct AtlasRepositoryKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AtlasRepository> { \.atlasRepository }

  @Environment(\.atlasService) private var service

  func makeValue() -> AtlasRepository { AtlasRepository(service) }

  static func tearDown(_ repository: AtlasRepository) async { await repository.close() }
}

extension EnvironmentValues {
  /// What the service around has answered so far.
  package var atlasRepository: AtlasRepository { self[AtlasRepositoryKey.self] }
}
