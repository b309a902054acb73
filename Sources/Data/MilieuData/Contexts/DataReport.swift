internal import Foundation

/// Where a mistake is told that cannot be thrown: standard error, unless somebody listens.
package enum DataReport {
  package static let listener = Locked<(@Sendable (String) -> Void)?>(nil)

  package static func tell(_ message: String) {
    if let listener = listener.withLock({ $0 }) { return listener(message) }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
