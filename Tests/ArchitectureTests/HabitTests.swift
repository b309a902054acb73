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

  @Test("Type metadata is reflected over in one file")
  func reflection() {
    let reflecting = Self.sources.filter { $0.text.contains("_forEachField") || $0.text.contains("@_spi(Reflection)") }
    #expect(reflecting.map(\.path) == ["Sources/Core/MilieuEnvironment/Equality/FieldLayout.swift"])
  }

  @Test("C libraries are met in the files that wrap them", arguments: ["CWebSockets", "CThreadLocal"])
  func wrapped(_ module: String) {
    let homes = [
      "CWebSockets": "Sources/Hosts/MilieuWeb/Transport/Libwebsockets/",
      "CThreadLocal": "Sources/UI/MilieuRuntime/Invalidation/Evaluation.swift",
    ]
    let users = Self.sources.filter { $0.imports.contains(module) }
    #expect(!users.isEmpty)
    for file in users { #expect(file.path.hasPrefix(homes[module] ?? "-"), "\(file.path) imports \(module)") }
  }

  @Test("Nothing asks whether a module of our own name can be imported: the answer changes with the order of builds")
  func canImport() {
    for file in Self.sources {
      for name in ["SwiftUI", "SwiftData", "Combine", "CoreData"] {
        #expect(!file.text.contains("canImport(\(name))"), "\(file.path) asks canImport(\(name))")
      }
    }
  }

  @Test("Nothing is left for later in the code")
  func leftovers() {
    for file in Self.sources + SourceFile.all(in: "Examples/Atlas/Sources") {
      for word in ["TODO", "FIXME", "XXX"] {
        #expect(!file.text.contains("// \(word)"), "\(file.path) says \(word)")
      }
    }
  }

  @Test("No folder is named after what kind of code it holds")
  func folders() {
    let names = Set(Self.sources.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    #expect(names.isDisjoint(with: ["Utils", "Utilities", "Helpers", "Extensions", "Protocols", "Common", "Misc"]))
  }
}
