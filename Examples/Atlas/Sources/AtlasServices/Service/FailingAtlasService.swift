import AtlasModel

/// Answers everything with the same error: for previews and tests of error states.
package struct FailingAtlasService: AtlasService {
  /// The error.
  package let error: AtlasServiceError

  /// A service that fails with `error`; by default as if there were no server.
  package init(_ error: AtlasServiceError = .unreachable(cause: "the connection was refused")) {
    self.error = error
  }

  /// Throws the error.
  package func names() async throws -> [NamedEntry] { throw error }

  /// Throws the error.
  package func detail(of id: AtlasEntry.ID) async throws -> EntryDetail { throw error }

  /// Throws the error.
  package func countries() async throws -> [Country] { throw error }

  /// Throws the error.
  package func subdivisions(of country: Country.ID) async throws -> [Subdivision] { throw error }
}
