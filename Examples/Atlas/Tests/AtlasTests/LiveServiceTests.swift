import AtlasModel
import AtlasServices
import Foundation
import Testing

@testable import Atlas

@Suite("Live service")
struct LiveServiceTests {
  @Test(
    "An error status becomes a readable error",
    arguments: [
      (
        400, #"{"error":"limit must be more","parameter":"limit"}"#,
        AtlasServiceError.server(status: 400, message: "limit must be more")
      ),
      (404, #"{"error":"there is no such thing"}"#, .notFound(message: "there is no such thing")),
      (404, "<html>", .notFound(message: "Not Found")),
      (503, "", .server(status: 503, message: "Service Unavailable")),
    ])
  func statuses(status: Int, body: String, error: AtlasServiceError) async {
    let service = StubServer(status: status, body: body).service()
    await #expect(throws: error) { try await service.countries() }
  }

  @Test(
    "A body that is not what the route promises is malformed",
    arguments: [
      ("<html>", "not valid JSON"), ("{}", "not of type Array"),
      (#"[{"alpha_2": "DE"}]"#, "no value for alpha_3 at [0]"),
    ])
  func malformed(body: String, cause: String) async {
    let service = StubServer(status: 200, body: body).service()
    let error = await #expect(throws: AtlasServiceError.self) { try await service.countries() }
    guard case .malformed(let found) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(found.contains(cause))
  }

  @Test("A server that gives no answer is unreachable", arguments: [URLError.Code.timedOut, .cannotFindHost])
  func unreachable(code: URLError.Code) async {
    let service = StubServer { _ in .failure(code) }.service()
    let error = await #expect(throws: AtlasServiceError.self) { try await service.countries() }
    guard case .unreachable = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(error?.isWorthRetrying == true)
  }

  @Test("A port where nothing listens is unreachable")
  func refused() async throws {
    let service = LiveAtlasService(baseURL: try #require(URL(string: "http://127.0.0.1:1")))
    let error = await #expect(throws: AtlasServiceError.self) { try await service.countries() }
    guard case .unreachable = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
  }

  @Test("Cancelling the task ends a request that is under way", .timeLimit(.minutes(1)))
  func cancellation() async {
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    let service = StubServer { _ in
      continuation.yield()
      return .silence
    }.service()
    let task = Task { try await service.countries() }
    for await _ in requests { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Every request leaves a line in the log")
  func log() async throws {
    let book = LogBook()
    let server = StubServer(AtlasAPI(.fixture))
    let service = server.service(logger: .recording(in: book))
    _ = try await service.detail(of: EntryID(.language, "isl"))
    _ = try? await service.subdivisions(of: "XX")
    await book.waitForLines(2)
    let messages = await book.lines.map(\.message)
    try #require(messages.count == 2)
    #expect(messages[0].contains("/base/api/entries/language:isl: answered in "))
    #expect(
      messages[1].hasSuffix(
        "/base/api/countries/XX/subdivisions: The atlas has no such page: there is no country with the code \"XX\"."))
  }

  @Test("Only errors that may pass are worth a retry")
  func retries() {
    #expect(AtlasServiceError.server(status: 500, message: "").isWorthRetrying)
    #expect(AtlasServiceError.server(status: 429, message: "").isWorthRetrying)
    #expect(!AtlasServiceError.server(status: 400, message: "").isWorthRetrying)
    #expect(!AtlasServiceError.notFound(message: "").isWorthRetrying)
    #expect(!AtlasServiceError.malformed(cause: "").isWorthRetrying)
  }
}
