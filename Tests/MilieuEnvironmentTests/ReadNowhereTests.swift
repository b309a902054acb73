import Foundation
import MilieuEnvironment
import Testing

private struct ForgottenKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
  fileprivate var forgotten: String { self[ForgottenKey.self] }
}

/// Reads by itself, and belongs to nowhere.
private final class Stray: Sendable {
  private let reader = Reader()
  struct Reader: Sendable { @Environment(\.forgotten) var forgotten }
  var text: String { reader.forgotten }
}

@Suite struct ReadNowhereTests {
  @Test(
    "A read where there is no environment gives the default, and is reported with the key, the property's place and the remedy"
  )
  func reported() async throws {
    let said = try await standardError {
      // A thread of its own inherits no task, so no test and no environment.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          #expect(Stray().text == "default")
          continuation.resume()
        }
      }
    }
    #expect(said.contains("ForgottenKey was read where there is no environment: outside views"), "\(said)")
    #expect(said.contains("MilieuEnvironmentTests/ReadNowhereTests.swift:14"), "\(said)")
    #expect(said.contains("read inside withEnvironment(environment) { … }"), "\(said)")
  }

  /// What the process says on its standard error meanwhile, which is then said there after all.
  private func standardError(_ work: () async -> Void) async throws -> String {
    let file = URL.temporaryDirectory.appending(path: "standard-error-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = FileManager.default.createFile(atPath: file.path(), contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    let saved = dup(2)
    dup2(handle.fileDescriptor, 2)
    await work()
    fflush(nil)
    dup2(saved, 2)
    close(saved)
    let said = try String(contentsOf: file, encoding: .utf8)
    FileHandle.standardError.write(Data(said.utf8))
    return said
  }
}
