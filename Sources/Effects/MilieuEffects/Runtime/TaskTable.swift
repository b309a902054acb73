/// What is to run, as far as the table of tasks has to know.
protocol TaskOrder: AnyObject, Sendable, CustomStringConvertible {
  var id: TaskID? { get }
  var option: TaskOption { get }

  /// Whether callers wait for it.
  var isAwaited: Bool { get }
}

/// The tasks that run, and whose events count.
///
/// A task that is replaced or cancelled leaves at once, whether or not it has noticed. One that has come to its end may have left its input
/// to others, such as a callback: that counts until its id is used again or cancelled.
///
/// NB: knows nothing of transducers, so that the compiler can make it for one kind of keys and values.
struct TaskTable {
  struct Run {
    let order: any TaskOrder
    let sender: TaskSender
    var callers: [CallerNumber]
  }

  /// What is to be done about a new task.
  enum Admission {
    /// Launch it. Another may have been replaced, and is to be cancelled.
    case start(TaskSender, replaced: TaskSender?)
    /// Nothing: another runs, which its callers have joined, or which it waits for.
    case joined
    /// Nothing: another runs, and its callers do not wait.
    case ignored
  }

  private struct Named {
    /// The one that runs.
    var run: Run?
    /// The last that came to its end; of use for as long as somebody else has it, in an input.
    var returned: TaskSender?
    var waiting: [(order: any TaskOrder, callers: [CallerNumber])] = []
  }

  private var named: [TaskID: Named] = [:]
  private var nameless: [Int: Run] = [:]
  private var lastNumber = 0

  /// How many ids there may be before those that nobody can use any more are given up.
  private var namedLimit = 64

  /// The tasks that run, in the order they were started.
  var running: [any TaskOrder] {
    (named.values.compactMap(\.run) + nameless.values).sorted { $0.sender.number < $1.sender.number }.map(\.order)
  }

  /// The run of a sender, while it counts.
  func run(of sender: TaskSender) -> Run? {
    guard let id = sender.id else { return nameless[sender.number] }
    guard let run = named[id]?.run, run.sender === sender else { return nil }
    return run
  }

  /// Whether what is sent in somebody's name is taken in.
  func counts(_ sender: TaskSender) -> Bool {
    // One without an id is neither replaced nor cancelled.
    guard let id = sender.id else { return true }
    guard let entry = named[id] else { return false }
    return if let run = entry.run { run.sender === sender } else { entry.returned === sender }
  }

  // MARK: - Starting

  mutating func admit(_ order: any TaskOrder, callers: [CallerNumber]) -> Admission {
    guard let id = order.id else {
      let run = makeRun(order, callers)
      nameless[run.sender.number] = run
      return .start(run.sender, replaced: nil)
    }
    guard let old = named[id]?.run else {
      let run = makeRun(order, callers)
      if named.count >= namedLimit { forgetUnused() }
      named[id] = Named(run: run)
      return .start(run.sender, replaced: nil)
    }
    switch order.option {
    case .switchToLatest:
      let run = makeRun(order, old.callers + callers)
      named[id]?.run = run
      return .start(run.sender, replaced: old.sender)
    case .subscribe:
      named[id]?.run?.callers += callers
      return .joined
    case .ignoreIfRunning:
      return .ignored
    case .queue:
      named[id]?.waiting.append((order, callers))
      return .joined
    }
  }

  private mutating func makeRun(_ order: any TaskOrder, _ callers: [CallerNumber]) -> Run {
    lastNumber += 1
    return Run(order: order, sender: TaskSender(number: lastNumber, id: order.id), callers: callers)
  }

  private mutating func forgetUnused() {
    for id in Array(named.keys) where named[id]?.run == nil {
      // NB: asked when it is needed, as a weak reference would cost each task a table of its own.
      if isKnownUniquelyReferenced(&named[id, default: Named()].returned) { named[id] = nil }
    }
    namedLimit = max(64, 2 * named.count)
  }

  // MARK: - Ending

  /// The run is over, as is told when what it returned is about to be taken in.
  ///
  /// - Returns: the run, and the one to launch under its id when that is done; `nil` if it did not count any more.
  mutating func end(_ sender: TaskSender) -> (run: Run, next: TaskSender?)? {
    guard let id = sender.id else { return nameless.removeValue(forKey: sender.number).map { ($0, nil) } }
    guard let entry = named[id], let run = entry.run, run.sender === sender else { return nil }
    guard let next = entry.waiting.first else {
      named[id] = Named(returned: sender)
      return (run, nil)
    }
    named[id]?.waiting.removeFirst()
    let begun = makeRun(next.order, next.callers)
    named[id]?.run = begun
    return (run, begun.sender)
  }

  /// Ends the run under an id, and what waits for it.
  ///
  /// - Returns: the task to cancel, and the callers of all of them; `nil` if there is none.
  mutating func cancel(_ id: TaskID) -> (sender: TaskSender, callers: [CallerNumber])? {
    guard let entry = named.removeValue(forKey: id), let run = entry.run else { return nil }
    return (run.sender, run.callers + entry.waiting.flatMap(\.callers))
  }

  /// Ends everything.
  ///
  /// - Returns: the tasks to cancel.
  mutating func cancelAll() -> [TaskSender] {
    defer {
      named = [:]
      nameless = [:]
    }
    return named.values.compactMap(\.run?.sender) + nameless.values.map(\.sender)
  }
}
