import Foundation
import Synchronization

/// A program that runs beside the tests and ends with them, however they end, with the programs that it has started.
///
/// A shell stands between: it holds the program's leash, a pipe from the tests, and ends the program when the pipe closes.
/// The system closes it, too, where the tests crash or are killed.
final class ChildProcess: Sendable {
  /// NB: Nothing milder than SIGKILL would do: a program inherits the signals that the thread it was started from blocks,
  /// which on Swift's threads are nearly all. A driver that is killed leaves its browsers behind; hence its children.
  private static let leash = """
    exec 3<&0
    "$@" </dev/null 3<&- &
    exec >/dev/null 2>&1
    read -r line <&3
    kill -KILL $(cat /proc/$!/task/*/children) $!
    """

  private let process = Process()
  private let input = Pipe()
  private let written = Mutex("")
  private let name: String

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: the file.
  ///   - arguments: what it is given.
  ///   - environment: variables that it has besides those of the tests.
  init(_ program: URL, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    name = program.lastPathComponent
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", Self.leash, name, program.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.written.withLock { $0 += String(decoding: data, as: UTF8.self) }
    }
    try process.run()
  }

  deinit { end() }

  /// Ends the program.
  func end() {
    try? input.fileHandleForWriting.close()
  }

  /// What the program has written so far.
  var output: String { written.withLock { $0 } }

  /// Waits until the program has written something that matches.
  func firstOutput<Match>(_ pattern: some RegexComponent<Match>) async throws -> Match {
    var match: Match?
    do {
      try await wait(for: "a line of \(name)", atMost: .seconds(30)) {
        match = self.output.firstMatch(of: pattern)?.output
        return match != nil
      }
    } catch {
      throw BrowserTestError("\(name) did not start. It wrote: \(output)")
    }
    return match!
  }
}
