internal import Foundation

extension NSManagedObjectContext {
  /// When code is run that is handed to a context.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// At once, if this is where the context is used.
    case immediate
    /// After what the context has to do already.
    case enqueued
  }

  /// Runs code where the context is used, later.
  public func perform(_ block: @escaping () -> Void) {
    // Run there alone: that is what handing it over means.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  /// Runs code where the context is used, and waits for it.
  public func performAndWait(_ block: () -> Void) {
    if isHere { return block() }
    queue.sync(execute: block)
  }

  /// Runs code where the context is used, and waits for what it gives.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isHere { return try block() }
    return try queue.sync(execute: block)
  }

  /// Runs code where the context is used, and gives what it gives.
  ///
  /// - Parameters:
  ///   - schedule: whether it runs at once where it can.
  ///   - block: the code. What it gives should not be an object of the context but its identifier.
  public func perform<T, Failure>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let outcome = await withCheckedContinuation { (continuation: CheckedContinuation<Outcome<T, Failure>, Never>) in
      queue.async {
        do throws(Failure) {
          continuation.resume(returning: Outcome(result: .success(try block())))
        } catch {
          continuation.resume(returning: Outcome(result: .failure(error)))
        }
      }
    }
    return try outcome.result.get()
  }

  /// What code has given, on its way from the context to who waits.
  // Unchecked: the one leaves it to the other.
  private struct Outcome<T, Failure: Error>: @unchecked Sendable {
    let result: Result<T, Failure>
  }
}
