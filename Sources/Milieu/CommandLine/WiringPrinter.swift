internal import Foundation
package import MilieuEnvironment

/// What the `wiring` command writes.
package enum WiringFormat: String, CaseIterable, Sendable {
  case text, json, dot, svg

  /// The names, as in a sentence.
  static var list: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")
  }
}

/// Writes a wiring report, for the `wiring` command.
package struct WiringPrinter {
  /// What came of it.
  package struct Outcome: Equatable {
    package let text: String

    /// What the person at the terminal is to know besides; `nil` for nothing.
    package let note: String?

    /// 0 where nothing is missing.
    package let status: Int32
  }

  private let report: WiringReport
  private let searchPath: String

  /// - Parameters:
  ///   - report: the report.
  ///   - searchPath: where to look for Graphviz: folders with colons between them.
  package init(_ report: WiringReport, searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    self.report = report
    self.searchPath = searchPath
  }

  package func print(_ format: WiringFormat) -> Outcome {
    switch format {
    case .text: outcome(report.text)
    case .json: outcome(report.json)
    case .dot: outcome(report.dot)
    case .svg: picture
    }
  }

  private func outcome(_ text: String, note: String? = nil) -> Outcome {
    Outcome(text: text, note: note, status: report.missing.isEmpty ? 0 : 1)
  }

  // MARK: - Pictures

  private var picture: Outcome {
    guard let dot = program("dot") else {
      return outcome(
        report.dot,
        note: "Graphviz makes the picture, and is not installed: this is what it would be given. "
          + "Install it with apt-get install graphviz.")
    }
    do {
      return outcome(try drawn(by: dot))
    } catch {
      return outcome(report.dot, note: "\(dot.path()) made no picture of this: \(error.localizedDescription)")
    }
  }

  private func program(_ name: String) -> URL? {
    searchPath.split(separator: ":").lazy.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  private func drawn(by dot: URL) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "wiring-\(UUID().uuidString).dot")
    try Data(report.dot.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = dot
    process.arguments = ["-Tsvg", file.path()]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !data.isEmpty else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
