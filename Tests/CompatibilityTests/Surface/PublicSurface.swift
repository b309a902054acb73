import Foundation

/// Every public declaration that an import of a compatibility module makes visible, one a line, as the compiler knows them.
struct PublicSurface: Equatable {
  /// A module that users' source imports.
  enum Import: String, CaseIterable {
    case swiftUI = "SwiftUI"
    case swiftData = "SwiftData"
    case coreData = "CoreData"

    /// The modules that it passes on, beside Foundation and Observation, and those that another one passes on as well.
    var modules: [String] {
      switch self {
      case .swiftUI: ["MilieuEnvironment", "MilieuRuntime", "MilieuUndo", "MilieuViews", "MilieuWeb", "Milieu"]
      case .swiftData: ["MilieuData", "MilieuDataViews"]
      case .coreData: ["MilieuCoreData", "MilieuCoreDataViews"]
      }
    }

    /// Where its declarations are written down.
    var list: URL { Repository.root.appending(path: "Tests/CompatibilityTests/Surface/\(rawValue).txt") }
  }

  /// What users' source may name.
  let promised: Set<String>

  /// What is public only because Swift asks it of a protocol's requirements, and marked `@_documentation(visibility: internal)`.
  let technical: Set<String>

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Asks the compiler what the built modules declare.
  init(of module: Import) throws {
    promised = try Self.declarations(of: module, from: "public")
    technical = try Self.declarations(of: module, from: "internal").subtracting(promised)
  }

  private static func declarations(of imported: Import, from level: String) throws -> Set<String> {
    let output = FileManager.default.temporaryDirectory.appending(path: "milieu-surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    for module in imported.modules { try extract(module, level, to: output) }
    var lines: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil) {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      // NB: the compiler counts what is hidden from documentation as internal when it chooses, but still says that it is public.
      lines.formUnion(graph.symbols.filter { ["public", "open"].contains($0.accessLevel) }.map(\.line))
    }
    return lines
  }

  private static func extract(_ module: String, _ level: String, to output: URL) throws {
    let repository = Repository.root
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift-symbolgraph-extract", "-module-name", module, "-I", build.appending(path: "Modules").path()]
      + ["-target", Self.target, "-minimum-access-level", level, "-skip-synthesized-members"]
      + ["-output-dir", output.path()]
      + [
        build.appending(path: "CConformances.build/module.modulemap"),
        build.appending(path: "CReferences.build/module.modulemap"),
        build.appending(path: "CThreads.build/module.modulemap"),
        repository.appending(path: "Sources/Hosts/CWebSockets/module.modulemap"),
        repository.appending(path: "Sources/Hosts/CZlib/module.modulemap"),
      ].flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "The public declarations of \(module) cannot be read:\n\(text)")
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}

// MARK: - As a file

extension PublicSurface {
  private static let heads = [
    "# What users' source may name. Written by Scripts/renew-surface.",
    "# What is public only because Swift asks it of a protocol's requirements, and hidden from documentation.",
  ]

  /// Reads what ``text`` wrote.
  init(text: String) {
    var parts: [Set<String>] = []
    for line in text.split(separator: "\n").map(String.init) {
      if parts.isEmpty || line.hasPrefix("# ") { parts.append([]) }
      if !line.hasPrefix("# ") { parts[parts.count - 1].insert(line) }
    }
    promised = parts.first ?? []
    technical = parts.dropFirst().first ?? []
  }

  var text: String {
    zip(Self.heads, [promised, technical]).map { ([$0] + $1.sorted()).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// What another surface has beyond this one, and what it lacks, one a line.
  func difference(to other: PublicSurface) -> String {
    func lines(_ sign: String, _ those: Set<String>, _ note: String) -> [String] {
      those.sorted().map { "\(sign) \($0)\(note)" }
    }
    let hidden = "  (hidden from documentation)"
    return
      (lines("-", promised.subtracting(other.promised), "") + lines("+", other.promised.subtracting(promised), "")
      + lines("-", technical.subtracting(other.technical), hidden)
      + lines("+", other.technical.subtracting(technical), hidden)).joined(separator: "\n")
  }
}

/// Where this package lies.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// What is read of the compiler's symbol graphs.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Fragment: Decodable {
      let spelling: String
    }

    let accessLevel: String
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    /// The place of the declaration, then the declaration in full.
    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      return pathComponents.joined(separator: ".") + " │ "
        + declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  let symbols: [Symbol]
}
