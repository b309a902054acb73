internal import Dispatch

/// Remembers how to take back what a person did.
///
/// As the class of that name in Apple's Foundation, which Foundation on Linux lacks: what is registered while an undo runs is how to
/// redo it, and what is registered in one go of the main queue is taken back together unless ``groupsByEvent`` is off. Like the views
/// that use it, an undo manager belongs to the main actor.
open class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  private final class Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Phase {
    case resting, undoing, redoing
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []

  /// The groups that are open, the outermost first.
  private var open: [Group] = []

  /// Whether the outermost open group was opened by a registration, and ends with the event.
  private var isOpenForEvent = false
  private var phase = Phase.resting
  private var disablings = 0

  /// Whether what is registered in one go of the main queue is one step. On by default.
  open var groupsByEvent = true

  /// The most steps that are remembered; 0, the default, for as many as there are.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }

  public init() {}

  // MARK: - Registering

  /// Registers how to take something back.
  ///
  /// - Parameters:
  ///   - target: what is changed back. It is not kept alive; when it is gone, there is nothing to take back.
  ///   - handler: changes it back, and is called once at most.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if phase == .resting { redoable = [] }
    if open.isEmpty { openForRegistration() }
    open.last?.actions.append(
      Action(target: target) { target in if let target = target as? Target { handler(target) } })
    if !groupsByEvent, isOpenForEvent, phase == .resting { endEvent() }
  }

  private func openForRegistration() {
    beginUndoGrouping()
    isOpenForEvent = true
    guard groupsByEvent else { return }
    let event = Event(manager: self)
    DispatchQueue.main.async { event.manager?.endEvent() }
  }

  /// NB: the manager belongs to the main actor, whose queue ends the event.
  private struct Event: @unchecked Sendable {
    weak var manager: UndoManager?
  }

  private func endEvent() {
    guard isOpenForEvent else { return }
    isOpenForEvent = false
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Opens a group: what is registered until it ends is taken back together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was opened last; does nothing where none is open.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if let outer = open.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if phase == .undoing {
      redoable.append(group)
    } else {
      undoable.append(group)
      forgetOldest()
    }
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
  }

  /// Tells apart what is taken back together from what is not: the group that a registration would go to now, if one is open.
  package var innermostGroup: AnyObject? { open.last }

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }

  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Makes registrations count for nothing until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disablings += 1 }

  /// Takes one ``disableUndoRegistration()`` back.
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  // MARK: - Undoing

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether there is something to do again.
  open var canRedo: Bool { !redoable.isEmpty }

  /// Whether something is being taken back.
  open var isUndoing: Bool { phase == .undoing }

  /// Whether something is being done again.
  open var isRedoing: Bool { phase == .redoing }

  /// Takes the last step back.
  open func undo() {
    endEvent()
    guard phase == .resting, let group = undoable.popLast() else { return }
    run(group, .undoing)
  }

  /// Does again what was taken back last.
  open func redo() {
    endEvent()
    guard phase == .resting, let group = redoable.popLast() else { return }
    run(group, .redoing)
  }

  private func run(_ group: Group, _ phase: Phase) {
    self.phase = phase
    beginUndoGrouping()
    for action in group.actions.reversed() { action.target.map(action.perform) }
    open.last?.name = group.name
    while !open.isEmpty { endUndoGrouping() }
    self.phase = .resting
  }

  // MARK: - Names

  /// Names the step that is being registered, or the last one.
  open func setActionName(_ actionName: String) { (open.last ?? undoable.last)?.name = actionName }

  /// What the step to be taken back is called; empty for no name.
  open var undoActionName: String { (open.first ?? undoable.last)?.name ?? "" }

  /// What the step to be done again is called; empty for no name.
  open var redoActionName: String { redoable.last?.name ?? "" }

  // MARK: - Forgetting

  /// Forgets everything.
  open func removeAllActions() {
    undoable = []
    redoable = []
    for group in open { group.actions = [] }
  }

  /// Forgets what concerns one target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoable + redoable + open { group.actions.removeAll { $0.target === target } }
    undoable.removeAll { $0.actions.isEmpty }
    redoable.removeAll { $0.actions.isEmpty }
  }
}
