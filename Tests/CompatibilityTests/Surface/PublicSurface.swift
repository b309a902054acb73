import Foundation

/// Every public declaration that `import SwiftUI` makes visible, one a line, as the compiler knows them.
struct PublicSurface {
  /// The modules that the compatibility module passes on, beside Foundation and Observation.
  static let modules = ["MilieuEnvironment", "MilieuRuntime", "MilieuViews", "MilieuWeb", "Milieu"]

  let lines: [String]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Asks the compiler what the built modules declare.
  init() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: "milieu-surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    for module in Self.modules { try Self.extract(module, to: output) }
    var lines: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil) {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      lines.formUnion(graph.symbols.map(\.line))
    }
    self.lines = lines.sorted()
  }

  private static func extract(_ module: String, to output: URL) throws {
    let repository = Repository.root
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift-symbolgraph-extract", "-module-name", module, "-I", build.appending(path: "Modules").path()]
      + ["-target", Self.target, "-minimum-access-level", "public", "-skip-synthesized-members"]
      + ["-output-dir", output.path()]
      + [
        build.appending(path: "CThreadLocal.build/module.modulemap"),
        repository.appending(path: "Sources/Hosts/CWebSockets/module.modulemap"),
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
