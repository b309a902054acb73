internal import MilieuEnvironment

extension TransducerEffect: CustomStringConvertible {
  /// What the effect would do, in the words it is written with, such as `sequence[cancel("search"), task(id: "search")]`.
  ///
  /// The same for equal effects in every run, so tests may compare it. Functions are left out, as are options that stand at their default.
  public var description: String {
    switch step?.operation {
    case nil: "none"
    case .event(let event): "event(\(String(describing: event)))"
    case .action: "action"
    case .asyncAction: "async action"
    case .task(let task): task.description
    case .cancel(let id): "cancel(\(id))"
    case .answer(let output): "answer(\(String(describing: output)))"
    case .sequence(let effects): "sequence[\(effects.map(\.description).joined(separator: ", "))]"
    case .merge(let effects): "merge[\(effects.map(\.description).joined(separator: ", "))]"
    }
  }
}

extension TaskEffect {
  package var description: String {
    var arguments: [String] = []
    let name =
      switch kind {
      case .task: "task"
      case .run: "run"
      case .request: "request"
      case .observe: "observe"
      case .event: "event"
      }
    if case .event(let event) = kind { arguments.append(event) }
    if let id { arguments.append("id: \(id)") }
    if let priority { arguments.append("priority: \(priority)") }
    if option != .switchToLatest { arguments.append("option: \(option)") }
    if let delay { arguments.append("after: \(delay)") }
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension TransducerEffect: Equatable {
  /// Whether two effects would do the same, as far as can be told: the same kinds in the same order, with the same events, answers, ids,
  /// priorities, options and delays. Functions cannot be compared and count as equal.
  ///
  /// Events and answers that are not `Equatable` are compared by their parts.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.step?.operation, right.step?.operation) {
    case (nil, nil), (.action, .action), (.asyncAction, .asyncAction): true
    case (.event(let left), .event(let right)): ValueEquality.areEqual(left, right)
    case (.task(let left), .task(let right)): left.isSame(as: right)
    case (.cancel(let left), .cancel(let right)): left == right
    case (.answer(let left), .answer(let right)): ValueEquality.areEqual(left, right)
    case (.sequence(let left), .sequence(let right)), (.merge(let left), .merge(let right)): left == right
    default: false
    }
  }
}

extension TaskEffect {
  func isSame(as other: TaskEffect) -> Bool {
    (kind, id, priority, option, delay) == (other.kind, other.id, other.priority, other.option, other.delay)
  }
}
