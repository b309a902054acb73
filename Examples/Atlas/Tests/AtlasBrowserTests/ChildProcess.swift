import Foundation

/// A program that runs beside the tests and ends with them.
final class ChildProcess {
  private let process = Process()
  private let output = Pipe()
  private var seen = ""

  /// Starts a program.
  init(_ executable: URL, _ arguments: [String]) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { stop() }

  /// Asks the program to end, and ends it if it has not done so in time.
  func stop(grace: TimeInterval = 5) {
    guard process.isRunning else { return }
    process.terminate()
    let deadline = Date().addingTimeInterval(grace)
    while process.isRunning, Date() < deadline { usleep(5_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Reads what the program prints until a part of it matches, and returns the match's first group.
  func waitForOutput(_ pattern: String) throws -> String {
    let expression = try NSRegularExpression(pattern: pattern)
    while true {
      let whole = NSRange(seen.startIndex..., in: seen)
      if let match = expression.firstMatch(in: seen, range: whole), let group = Range(match.range(at: 1), in: seen) {
        return String(seen[group])
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserFailure("The program ended before it printed \(pattern):\n\(seen)") }
      seen += String(decoding: data, as: UTF8.self)
    }
  }

  /// Where a program lies on this machine.
  static func find(_ name: String) throws -> URL {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let url = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw BrowserFailure("\(name) is missing, and the browser tests need it. Run 'make setup', then try again.")
  }
}

/// Why a browser test cannot go on.
struct BrowserFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
