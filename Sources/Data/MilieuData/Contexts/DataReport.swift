internal import Foundation

/// Where a mistake is told that cannot be thrown: standard error, unless somebody listens.
package enum DataReport {
  package static let listener = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Who listens to what is told by what a task does, before everybody else.
  @TaskLocal package static var taskListener: (@Sendable (String) -> Void)?

  package static func tell(_ message: String) {
    if let taskListener { return taskListener(message) }
    if let listener = listener.withLock({ $0 }) { return listener(message) }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
