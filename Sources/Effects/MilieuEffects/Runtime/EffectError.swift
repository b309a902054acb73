/// Why an event was not taken in, or a request has no answer.
public enum EffectError: Error, Hashable, CustomStringConvertible {
  /// The runtime has ended: its view is gone, or its store was ended or let go.
  case ended(transducer: String)

  /// The task whose input was used has been replaced or cancelled.
  case superseded(transducer: String)

  /// The request's event led to no answer, and the output is not `Void`.
  case unanswered(transducer: String, event: String)

  /// What happened and what helps.
  public var description: String {
    switch self {
    case .ended(let transducer):
      "\(transducer) has ended: its view is gone, or its store was ended or let go, so the event was not taken in."
    case .superseded(let transducer):
      "A task of \(transducer) that was replaced or cancelled sent an event, which was not taken in."
    case .unanswered(let transducer, let event):
      """
      A request to \(transducer) with the event \(event) led to no answer. Return .request { … } or .answer(…) for it, or send the event \
      with send(_:).
      """
    }
  }
}
