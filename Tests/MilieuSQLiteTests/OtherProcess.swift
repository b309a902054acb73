import Foundation

/// The program `SQLiteProcess`, run beside the tests.
final class OtherProcess {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var unread = Data()

  init(_ arguments: String...) throws {
    // It is built beside the tests.
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let candidates = [folder, URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()] + Self.bundleFolders
    process.executableURL =
      candidates.map { $0.appending(path: "SQLiteProcess") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
      }
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  private static var bundleFolders: [URL] { Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() } }

  deinit {
    if process.isRunning { kill() }
  }

  /// The next line it says; nil at its end.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      unread.append(data)
    }
  }

  /// All it still says.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Ends it as nothing else does.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Ends its input and waits until it has ended.
  func finish() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
