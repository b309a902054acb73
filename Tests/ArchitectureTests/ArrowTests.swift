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

    var testDescription: String { name }
  }

  static let targets = [
    Target(
      name: "MilieuEnvironment", folder: "Sources/Core/MilieuEnvironment", arrows: [],
      libraries: ["Swift", "Synchronization"]),
    Target(
      name: "MilieuRuntime", folder: "Sources/UI/MilieuRuntime", arrows: ["CThreadLocal", "MilieuEnvironment"],
      libraries: ["Observation", "Synchronization"]),
    Target(
      name: "MilieuViews", folder: "Sources/UI/MilieuViews", arrows: ["MilieuEnvironment", "MilieuRuntime"],
      libraries: ["Foundation", "Synchronization"]),
    Target(
      name: "MilieuHeadless", folder: "Sources/Hosts/MilieuHeadless",
      arrows: ["MilieuEnvironment", "MilieuRuntime", "MilieuViews"], libraries: []),
    Target(
      name: "MilieuHTML", folder: "Sources/Hosts/MilieuHTML", arrows: ["MilieuRuntime", "MilieuViews"],
      libraries: ["Foundation"]),
    Target(
      name: "MilieuWeb", folder: "Sources/Hosts/MilieuWeb",
      arrows: ["CWebSockets", "CZlib", "MilieuHTML", "MilieuRuntime", "MilieuViews"],
      libraries: ["Foundation", "Synchronization"]),
    Target(
      name: "Milieu", folder: "Sources/Milieu",
      arrows: ["MilieuEnvironment", "MilieuHeadless", "MilieuRuntime", "MilieuViews", "MilieuWeb"],
      libraries: ["Dispatch", "Foundation"]),
    Target(
      name: "SwiftUI", folder: "Sources/Compatibility/SwiftUI", arrows: ["Milieu"],
      libraries: ["Foundation", "Observation"]),
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

  @Test("A host points to no other host; only the umbrella knows several")
  func hosts() {
    let hosts: Set = ["MilieuHeadless", "MilieuWeb"]
    for target in Self.targets where target.name != "Milieu" {
      #expect(target.arrows.isDisjoint(with: hosts), "\(target.name) points to a host")
    }
  }

  @Test("The manifest draws the same arrows", arguments: targets)
  func manifest(_ target: Target) throws {
    let manifest = try String(contentsOf: SourceFile.package.appending(path: "Package.swift"), encoding: .utf8)
    let start = try #require(
      manifest.range(of: ".target(name: \"\(target.name)\"")
        ?? manifest.range(
          of: ".target(\n      name: \"\(target.name)\""))
    let rest = manifest[start.upperBound...]
    let declaration = rest[..<(rest.range(of: "path:")?.lowerBound ?? rest.endIndex)]
    let named = Set(
      declaration.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    #expect(named == target.arrows)
  }

  @Test("Every target of the package is in the list")
  func isComplete() throws {
    let folders = ["Sources/Core", "Sources/UI", "Sources/Hosts", "Sources/Compatibility"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: SourceFile.package.appending(path: folder).path())) ?? [])
        .map { "\(folder)/\($0)" }
    }
    let withoutSwift = ["Sources/UI/CThreadLocal", "Sources/Hosts/CWebSockets", "Sources/Hosts/CZlib"]
    #expect(Set(folders + ["Sources/Milieu"]).subtracting(withoutSwift) == Set(Self.targets.map(\.folder)))
  }

  @Test("Only examples, benchmarks, and tests of compatibility and documentation import a compatibility module")
  func compatibility() {
    let tests = SourceFile.all(in: "Tests").filter {
      !$0.path.hasPrefix("Tests/Compatibility") && !$0.path.hasPrefix("Tests/DocumentationTests")
    }
    for file in SourceFile.all(in: "Sources") + tests {
      #expect(!file.imports.contains("SwiftUI"), "\(file.path) imports SwiftUI")
    }
  }

  @Test("Examples and benchmarks import what a user can: products, and what they bring themselves")
  func examples() {
    let products: Set = ["SwiftUI", "Milieu", "MilieuEnvironment", "MilieuHeadless"]
    let ours = Set(Self.targets.map(\.name)).subtracting(products)
    let files = SourceFile.all(in: "Examples") + SourceFile.all(in: "Benchmarks/Sources")
    #expect(!files.isEmpty)
    for file in files {
      let strays = file.imports.intersection(ours)
      #expect(strays.isEmpty, "\(file.path) imports \(strays.sorted().joined(separator: ", "))")
    }
  }
}
