import Foundation

/// Work that goes on by itself when whoever waits for it is cancelled.
// NB: URLSession on Linux may block for ever when its task is cancelled while the answer arrives, and with it whoever cancels,
// such as the main actor. So a request is not cancelled: the one who waits leaves, and the answer is dropped.
package enum Abandonable {
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let waiting = Waiting<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.begin(continuation)
        Task {
          do {
            waiting.end(.success(try await work()))
          } catch {
            waiting.end(.failure(error))
          }
        }
      }
    } onCancel: {
      waiting.end(.failure(CancellationError()))
    }
  }
}

/// Resumes the one who waits with whatever comes first.
private final class Waiting<Value: Sendable>: @unchecked Sendable {
  // NB: unchecked because the lock guards both.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Value, any Error>?
  private var result: Result<Value, any Error>?

  func begin(_ continuation: CheckedContinuation<Value, any Error>) {
    lock.lock()
    let result = result
    if result == nil { self.continuation = continuation }
    lock.unlock()
    if let result { continuation.resume(with: result) }
  }

  func end(_ result: Result<Value, any Error>) {
    lock.lock()
    let continuation = continuation
    self.continuation = nil
    if self.result == nil { self.result = result }
    lock.unlock()
    continuation?.resume(with: result)
  }
}
