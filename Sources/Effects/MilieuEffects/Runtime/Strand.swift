/// A line of effects that are carried out one after the other: that of an event, or of one part of a `merge`.
///
/// Belongs to whoever takes events in.
final class Strand<Source: Transducer> {
  /// What is still to be done, the next last.
  var steps: [TransducerEffect<Source>.Step]

  /// Whose `merge` this is a part of.
  let parent: Strand?

  /// Parts that have not ended: what comes next waits for them.
  var openParts = 0

  init(_ step: TransducerEffect<Source>.Step, parent: Strand? = nil) {
    steps = [step]
    self.parent = parent
  }
}
