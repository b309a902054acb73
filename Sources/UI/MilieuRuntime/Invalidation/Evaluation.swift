internal import MilieuEnvironment

/// What the current thread is evaluating.
///
/// State that is read notes the node that is being evaluated, whoever declared the state: a child that reads through a binding, or
/// a closure that a parent handed down, depends on it as much as the view that owns it.
struct Evaluation {
  @MainActor
  static func run<Result>(_ node: Node, _ work: () -> Result) -> Result {
    let previous = ThreadMark.exchangeEvaluation(Unmanaged.passUnretained(node).toOpaque())
    defer { _ = ThreadMark.exchangeEvaluation(previous) }
    return work()
  }

  /// The node being evaluated on this thread. Only a thread that is on the main actor ever has one.
  static var current: Node? {
    // NB: compared before it is used; off the main actor this is always nil.
    ThreadMark.evaluation.map { Unmanaged<Node>.fromOpaque($0).takeUnretainedValue() }
  }
}
