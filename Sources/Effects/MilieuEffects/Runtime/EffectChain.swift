/// What an event from outside has caused so far, inline: it ends before the next event is taken in.
///
/// Belongs to the taker.
///
/// NB: knows nothing of transducers: where a part of it lies in a runtime must not depend on the transducer's types.
struct EffectChain {
  /// Who waits for the chain.
  var callers: [CallerNumber] = []

  /// The task to launch when the chain has ended, as one that waited for the task whose last event began the chain.
  var next: TaskSender?

  /// Lines of effects that have not come to their end.
  var openStrands = 0

  var lastAction: ActionNumber = 0

  var inlineEvents = 0

  var isOpen: Bool { openStrands > 0 }
}

/// Numbers an asynchronous action of a chain.
typealias ActionNumber = Int

/// More inline events than this in one chain are taken for a circle.
let longestChain = 100_000
