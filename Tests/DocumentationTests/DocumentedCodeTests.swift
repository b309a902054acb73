import Foundation
import Testing

/// Code in the README and the articles is compiled: every block stands, line by line, in one of the files in `Documented`.
@Suite struct DocumentedCodeTests {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [String] =
    ["README.md"]
    + [
      "Sources/Data/MilieuCoreData", "Sources/Data/MilieuData", "Sources/Effects/MilieuEffects", "Sources/Milieu",
      "Sources/MilieuTesting",
    ].flatMap { target in
      let folder = "\(target)/Documentation.docc"
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path())) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
    }

  @Test("Code in the documentation compiles", arguments: documents)
  func compiles(_ document: String) throws {
    let compiled = try Self.compiledFiles()
    let text = try String(contentsOf: Self.repository.appending(path: document), encoding: .utf8)
    for block in Self.swiftBlocks(of: text) where !block.contains("// Package.swift") {
      let lines = Self.significantLines(of: block)
      #expect(
        compiled.contains { Self.contains($0, lines) },
        "This block of \(document) stands in no file of Tests/DocumentationTests/Documented:\n\(block)")
    }
  }

  @Test("There is documentation to check")
  func finds() throws {
    let readme = try String(contentsOf: Self.repository.appending(path: "README.md"), encoding: .utf8)
    #expect(Self.documents.count >= 5)
    #expect(Self.swiftBlocks(of: readme).count >= 3)
  }

  private static func compiledFiles() throws -> [[String]] {
    let folder = repository.appending(path: "Tests/DocumentationTests/Documented")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).map { name in
      significantLines(of: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private static func swiftBlocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }

  /// Indentation, blank lines, imports and `@main`, of which a test bundle can have none, make no difference.
  private static func significantLines(of code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") && $0 != "@main" }
  }

  private static func contains(_ whole: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { Array(whole[$0..<($0 + part.count)]) == part }
  }
}
