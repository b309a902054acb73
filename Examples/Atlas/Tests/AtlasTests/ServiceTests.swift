import AtlasModel
import AtlasServices
import Foundation
import Testing

@testable import Atlas

@Suite("Services that agree")
struct ServiceTests {
  /// The services that must give the same answers: one from memory, one over the JSON routes.
  enum Implementation: String, CaseIterable, Sendable {
    case fixture, live

    var service: any AtlasService {
      switch self {
      case .fixture: FixtureAtlasService()
      case .live: StubServer(AtlasAPI(.fixture)).service()
      }
    }
  }

  @Test("Names are complete", arguments: Implementation.allCases)
  func names(implementation: Implementation) async throws {
    #expect(try await implementation.service.names() == ISOCatalog.fixture.names)
  }

  @Test("Details are complete", arguments: Implementation.allCases)
  func details(implementation: Implementation) async throws {
    let service = implementation.service
    for entry in ISOCatalog.fixture.entries {
      #expect(try await service.detail(of: entry.id) == ISOCatalog.fixture.detail(of: entry.id))
    }
  }

  @Test("Countries and subdivisions are complete", arguments: Implementation.allCases)
  func lists(implementation: Implementation) async throws {
    let service = implementation.service
    #expect(try await service.countries() == ISOCatalog.fixture.countries)
    #expect(try await service.subdivisions(of: "FR").map(\.code) == ["FR-ARA", "FR-38", "FR-69"])
  }

  @Test("What does not exist is not found", arguments: Implementation.allCases)
  func missing(implementation: Implementation) async {
    let service = implementation.service
    await #expect(throws: AtlasServiceError.notFound(message: "there is no language with the code \"xxx\"")) {
      try await service.detail(of: EntryID(.language, "xxx"))
    }
    await #expect(throws: AtlasServiceError.notFound(message: "there is no country with the code \"XX\"")) {
      try await service.subdivisions(of: "XX")
    }
  }

  @Test("A cancelled task gets no answer", arguments: Implementation.allCases)
  func cancelled(implementation: Implementation) async {
    let service = implementation.service
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.countries()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("The failing service fails everything with its error")
  func failing() async {
    let error = AtlasServiceError.server(status: 503, message: "closed")
    let service = FailingAtlasService(error)
    await #expect(throws: error) { try await service.names() }
    await #expect(throws: error) { try await service.detail(of: EntryID(.country, "DE")) }
    await #expect(throws: error) { try await service.countries() }
    await #expect(throws: error) { try await service.subdivisions(of: "DE") }
  }
}
