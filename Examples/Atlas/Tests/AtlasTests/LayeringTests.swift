import Foundation
import Testing

/// The layers of the search and the journal, as they were really built: what each target was given to link, what its sources import, and what is in its objects.
@Suite("Layers of the search and the journal")
struct LayeringTests {
  /// The targets that know of no service.
  static let pure = [
    "AtlasModel", "AtlasParts", "AtlasSearchFeature", "AtlasSearchView", "AtlasJournalFeature", "AtlasJournal",
    "AtlasJournalView",
  ]

  /// The targets that do.
  static let infrastructure: Set = ["AtlasServices", "AtlasSearchGlue", "Atlas"]

  @Test("The build links no infrastructure to what knows of none", arguments: pure)
  func graph(target: String) throws {
    let linked = try #require(try Built.dependencies()[target], "\(target) was not built")
    #expect(linked.isDisjoint(with: Self.infrastructure))
  }

  @Test("The feature links no views either")
  func feature() throws {
    let linked = try #require(try Built.dependencies()["AtlasSearchFeature"])
    #expect(linked.filter { $0.hasPrefix("Atlas") } == ["AtlasModel"])
    #expect(linked.isDisjoint(with: ["SwiftUI", "MilieuViews", "MilieuRuntime", "MilieuEffectViews", "MilieuWeb"]))
    #expect(linked.contains("MilieuEffects"))
  }

  @Test("The journal's statistics link neither views nor what keeps the visits, and what keeps them links no views")
  func journal() throws {
    let dependencies = try Built.dependencies()
    #expect(try #require(dependencies["AtlasJournalFeature"]).isEmpty)
    let journal = try #require(dependencies["AtlasJournal"])
    #expect(journal.contains("SwiftData"))
    #expect(Set(journal.filter { $0.hasPrefix("Atlas") }) == ["AtlasJournalFeature", "AtlasModel"])
    #expect(!journal.contains("SwiftUI"))
  }

  @Test("Its sources import none", arguments: pure)
  func imports(target: String) throws {
    let files = try Built.sources(of: target)
    #expect(!files.isEmpty)
    for file in files {
      let imported = try Built.imports(of: file).intersection(Self.infrastructure)
      #expect(imported.isEmpty, "\(file.lastPathComponent) imports \(imported.sorted().joined(separator: ", "))")
    }
  }

  @Test("Its objects mention none", arguments: pure)
  func objects(target: String) throws {
    let objects = try Built.objects(of: target)
    #expect(!objects.isEmpty)
    for object in objects {
      let bytes = try Data(contentsOf: object)
      #expect(bytes.range(of: Data(target.utf8)) != nil, "\(object.lastPathComponent) names its own module")
      for module in ["AtlasServices", "AtlasSearchGlue"] {
        #expect(bytes.range(of: Data(module.utf8)) == nil, "\(object.lastPathComponent) mentions \(module)")
      }
    }
  }

  @Test("Only the glue knows both the search and the services")
  func glue() throws {
    let both: Set = ["AtlasSearchView", "AtlasServices"]
    let targets = try FileManager.default.contentsOfDirectory(atPath: Built.package.appending(path: "Sources").path())
    let knowing = try targets.filter { target in
      let imported = try Built.sources(of: target).reduce(into: Set<String>()) {
        $0.formUnion(try Built.imports(of: $1))
      }
      return imported.isSuperset(of: both)
    }
    #expect(knowing == ["AtlasSearchGlue"])
    let objects = try Built.objects(of: "AtlasSearchGlue").map { try Data(contentsOf: $0) }
    #expect(objects.contains { $0.range(of: Data("AtlasServices".utf8)) != nil }, "What is looked for can be found.")
  }
}

/// What the build that these tests belong to was made of.
private enum Built {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build puts what it makes.
  static var folder: URL {
    get throws { try #require(Bundle.main.executableURL).deletingLastPathComponent() }
  }

  /// What each target was built and is linked with, directly or not: the build's own record.
  static func dependencies() throws -> [String: Set<String>] {
    struct Record: Decodable {
      let targetDependencyMap: [String: Set<String>]
    }
    let data = try Data(contentsOf: folder.appending(path: "description.json"))
    return try JSONDecoder().decode(Record.self, from: data).targetDependencyMap
  }

  static func objects(of target: String) throws -> [URL] {
    try files(in: folder.appending(path: "\(target).build"), ending: "swift.o")
  }

  static func sources(of target: String) throws -> [URL] {
    try files(in: package.appending(path: "Sources/\(target)"), ending: "swift")
  }

  static func imports(of file: URL) throws -> Set<String> {
    let words = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0.contains("import") && !$0.joined().hasPrefix("//") }
    return Set(words.compactMap { $0.last?.prefix { $0 != "." } }.map(String.init))
  }

  private static func files(in folder: URL, ending suffix: String) throws -> [URL] {
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(names).compactMap { $0 as? URL }.filter { $0.path.hasSuffix(suffix) }
  }
}
