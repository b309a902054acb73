/// Numbers a run of a task. A number is never given twice, so a run that was replaced cannot pass for the one that runs now.
typealias TaskNumber = Int

/// Says in whose name an input sends.
final class TaskSender: Sendable {
  let number: TaskNumber
  let id: TaskID?

  init(number: TaskNumber, id: TaskID?) {
    self.number = number
    self.id = id
  }
}

/// The tasks that run, and whose events count.
///
/// A task that is replaced or cancelled leaves at once, whether or not it has noticed. One that has come to its end may have left its input
/// to others, such as a callback: that counts until its id is used again or cancelled.
///
/// NB: knows nothing of transducers, so that the compiler can make it for one kind of keys and values.
struct TaskTable {
  /// What is to run.
  struct Order {
    let id: TaskID?
    let option: TaskOption
    /// Whether callers wait for it.
    let isAwaited: Bool
    /// Starts it.
    let launch: @Sendable (TaskSender) -> Void
    /// What it is called in descriptions.
    let description: @Sendable () -> String
  }

  struct Run {
    let order: Order
    let sender: TaskSender
    var callers: [CallerNumber]
    var handle: Task<Void, Never>?
  }

  /// What is to be done about a new task.
  enum Admission {
    /// Launch it. Another may have been replaced.
    case start(TaskSender, replaced: Task<Void, Never>?)
    /// Nothing: another runs, which its callers have joined, or which it waits for.
    case joined
    /// Nothing: another runs, and its callers do not wait.
    case ignored
  }

  private struct Named {
    var current: TaskNumber
    var waiting: [(order: Order, callers: [CallerNumber])] = []
  }

  /// Names a sender for as long as somebody has an input with it.
  private struct Returned {
    weak var sender: TaskSender?
  }

  private var runs: [TaskNumber: Run] = [:]
  private var named: [TaskID: Named] = [:]
  private var lastNumber = 0

  /// For each id the sender whose run came to its end, until the id is used again.
  private var returned: [TaskID: Returned] = [:]

  /// How many there may be before those that nobody can use any more are given up.
  private var returnedLimit = 64

  /// The tasks that run, in the order they were started.
  var running: [Order] { runs.sorted { $0.key < $1.key }.map(\.value.order) }

  func contains(_ sender: TaskSender) -> Bool { runs[sender.number] != nil }

  /// Whether what is sent in somebody's name is taken in.
  func counts(_ sender: TaskSender) -> Bool {
    if runs[sender.number] != nil { return true }
    // One without an id is neither replaced nor cancelled.
    guard let id = sender.id else { return true }
    return returned[id]?.sender === sender
  }

  // MARK: - Starting

  mutating func admit(_ order: Order, callers: [CallerNumber]) -> Admission {
    guard let id = order.id, let current = named[id]?.current else {
      return .start(begin(order, callers: callers), replaced: nil)
    }
    switch order.option {
    case .switchToLatest:
      let old = runs.removeValue(forKey: current)
      return .start(begin(order, callers: (old?.callers ?? []) + callers), replaced: old?.handle)
    case .subscribe:
      runs[current]?.callers += callers
      return .joined
    case .ignoreIfRunning:
      return .ignored
    case .queue:
      named[id]?.waiting.append((order, callers))
      return .joined
    }
  }

  private mutating func begin(_ order: Order, callers: [CallerNumber]) -> TaskSender {
    lastNumber += 1
    let sender = TaskSender(number: lastNumber, id: order.id)
    runs[lastNumber] = Run(order: order, sender: sender, callers: callers, handle: nil)
    if let id = order.id {
      named[id, default: Named(current: lastNumber)].current = lastNumber
      if !returned.isEmpty { returned[id] = nil }
    }
    return sender
  }

  /// How the task is launched, while it counts.
  func launch(of sender: TaskSender) -> (@Sendable (TaskSender) -> Void)? { runs[sender.number]?.order.launch }

  /// - Returns: whether the run still counts; if not, the task is to be cancelled.
  mutating func keep(_ handle: Task<Void, Never>, for sender: TaskSender) -> Bool {
    guard runs[sender.number] != nil else { return false }
    runs[sender.number]?.handle = handle
    return true
  }

  // MARK: - Ending

  /// The run is over, as is told when what it returned is about to be taken in.
  ///
  /// - Returns: the run, and the one to launch under its id when that is done; `nil` if it did not count any more.
  mutating func end(_ sender: TaskSender) -> (run: Run, next: TaskSender?)? {
    guard let run = runs.removeValue(forKey: sender.number) else { return nil }
    guard let id = sender.id, let entry = named[id], entry.current == sender.number else { return (run, nil) }
    guard let next = entry.waiting.first else {
      named[id] = nil
      remember(sender, under: id)
      return (run, nil)
    }
    named[id]?.waiting.removeFirst()
    return (run, begin(next.order, callers: next.callers))
  }

  private mutating func remember(_ sender: TaskSender, under id: TaskID) {
    if returned.count >= returnedLimit {
      returned = returned.filter { $0.value.sender != nil }
      returnedLimit = max(64, 2 * returned.count)
    }
    returned[id] = Returned(sender: sender)
  }

  /// Ends the run under an id, and what waits for it.
  ///
  /// - Returns: the task to cancel, and the callers of all of them; `nil` if there is none.
  mutating func cancel(_ id: TaskID) -> (handle: Task<Void, Never>?, callers: [CallerNumber])? {
    if !returned.isEmpty { returned[id] = nil }
    guard let entry = named.removeValue(forKey: id) else { return nil }
    let run = runs.removeValue(forKey: entry.current)
    return (run?.handle, (run?.callers ?? []) + entry.waiting.flatMap(\.callers))
  }

  /// Ends everything.
  ///
  /// - Returns: the tasks to cancel.
  mutating func cancelAll() -> [Task<Void, Never>] {
    defer {
      runs = [:]
      named = [:]
      returned = [:]
    }
    return runs.values.compactMap(\.handle)
  }
}
