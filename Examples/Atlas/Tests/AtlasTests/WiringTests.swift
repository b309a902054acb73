import Foundation
import SwiftUI
import Testing

@testable import Atlas

@Suite("Wiring")
struct WiringTests {
  @Test("Everything that the views ask for is provided above them, and no view is hidden")
  func wired() {
    let report = WiringReport(of: AtlasApp.self)
    #expect(report.missing.isEmpty)
    #expect(report.unseen.isEmpty)
    #expect(report.views > 30)
  }

  @Test("The command line says the same, as text and as a drawing")
  func command() throws {
    let text = try wiring()
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("AtlasApp: "))
    #expect(text.output.contains("Nothing is missing"))
    let drawing = try wiring("--format", "dot")
    #expect(drawing.status == 0)
    #expect(drawing.output.hasPrefix("digraph wiring {"))
  }

  private func wiring(_ options: String...) throws -> (status: Int32, output: String) {
    let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let atlas = Process()
    let output = Pipe()
    atlas.executableURL = folder.appending(path: "Atlas")
    atlas.arguments = ["wiring"] + options
    atlas.standardOutput = output
    try atlas.run()
    let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    atlas.waitUntilExit()
    return (atlas.terminationStatus, shown)
  }
}
