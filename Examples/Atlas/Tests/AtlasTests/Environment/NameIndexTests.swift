import AtlasServices
import MilieuTesting
import SwiftUI
import Testing

@testable import Atlas

@MainActor
@Suite("Index of names")
struct NameIndexTests {
  /// Search screens beside each other, each of which can be closed.
  private struct Desk: View {
    @State private var isLeftOpen = true
    @State private var isRightOpen = true

    var body: some View {
      VStack {
        Toggle("Left", isOn: $isLeftOpen)
        Toggle("Right", isOn: $isRightOpen)
        if isLeftOpen { BrowseCoordinator() }
        if isRightOpen { BrowseCoordinator() }
      }
    }
  }

  private func desk(_ service: ScriptedAtlasService, probe: EnvironmentProbe = EnvironmentProbe()) -> Headless {
    Headless(
      Desk().probed(by: probe).injectDependencies(.mock(service: service)).environmentObject(AuthService()))
  }

  private func counts(_ screen: Headless) -> [String] {
    screen.all { $0.identifier == "result-count" }.map(\.text)
  }

  @Test("It is made once for all screens that wait for it and all that come later")
  func once() async throws {
    let service = ScriptedAtlasService()
    let screen = desk(service)
    try await screen.wait { counts($0) == ["39 found", "39 found"] }
    try screen.toggle("Left").toggle()
    try screen.toggle("Left").toggle()
    try await screen.wait { counts($0) == ["39 found", "39 found"] }
    #expect(service.nameRequests == 1)
  }

  @Test("It is not made before a screen waits for it")
  func lazily() async throws {
    let service = ScriptedAtlasService()
    let probe = EnvironmentProbe()
    let screen = Headless(
      NavigationStack { CountryCoordinator(id: "FR") }.probed(by: probe).injectDependencies(.mock(service: service)))
    try await screen.wait { $0.shows("French Republic") }
    #expect(probe.nameIndex != nil && probe.nameIndex?.current == nil)
    #expect(service.nameRequests == 0)
  }

  @Test("A screen that is left stops waiting; the others get their names")
  func leaving() async throws {
    let service = ScriptedAtlasService()
    service.hold()
    let screen = desk(service)
    try await screen.wait { _ in service.nameRequests == 1 }
    try screen.toggle("Left").toggle()
    service.release()
    try await screen.wait { counts($0) == ["39 found"] }
    #expect(service.nameRequests == 1)
  }

  @Test("When the last screen is left nothing is made, until one comes back and asks anew")
  func leavingAll() async throws {
    let service = ScriptedAtlasService()
    let probe = EnvironmentProbe()
    service.hold()
    let screen = desk(service, probe: probe)
    try await screen.wait { _ in service.nameRequests == 1 }
    try screen.toggle("Left").toggle()
    try screen.toggle("Right").toggle()
    service.release()
    try await screen.wait { _ in service.cancelled == 1 }
    #expect(probe.nameIndex?.current == nil)

    try screen.toggle("Left").toggle()
    try await screen.wait { counts($0) == ["39 found"] }
    #expect(service.nameRequests == 2)
  }

  @Test("Going offline has names of its own; those of before are there when one comes back")
  func offline() async throws {
    let service = ScriptedAtlasService()
    let atlas = AtlasOnScreen(service)
    try await atlas.wait(forCount: "39 found")
    try atlas.flip("Offline")
    try await atlas.screen.wait { _ in atlas.logged.count { $0.hasPrefix("Found") } == 2 }
    try atlas.flip("Offline")
    try await atlas.screen.wait { _ in atlas.logged.count { $0.hasPrefix("Found") } == 3 }
    #expect(service.nameRequests == 1)
  }
}
