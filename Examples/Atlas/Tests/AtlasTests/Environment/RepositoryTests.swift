import AtlasModel
import AtlasServices
import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Repository")
struct RepositoryTests {
  @Test("What a screen has asked for, another shows without asking")
  func kept() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service, favourites: [EntryID(.country, "IS")])
    try await atlas.wait(forCount: "39 found")
    try await atlas.visit("Iceland")
    try atlas.turn(to: "Favourites")
    try await atlas.visit("Iceland")
    #expect(service.details == [EntryID(.country, "IS")])
  }

  @Test("Who asks at the same time waits for the same answer; a failure is everybody's, and is not kept")
  func sharedAnswer() async throws {
    let service = ScriptedAtlasService()
    let repository = AtlasRepository(service)
    let japan = EntryID(.country, "JP")
    service.hold()
    service.fail(with: .unreachable(cause: "no line"))
    let questions = (0..<5).map { _ in Task { try await repository.detail(of: japan) } }
    while service.details.isEmpty { await Task.yield() }
    service.release()
    for question in questions {
      await #expect(throws: AtlasServiceError.unreachable(cause: "no line")) { try await question.value }
    }
    let failed = service.details.count
    service.fail(with: nil)
    #expect(try await repository.detail(of: japan).title == "Japan")
    #expect(try await repository.detail(of: japan).title == "Japan")
    #expect(service.details.count == failed + 1)
  }

  @Test("A part of the screen with another service has a repository of its own, and no other part has")
  func override() async throws {
    let (outer, inner) = (ScriptedAtlasService(), ScriptedAtlasService())
    let probes = (0..<3).map { _ in EnvironmentProbe() }
    let screen = Headless(
      VStack {
        CountryCoordinator(id: "FR").probed(by: probes[0])
        CountryCoordinator(id: "FR").probed(by: probes[1]).environment(\.atlasService, inner)
        CountryCoordinator(id: "FR").probed(by: probes[2])
      }
      .injectDependencies(.mock(service: outer)))
    try await screen.wait { $0.all { $0.identifier == "detail-title" }.count == 3 }
    #expect(outer.details == [EntryID(.country, "FR")])
    #expect(inner.details == [EntryID(.country, "FR")])
    #expect(probes[0].repository === probes[2].repository)
    #expect(probes[0].repository !== probes[1].repository)
  }

  @Test("Whatever reads the environment of a test reads the repository of the test's service")
  func overrideWithoutViews() async throws {
    let service = ScriptedAtlasService()
    try await withEnvironment(\.atlasService, service) {
      let repository = EnvironmentValues.current.atlasRepository
      let subdivisions = try await repository.subdivisions(of: "FR")
      #expect(subdivisions.count == 3)
      #expect(EnvironmentValues.current.atlasRepository === repository)
    }
    #expect(service.subdivisions == ["FR"])
  }

  @Test("An app that says the same again, as when somebody logs in, keeps its repository and its index")
  func redrawn() async throws {
    struct Window: View {
      @State private var drawn = 1
      let server: StubServer
      let logBook: LogBook
      let probe: EnvironmentProbe

      var body: some View {
        let service = LiveAtlasService(
          baseURL: server.baseURL, session: server.session, logger: .recording(in: logBook))
        VStack {
          Text("Drawn \(drawn) times")
          Button("Draw again") { drawn += 1 }
          BrowseCoordinator().probed(by: probe)
        }
        .injectDependencies(.mock(service: service, logBook: logBook))
        .environmentObject(AuthService())
      }
    }
    let probe = EnvironmentProbe()
    let screen = Headless(Window(server: StubServer(AtlasAPI(.fixture)), logBook: LogBook(), probe: probe))
    try await screen.wait { $0.shows("39 found") }
    let (repository, index) = (probe.repository, probe.nameIndex)
    try screen.button("Draw again").tap()
    #expect(screen.shows("Drawn 2 times"))
    #expect(probe.repository === repository)
    #expect(probe.nameIndex === index)
    #expect(screen.shows("39 found"))
  }
}
