/// What an event from outside has caused so far, inline: it ends before the next event is taken in.
///
/// Belongs to the taker.
struct EffectChain<Source: Transducer> {
  /// Who waits for the chain.
  var callers: [CallerNumber] = []

  /// The task to launch when the chain has ended, as one that waited for the task whose last event began the chain.
  var next: TaskSender?

  /// Lines of effects that have not come to their end.
  var openStrands = 0

  /// Lines that wait for an asynchronous action.
  var suspended: [ActionNumber: Strand<Source>] = [:]

  var lastAction: ActionNumber = 0

  var inlineEvents = 0

  var isOpen: Bool { openStrands > 0 }
}

/// Numbers an asynchronous action of a chain.
typealias ActionNumber = Int

/// More inline events than this in one chain are taken for a circle.
let longestChain = 100_000
