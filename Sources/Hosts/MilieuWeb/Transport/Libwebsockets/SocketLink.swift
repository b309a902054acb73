internal import Synchronization

/// The end of a WebSocket that other threads hold: a bounded queue on the way to the I/O thread.
final class SocketLink: SocketConnection {
  struct Closing: Sendable {
    var code: UInt16
    var reason: String
  }

  /// What the I/O thread is to put on the wire next.
  enum Step {
    case message([UInt8])
    case close(Closing)
    case nothing
  }

  private struct State {
    var outbox: [[UInt8]] = []
    /// Where the first message that has not left is, in `outbox`.
    var head = 0
    var bufferedBytes = 0
    var closing: Closing?
    var isCutOff = false
    var isOpen = true
    /// Whether the I/O thread knows that there is something to send.
    var isScheduled = false

    mutating func dropMessages() {
      outbox = []
      head = 0
      bufferedBytes = 0
    }

    var isIdle: Bool { head == outbox.count && closing == nil }
  }

  /// The most a frame's header takes; it counts as buffered, so that empty messages do too.
  private static let frameHeaderBytes = 10

  let id: UInt64
  private let capacity: Int
  private let mailbox: Mailbox
  private let state = Mutex(State())

  init(id: UInt64, capacity: Int, mailbox: Mailbox) {
    self.id = id
    self.capacity = capacity
    self.mailbox = mailbox
  }

  // MARK: - From any thread

  func send(_ text: [UInt8]) {
    let wakes = state.withLock { state -> Bool in
      guard state.isOpen, state.closing == nil else { return false }
      let bytes = text.count + Self.frameHeaderBytes
      guard state.bufferedBytes + bytes <= capacity else {
        state.dropMessages()
        state.isCutOff = true
        state.closing = Closing(code: SocketCloseCode.tryAgainLater, reason: "Reading too slowly")
        state.isScheduled = true
        return true
      }
      state.outbox.append(text)
      state.bufferedBytes += bytes
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if wakes { mailbox.post(.flush(connection: id)) }
  }

  func close(code: UInt16, reason: String) {
    let wakes = state.withLock { state -> Bool in
      guard state.isOpen, state.closing == nil else { return false }
      state.closing = Closing(code: code, reason: reason)
      state.isScheduled = true
      return true
    }
    if wakes { mailbox.post(.flush(connection: id)) }
  }

  var bufferedBytes: Int { state.withLock { $0.bufferedBytes } }

  func pauseReading() { mailbox.post(.setReading(connection: id, isOn: false)) }

  func resumeReading() { mailbox.post(.setReading(connection: id, isOn: true)) }

  // MARK: - From the I/O thread

  var closing: Closing? { state.withLock { $0.closing } }

  /// Whether the queue was freed because the peer did not keep up.
  var isCutOff: Bool { state.withLock { $0.isCutOff } }

  func next() -> Step {
    state.withLock { state in
      if state.head < state.outbox.count {
        let message = state.outbox[state.head]
        state.outbox[state.head] = []
        state.head += 1
        if state.head == state.outbox.count {
          state.outbox.removeAll(keepingCapacity: state.outbox.count <= 16)
          state.head = 0
        }
        return .message(message)
      }
      if let closing = state.closing { return .close(closing) }
      state.isScheduled = false
      return .nothing
    }
  }

  /// Counts a message of `count` bytes as gone.
  ///
  /// - Returns: Whether there is more to send.
  func release(_ count: Int) -> Bool {
    state.withLock { state in
      state.bufferedBytes = max(0, state.bufferedBytes - count - Self.frameHeaderBytes)
      if state.isIdle { state.isScheduled = false }
      return !state.isIdle
    }
  }

  /// Refuses further messages and frees the waiting ones.
  func shut() {
    state.withLock { state in
      state.isOpen = false
      state.dropMessages()
    }
  }
}
