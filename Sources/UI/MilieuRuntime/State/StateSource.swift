/// The part of a state cell that does not depend on the type of its value: who reads it.
class StateSource: InvalidationSource, @unchecked Sendable {
  // NB: unchecked because the readers belong to the main actor, which alone touches them; the value has a lock of its own.
  private let inbox: InvalidationInbox
  final unowned(unsafe) let owner: Node

  /// The owner's evaluation that last read this state; 0 for none.
  private var ownerRead: UInt32 = 0

  /// Other nodes that read this state in their last evaluation. Each knows its position, so that one of ten thousand rows that read
  /// the same state leaves at the cost of one.
  private var otherReaders: ContiguousArray<Unmanaged<Node>> = []

  private(set) final var isDisconnected = false

  /// Whether this stands in the inbox, so that any number of changes between two turns take the room of one. Guarded by the inbox's lock.
  private var isPosted = false

  @MainActor
  init(owner: Node) {
    self.owner = owner
    inbox = owner.root.inbox
  }

  /// Notes that the node being evaluated, if any, depends on this state.
  final func noteRead() {
    guard let node = Evaluation.current else { return }
    MainActor.assumeIsolated {
      guard !isDisconnected else { return }
      willBeRead()
      if node === owner {
        ownerRead = node.evaluationCount
      } else if !node.hasRead(foreign: self) {
        otherReaders.append(.passUnretained(node))
        node.didRead(foreign: self, at: otherReaders.count - 1)
      }
    }
  }

  /// Called before a node comes to depend on this state.
  @MainActor
  func willBeRead() {}

  final func noteChange(_ transaction: Transaction) {
    inbox.post(self, transaction: transaction)
  }

  final func willBePosted() -> Bool {
    defer { isPosted = true }
    return !isPosted
  }

  final func wasTaken() { isPosted = false }

  @MainActor
  func deliver() {
    guard !isDisconnected else { return }
    if ownerRead == owner.evaluationCount, ownerRead != 0 { owner.mark() }
    otherReaders.forEach { $0.takeUnretainedValue().mark() }
  }

  @MainActor
  final func forgetReader(at position: Int) {
    guard !isDisconnected else { return }
    let last = otherReaders.removeLast()
    guard position < otherReaders.count else { return }
    otherReaders[position] = last
    last.takeUnretainedValue().didMove(inReadersOf: self, to: position)
  }

  /// Says once what the author of what is read here should change.
  @MainActor
  final func report(_ message: String) {
    if !isDisconnected { owner.root.report(message) }
  }

  /// The owner goes: the value may still be read and set by whoever kept a binding, but concerns no view any more.
  @MainActor
  func disconnect() {
    isDisconnected = true
    otherReaders = []
  }
}
