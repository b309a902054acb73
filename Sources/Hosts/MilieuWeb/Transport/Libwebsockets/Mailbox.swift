internal import CWebSockets
internal import Foundation
internal import Synchronization

/// What other threads ask of the I/O thread.
enum Letter: Sendable {
  /// A socket has messages, or its own end, to send.
  case flush(connection: UInt64)
  case setReading(connection: UInt64, isOn: Bool)
  case answer(connection: UInt64, exchange: UInt64, HTTPResponse)
  /// Close every socket politely, then end.
  case stop
  /// End now.
  case abandon
}

/// The way into the I/O thread: a queue, and a wake-up when it was empty.
///
/// Letters posted by the I/O thread itself wake nobody: it looks here when the callback in progress is done.
final class Mailbox: Sendable {
  private struct State {
    var letters: [Letter] = []
    /// The library's context while it may be woken, as bits because a pointer may not cross threads.
    var context: UInt?
    var thread: pthread_t?
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Names the context to wake, and the calling thread as the one that reads.
  func open(context: OpaquePointer) {
    let bits = UInt(bitPattern: context)
    state.withLock {
      $0.context = bits
      $0.thread = pthread_self()
      // What was posted before anyone could be woken.
      if !$0.letters.isEmpty { lws_cancel_service(context) }
    }
  }

  /// Lets later letters fall into the void; afterwards the context may be destroyed.
  func close() {
    state.withLock {
      $0.isClosed = true
      $0.context = nil
      $0.letters = []
    }
  }

  func post(_ letter: Letter) {
    state.withLock {
      guard !$0.isClosed else { return }
      $0.letters.append(letter)
      guard $0.letters.count == 1, let context = $0.context else { return }
      if let thread = $0.thread, pthread_equal(thread, pthread_self()) != 0 { return }
      // Inside the lock, so that the context cannot be destroyed meanwhile. It is a write to an event descriptor.
      lws_cancel_service(OpaquePointer(bitPattern: context))
    }
  }

  /// Exchanges the waiting letters for `emptied`, whose room is used again.
  func take(into emptied: inout [Letter]) {
    state.withLock { swap(&$0.letters, &emptied) }
  }

  /// Whether the calling thread is the one that reads.
  var isReader: Bool {
    state.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
  }
}
