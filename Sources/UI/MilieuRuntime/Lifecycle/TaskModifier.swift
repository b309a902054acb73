extension View {
  /// Runs an asynchronous action while the view stands.
  ///
  /// As SwiftUI: the task starts when the view appears and is cancelled when the view goes.
  ///
  /// - Parameters:
  ///   - priority: the priority of the task.
  ///   - action: what to run; it begins on the main actor.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action while the view stands, and again whenever a value differs; the run before is cancelled.
  ///
  /// - Parameters:
  ///   - id: the value that starts the action anew when it changes.
  ///   - priority: the priority of the task.
  ///   - action: what to run; it begins on the main actor.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class TaskNode<Content: View, ID: Equatable>:
  SingleChildNode<ModifiedContent<Content, TaskModifier<ID>>, Content>
{
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  /// How often a start was asked for; only the last one happens when several are due at once.
  private var starts = 0

  init(_ view: ModifiedContent<Content, TaskModifier<ID>>, in context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
    start()
  }

  private func start() {
    starts += 1
    let number = starts
    root.afterUpdate(of: self) { [weak self] in
      guard let self, !isClosed, number == starts, isInSight else { return }
      let (action, root) = (modifier.action, root)
      root.tasksStarted += 1
      task = Task(priority: modifier.priority) { @MainActor [weak root] in
        await action()
        root?.tasksEnded += 1
      }
    }
  }

  override func update(_ view: ModifiedContent<Content, TaskModifier<ID>>) {
    child?.update(view.content)
    let old = modifier.id
    modifier = view.modifier
    guard modifier.id != old else { return }
    task?.cancel()
    start()
  }

  /// As SwiftUI: a task ends when its view goes out of sight, and runs anew when the view comes back.
  override func sightDidChange(_ isInSight: Bool) {
    if isInSight {
      start()
    } else {
      starts += 1
      task?.cancel()
    }
  }

  override func willClose() { task?.cancel() }
}
