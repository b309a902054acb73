// NB: the public function reports before a property changes. What is read then is the old value, and the change is lost; this one reports
// afterwards.
internal import MilieuEnvironment
@_spi(SwiftUI) internal import Observation

/// The values that a function gives in the course of time, as what it reads changes.
final class PropertyChanges<Value: Sendable>: Observable, Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let registrar = ObservationRegistrar()

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield()
  }

  /// Reading this beside what is followed lets that be ended: a tracking ends when anything it read changes.
  private var end: Void { registrar.access(self, keyPath: \.end) }

  /// Calls a function for each value, until it throws or the task is cancelled.
  nonisolated(nonsending) func forEach(
    _ read: () -> Value, _ handle: nonisolated(nonsending) (Value) async throws -> Void
  ) async throws {
    defer { registrar.withMutation(of: self, keyPath: \.end) {} }
    var last: Value?
    for await _ in stream {
      let continuation = continuation
      let value = withObservationTracking {
        end
        return read()
      } didSet: { tracking in
        tracking.cancel()
        continuation.yield()
      }
      if let last, ValueEquality.areEqual(last, value) { continue }
      last = value
      try await handle(value)
    }
    try Task.checkCancellation()
  }
}
