import Foundation
import Testing

/// The arrows between targets: what each may import. The manifest has to list them for the build to pass; this pins the list.
@Suite struct ArrowTests {
  struct Target: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: String
    /// Of this package.
    let arrows: Set<String>
    /// Of the toolchain.
    let libraries: Set<String>
    /// Which run in the compiler: the manifest names them, and no file imports them.
    var macros: Set<String> = []

    var testDescription: String { name }
  }

  static let targets = [
    Target(
      name: "MilieuMacros", folder: "Sources/Macros/MilieuMacros", arrows: [],
      libraries: [
        "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros",
      ]),
    Target(
      name: "MilieuEnvironment", folder: "Sources/Core/MilieuEnvironment", arrows: ["CThreads"],
      libraries: ["Dispatch", "Observation", "Swift", "Synchronization"]),
    Target(
      name: "MilieuObservation", folder: "Sources/Core/MilieuObservation", arrows: [],
      libraries: ["Dispatch", "Foundation", "FoundationNetworking", "Swift", "Synchronization"]),
    Target(name: "MilieuUndo", folder: "Sources/Core/MilieuUndo", arrows: [], libraries: ["Dispatch"]),
    Target(
      name: "MilieuRuntime", folder: "Sources/UI/MilieuRuntime",
      arrows: ["CConformances", "MilieuEnvironment", "MilieuObservation"],
      libraries: ["Dispatch", "Observation", "Synchronization"], macros: ["MilieuMacros"]),
    Target(
      name: "MilieuViews", folder: "Sources/UI/MilieuViews",
      arrows: ["MilieuEnvironment", "MilieuObservation", "MilieuRuntime", "MilieuUndo"],
      libraries: ["Foundation", "Observation", "Synchronization"], macros: ["MilieuMacros"]),
    Target(
      name: "MilieuEffects", folder: "Sources/Effects/MilieuEffects", arrows: ["MilieuEnvironment"],
      libraries: ["Foundation", "Observation", "Synchronization"]),
    Target(
      name: "MilieuEffectViews", folder: "Sources/Effects/MilieuEffectViews",
      arrows: ["MilieuEffects", "MilieuEnvironment", "MilieuRuntime"], libraries: ["Observation", "Synchronization"]),
    Target(
      name: "MilieuData", folder: "Sources/Data/MilieuData",
      arrows: ["CReferences", "MilieuEnvironment", "MilieuUndo"],
      libraries: ["Dispatch", "Foundation", "Observation", "Synchronization"], macros: ["MilieuMacros"]),
    Target(
      name: "MilieuSQLite", folder: "Sources/Data/MilieuSQLite", arrows: ["CSQLite", "MilieuData"],
      libraries: ["Dispatch", "Foundation", "Swift", "Synchronization"]),
    Target(
      name: "MilieuDataViews", folder: "Sources/Data/MilieuDataViews",
      arrows: ["MilieuData", "MilieuEnvironment", "MilieuRuntime", "MilieuUndo", "MilieuViews"],
      libraries: ["Foundation"]),
    Target(
      name: "MilieuCoreData", folder: "Sources/Data/MilieuCoreData",
      arrows: ["MilieuData", "MilieuEnvironment", "MilieuObservation", "MilieuUndo"],
      libraries: ["Foundation", "FoundationXML"], macros: ["MilieuMacros"]),
    Target(
      name: "MilieuCoreDataViews", folder: "Sources/Data/MilieuCoreDataViews",
      arrows: ["MilieuCoreData", "MilieuData", "MilieuDataViews", "MilieuEnvironment", "MilieuRuntime", "MilieuViews"],
      libraries: ["Foundation"]),
    Target(
      name: "MilieuHeadless", folder: "Sources/Hosts/MilieuHeadless",
      arrows: ["MilieuEnvironment", "MilieuRuntime", "MilieuUndo", "MilieuViews"], libraries: ["Foundation"]),
    Target(
      name: "MilieuHTML", folder: "Sources/Hosts/MilieuHTML", arrows: ["MilieuRuntime", "MilieuViews"],
      libraries: ["Foundation"]),
    Target(
      name: "MilieuWeb", folder: "Sources/Hosts/MilieuWeb",
      arrows: ["CWebSockets", "CZlib", "MilieuEnvironment", "MilieuHTML", "MilieuRuntime", "MilieuViews"],
      libraries: ["Dispatch", "Foundation", "Synchronization"]),
    Target(
      name: "Milieu", folder: "Sources/Milieu",
      arrows: [
        "MilieuEnvironment", "MilieuHeadless", "MilieuObservation", "MilieuRuntime", "MilieuUndo", "MilieuViews",
        "MilieuWeb",
      ],
      libraries: ["Dispatch", "Foundation"]),
    Target(
      name: "SwiftUI", folder: "Sources/Compatibility/SwiftUI", arrows: ["Milieu"],
      libraries: ["Foundation", "Observation"]),
    Target(
      name: "SwiftData", folder: "Sources/Compatibility/SwiftData",
      arrows: ["MilieuData", "MilieuDataViews", "MilieuSQLite", "MilieuUndo"],
      libraries: ["Foundation", "Observation"]),
    Target(
      name: "CoreData", folder: "Sources/Compatibility/CoreData",
      arrows: ["MilieuCoreData", "MilieuCoreDataViews", "MilieuSQLite", "MilieuUndo"], libraries: ["Foundation"]),
    Target(
      name: "MilieuTesting", folder: "Sources/MilieuTesting",
      arrows: ["MilieuEffects", "MilieuEnvironment", "MilieuHeadless"],
      libraries: ["Dispatch", "Observation", "Synchronization", "Testing"]),
    Target(
      name: "Combine", folder: "Sources/Compatibility/Combine", arrows: ["MilieuObservation"],
      libraries: ["FoundationNetworking"]),
  ]

  @Test("A target imports what its arrows point to, and nothing else", arguments: targets)
  func arrows(_ target: Target) {
    let files = SourceFile.all(in: target.folder)
    #expect(!files.isEmpty)
    for file in files {
      let strays = file.imports.subtracting(target.arrows).subtracting(target.libraries)
      #expect(strays.isEmpty, "\(file.path) imports \(strays.sorted().joined(separator: ", "))")
    }
  }

  @Test("No arrow is drawn that no file follows", arguments: targets)
  func noIdleArrow(_ target: Target) {
    let imports = SourceFile.all(in: target.folder).reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let idle = target.arrows.union(target.libraries).subtracting(imports)
    #expect(idle.isEmpty, "\(target.name) does not use \(idle.sorted().joined(separator: ", "))")
  }

  @Test("A host points to no other host; only the umbrella and the library for tests know some")
  func hosts() {
    let hosts: Set = ["MilieuHeadless", "MilieuWeb"]
    for target in Self.targets where !["Milieu", "MilieuTesting"].contains(target.name) {
      #expect(target.arrows.isDisjoint(with: hosts), "\(target.name) points to a host")
    }
  }

  @Test("The manifest draws the same arrows", arguments: targets)
  func manifest(_ target: Target) throws {
    let manifest = try String(contentsOf: SourceFile.package.appending(path: "Package.swift"), encoding: .utf8)
    let beginnings = [".target(", ".macro("].flatMap { ["\($0)name: ", "\($0)\n      name: "] }
    let start = try #require(
      beginnings.lazy.compactMap { manifest.range(of: "\($0)\"\(target.name)\"") }.first)
    let rest = manifest[start.upperBound...]
    let declaration = rest[..<(rest.range(of: "path:")?.lowerBound ?? rest.endIndex)]
    let named = Set(
      declaration.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    #expect(named == target.arrows.union(target.macros))
  }

  @Test("Every target of the package is in the list")
  func isComplete() throws {
    let folders = [
      "Sources/Core", "Sources/Data", "Sources/Effects", "Sources/Macros", "Sources/UI", "Sources/Hosts",
      "Sources/Compatibility",
    ].flatMap {
      folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: SourceFile.package.appending(path: folder).path())) ?? [])
        .map { "\(folder)/\($0)" }
    }
    let withoutSwift = [
      "Sources/UI/CConformances", "Sources/Core/CThreads", "Sources/Data/CReferences", "Sources/Data/CSQLite",
      "Sources/Hosts/CWebSockets",
      "Sources/Hosts/CZlib",
    ]
    #expect(
      Set(folders + ["Sources/Milieu", "Sources/MilieuTesting"]).subtracting(withoutSwift)
        == Set(Self.targets.map(\.folder)))
  }

  @Test("Only examples, benchmarks, and tests of compatibility and documentation import a compatibility module")
  func compatibility() {
    let tests = SourceFile.all(in: "Tests").filter {
      !$0.path.hasPrefix("Tests/Compatibility") && !$0.path.hasPrefix("Tests/CombineCompatibility")
        && !$0.path.hasPrefix("Tests/SwiftDataCompatibility") && !$0.path.hasPrefix("Tests/CoreDataCompatibility")
        && !$0.path.hasPrefix("Tests/DocumentationTests")
    }
    for file in SourceFile.all(in: "Sources") + tests {
      let imported = file.imports.intersection(["Combine", "CoreData", "SwiftData", "SwiftUI"])
      #expect(imported.isEmpty, "\(file.path) imports \(imported.sorted().joined(separator: ", "))")
    }
  }

  @Test("Examples and benchmarks import what a user can: products, and what they bring themselves")
  func examples() {
    let products: Set = [
      "Combine", "CoreData", "SwiftData", "SwiftUI", "Milieu", "MilieuEffectViews", "MilieuEffects",
      "MilieuEnvironment", "MilieuHeadless", "MilieuTesting",
    ]
    let ours = Set(Self.targets.map(\.name)).subtracting(products)
    let files = SourceFile.all(in: "Examples") + SourceFile.all(in: "Benchmarks/Sources")
    #expect(!files.isEmpty)
    for file in files {
      let strays = file.imports.intersection(ours)
      #expect(strays.isEmpty, "\(file.path) imports \(strays.sorted().joined(separator: ", "))")
    }
  }
}
