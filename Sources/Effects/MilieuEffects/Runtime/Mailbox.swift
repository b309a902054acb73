/// What waits to be taken in, first in, first out.
struct Mailbox<Source: Transducer> {
  /// An event on its way in.
  final class Delivery {
    let event: Source.Event
    /// The task that sent it.
    let sender: TaskSender?
    /// Whether the task ends with it.
    let endsSender: Bool
    /// The caller that waits for it.
    let caller: CallerNumber?
    /// What the task ended with, if the event stands for that.
    let failure: (any Error)?

    fileprivate var next: Delivery?

    init(
      _ event: Source.Event, from sender: TaskSender?, endsSender: Bool = false, caller: CallerNumber? = nil,
      failure: (any Error)? = nil
    ) {
      self.event = event
      self.sender = sender
      self.endsSender = endsSender
      self.caller = caller
      self.failure = failure
    }
  }

  // A chain rather than an array, of which a crowd that has passed would leave the room behind.
  private var first: Delivery?
  private var last: Delivery?

  mutating func append(_ delivery: Delivery) {
    if let last { last.next = delivery } else { first = delivery }
    last = delivery
  }

  mutating func take() -> Delivery? {
    guard let delivery = first else { return nil }
    first = delivery.next
    delivery.next = nil
    if first == nil { last = nil }
    return delivery
  }

  /// NB: one by one, as a long chain that goes at once would end each from inside the end of the one before.
  mutating func removeAll() {
    while take() != nil {}
  }
}
