import Foundation
import Testing

/// Habits that are cheap to keep and costly to win back.
@Suite struct HabitTests {
  static let sources = SourceFile.all(in: "Sources")

  @Test("No file outgrows its room, but for generated tables")
  func size() {
    for file in Self.sources where !file.path.hasSuffix("Symbols/SymbolPaths.swift") {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines: look for a second concept")
    }
  }

  @Test("Type metadata is reflected over in one file for the fields of structs, and in one for published properties")
  func reflection() {
    let reflecting = Self.sources.filter { $0.text.contains("_forEachField") || $0.text.contains("@_spi(Reflection)") }
    #expect(
      reflecting.map(\.path) == [
        "Sources/Core/MilieuEnvironment/Equality/FieldLayout.swift",
        "Sources/Core/MilieuObservation/Observation/PublishedFields.swift",
      ])
  }

  @Test(
    "C libraries are met in the files that wrap them",
    arguments: ["CConformances", "CReferences", "CThreads", "CWebSockets", "CZlib"])
  func wrapped(_ module: String) {
    let homes = [
      "CConformances": "Sources/UI/MilieuRuntime/Records/",
      "CReferences": "Sources/Data/MilieuData/Contexts/ModelTable.swift",
      "CWebSockets": "Sources/Hosts/MilieuWeb/Transport/Libwebsockets/",
      "CZlib": "Sources/Hosts/MilieuWeb/Compression/",
      "CThreads": "Sources/Core/MilieuEnvironment/",
    ]
    let users = Self.sources.filter { $0.imports.contains(module) }
    #expect(!users.isEmpty)
    for file in users { #expect(file.path.hasPrefix(homes[module] ?? "-"), "\(file.path) imports \(module)") }
  }

  @Test("Nothing asks whether a module of our own name can be imported: the answer changes with the order of builds")
  func canImport() {
    for file in Self.sources {
      for name in ["SwiftUI", "SwiftData", "Combine", "CoreData"] {
        let text = file.text.filter { $0 != " " }
        #expect(!text.contains("canImport(\(name))"), "\(file.path) asks canImport(\(name))")
      }
    }
  }

  @Test("Nothing is left for later in the code")
  func leftovers() {
    let files = Self.sources + SourceFile.all(in: "Tests") + SourceFile.all(in: "Examples/Atlas/Sources")
    for file in files where !file.path.hasSuffix("HabitTests.swift") {
      for line in file.lines {
        guard let comment = line.range(of: "//") else { continue }
        let words = line[comment.upperBound...].split { !$0.isLetter }
        #expect(words.allSatisfy { !["TODO", "FIXME", "XXX"].contains($0) }, "\(file.path) says \(line)")
      }
    }
  }

  @Test("C's own library is reached through Foundation only")
  func platformLibrary() {
    for file in Self.sources {
      let platform = file.imports.intersection(["Glibc", "Musl", "Darwin", "Android", "WinSDK"])
      #expect(platform.isEmpty, "\(file.path) imports \(platform.sorted().joined(separator: ", "))")
    }
  }

  @Test("Core targets know no views, and only publishers know Foundation")
  func core() {
    for file in SourceFile.all(in: "Sources/Core") {
      #expect(file.imports.isDisjoint(with: ["MilieuRuntime", "MilieuViews"]), "\(file.path)")
      let mayUseFoundation = file.path.hasPrefix("Sources/Core/MilieuObservation/")
      #expect(mayUseFoundation || !file.imports.contains("Foundation"), "\(file.path)")
    }
  }

  @Test("No folder is named after what kind of code it holds")
  func folders() {
    let names = Set(Self.sources.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    #expect(names.isDisjoint(with: ["Utils", "Utilities", "Helpers", "Extensions", "Protocols", "Common", "Misc"]))
  }
}
