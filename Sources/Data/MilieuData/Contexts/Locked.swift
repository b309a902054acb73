internal import Foundation

/// A value that one thread at a time reads or changes.
///
/// Not `Mutex`, of whose waiting the thread sanitizer knows nothing. No code of a user runs inside, and it is never taken twice.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
