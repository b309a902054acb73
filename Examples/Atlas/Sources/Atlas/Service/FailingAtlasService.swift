/// Answers everything with the same error: for previews and tests of error states.
struct FailingAtlasService: AtlasService {
  /// The error.
  let error: AtlasServiceError

  /// A service that fails with `error`; by default as if there were no server.
  init(_ error: AtlasServiceError = .unreachable(cause: "the connection was refused")) {
    self.error = error
  }

  /// Throws the error.
  func names() async throws -> [NamedEntry] { throw error }

  /// Throws the error.
  func detail(of id: AtlasEntry.ID) async throws -> EntryDetail { throw error }

  /// Throws the error.
  func countries() async throws -> [Country] { throw error }

  /// Throws the error.
  func subdivisions(of country: Country.ID) async throws -> [Subdivision] { throw error }
}
