import Foundation
import Milieu
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable private final class Stock {}

private struct SoundApp: App {
  @State private var stock = Stock()
  var body: some Scene { WindowGroup { Shelf().environment(stock) } }
}

private struct FaultyApp: App {
  var body: some Scene { WindowGroup { Shelf() } }
}

private struct Shelf: View {
  @Environment(Stock.self) private var stock
  var body: some View { Text(verbatim: "\(stock) & <more>") }
}

@Suite struct WiringPrinterTests {
  private let sound = WiringPrinter(WiringReport(of: SoundApp.self))
  private let faulty = WiringPrinter(WiringReport(of: FaultyApp.self))

  @Test("The status tells whether something is missing, in every format", arguments: WiringFormat.allCases)
  func status(_ format: WiringFormat) {
    #expect(sound.print(format).status == 0)
    #expect(faulty.print(format).status == 1)
  }

  @Test("The text sums up, and names what is missing in full")
  func text() {
    #expect(
      sound.print(.text).text == """
        SoundApp: 2 views, asking for 1 object or value. Nothing is missing, and every place is seen.

        Provided
          Stock, in SoundApp with .environment
            Shelf.stock
        """)
    #expect(
      faulty.print(.text).text == """
        FaultyApp: 2 views, asking for 1 object or value. 1 of them is missing, and every place is seen.

        Missing
          Stock is missing: nothing above Shelf provides it.
            asked by  @Environment(Stock.self) Shelf.stock
            at        FaultyApp › WindowGroup › Shelf
            remedy    Write .environment(stock) on a view above, for instance on what FaultyApp shows.
        """)
  }

  @Test("The JSON is as documented")
  func json() throws {
    struct Report: Decodable {
      struct Requirement: Decodable {
        let type, form, holder, property, view: String
        let optional, builtIn: Bool
        let keys, through, screens, path: [String]
        let providers: [Int]
      }
      struct Provision: Decodable {
        let type, form, provider: String
        let keys, path: [String]
      }
      struct Missing: Decodable {
        let type, form, holder, property, remedy: String
        let nearest: String?
        let through, path: [String]
        let places: Int
      }
      struct Unseen: Decodable {
        let subject, remedy: String
        let screens, path: [String]
        let places: Int
      }
      let root: String
      let views: Int
      let requirements: [Requirement]
      let provisions: [Provision]
      let missing: [Missing]
      let unseen: [Unseen]
    }
    func decoded(_ printer: WiringPrinter) throws -> Report {
      try JSONDecoder().decode(Report.self, from: Data(printer.print(.json).text.utf8))
    }
    let report = try decoded(sound)
    #expect(report.root == "SoundApp" && report.views == 2 && report.missing.isEmpty && report.unseen.isEmpty)
    #expect(report.requirements.map(\.path) == [["SoundApp", "WindowGroup", "Shelf"]])
    #expect(report.requirements.map(\.providers) == [[0]])
    #expect(report.provisions.map(\.provider) == ["SoundApp"])
    let missing = try #require(try decoded(faulty).missing.first)
    #expect(missing.type == "Stock" && missing.form == "object" && missing.places == 1 && missing.nearest == nil)
  }

  @Test("Without Graphviz, the drawing itself is written, and it is said what is missing")
  func withoutGraphviz() {
    let outcome = WiringPrinter(WiringReport(of: FaultyApp.self), searchPath: "/nowhere:").print(.svg)
    #expect(outcome.text.hasPrefix("digraph wiring {"))
    #expect(outcome.note?.contains("apt-get install graphviz") == true)
    #expect(outcome.status == 1)
  }

  @Test("Graphviz is given the drawing, and its picture is written")
  func withGraphviz() throws {
    // Stands in for Graphviz: says what it was asked for, and hands back what it was given.
    let folder = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "dot")
    try Data("#!/bin/sh\necho \"<svg $1>\"\ncat \"$2\"\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
    let outcome = WiringPrinter(WiringReport(of: SoundApp.self), searchPath: folder.path()).print(.svg)
    #expect(outcome.text.hasPrefix("<svg -Tsvg>\ndigraph wiring {"))
    #expect(outcome.note == nil && outcome.status == 0)
  }

  @Test("A picture that fails is told, and the drawing written instead")
  func brokenGraphviz() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "dot")
    try Data("#!/bin/sh\nexit 3\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
    let outcome = WiringPrinter(WiringReport(of: SoundApp.self), searchPath: folder.path()).print(.svg)
    #expect(outcome.text.hasPrefix("digraph wiring {") && outcome.status == 0)
    #expect(outcome.note?.contains("made no picture") == true)
  }
}
