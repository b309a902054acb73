import AtlasServices
import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Sessions")
struct SessionTests {
  private func session(_ service: ScriptedAtlasService, _ probe: EnvironmentProbe) async throws -> Headless {
    let screen = Headless(
      RootScreen().probed(by: probe).injectDependencies(.mock(service: service)).environmentObject(AuthService()))
    try await screen.wait { $0.shows("39 found") }
    return screen
  }

  @Test("Closing a session closes its index and its repository, and those of no other")
  func closing() async throws {
    let service = ScriptedAtlasService()
    let (left, right) = (EnvironmentProbe(), EnvironmentProbe())
    let screen = try await session(service, left)
    let other = try await session(service, right)
    let repositories = try [#require(left.repository), #require(right.repository)]
    let indices = try await [#require(left.nameIndex).value, #require(right.nameIndex).value]
    #expect(indices[0] !== indices[1] && repositories[0] !== repositories[1])
    #expect(service.nameRequests == 2)

    screen.close()
    await screen.finishEnding()
    #expect(await indices[0].isClosed)
    #expect(await repositories[0].isClosed)
    await #expect(throws: CancellationError.self) { try await indices[0].search("ice", limit: 1) }
    await #expect(throws: CancellationError.self) { try await repositories[0].names() }

    #expect(try await indices[1].search("ice", limit: 1).total == 3)
    #expect(await !repositories[1].isClosed)
    other.close()
    await other.finishEnding()
    #expect(await indices[1].isClosed)
  }

  @Test("Going online again closes the repository and the index that were offline")
  func online() async throws {
    struct Window: View {
      let probe: EnvironmentProbe
      @State private var isOffline = true
      var body: some View {
        Toggle("Offline", isOn: $isOffline)
        BrowseCoordinator().probed(by: probe).transformEnvironment(\.atlasSource) { if isOffline { $0 = .offline } }
      }
    }
    let probe = EnvironmentProbe()
    let screen = Headless(
      Window(probe: probe).injectDependencies(.mock(service: ScriptedAtlasService())).environmentObject(AuthService()))
    try await screen.wait { $0.shows("39 found") }
    let offline = try await (#require(probe.repository), #require(probe.nameIndex).value)
    try screen.toggle("Offline").toggle()
    #expect(probe.repository !== offline.0)
    await screen.finishEnding()
    #expect(await offline.0.isClosed)
    #expect(await offline.1.isClosed)
    _ = try await #require(probe.nameIndex).value
  }
}
