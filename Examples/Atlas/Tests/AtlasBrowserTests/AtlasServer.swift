import Foundation

/// The built app, serving on a port of its own.
final class AtlasServer {
  let url: URL
  private let process: ChildProcess

  init() throws {
    let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Atlas")
    process = try ChildProcess(executable, ["serve", "--port", "0"])
    url = URL(string: try process.waitForOutput("(http://[^ ]+)"))!
  }

  func stop() { process.stop() }
}
