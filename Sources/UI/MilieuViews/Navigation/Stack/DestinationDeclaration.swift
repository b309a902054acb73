internal import MilieuEnvironment
internal import MilieuRuntime

/// Somebody who makes screens for a stack: a destination modifier, or a link.
@MainActor
class DestinationDeclaration: NodeAttachment {
  /// The screens to be made, those pushed last at the end.
  final private(set) var entries: [NavigationEntry] = []

  final private(set) weak var stack: ScreenStack?
  final private(set) weak var node: Node?

  func attach(to node: Node) { self.node = node }
  func detach() { stack?.remove(self) }

  /// Whether a screen can be made for a value.
  func accepts(_ value: AnyHashable) -> Bool { false }

  /// The name of the type of values that screens can be made for.
  var valueType: String? { nil }

  /// Called when an entry is popped by somebody else.
  func didPop(_ entry: NavigationEntry) {}

  final func take(_ entry: NavigationEntry) {
    entry.owner = self
    entries.append(entry)
    changed()
  }

  final func lose(_ entry: NavigationEntry) {
    guard let position = entries.lastIndex(where: { $0 === entry }) else { return }
    entries.remove(at: position)
    didPop(entry)
    changed()
  }

  /// Whether the view that shows the entries is being evaluated, and so will show what there is at the end.
  private var isBeingEvaluated = false

  private func changed() {
    if !isBeingEvaluated { node?.requestEvaluation() }
  }

  /// Does what belongs to an evaluation of the view that shows the entries.
  final func evaluate(in screen: NavigationScreen?, _ work: (ScreenStack) -> Void) {
    guard let new = screen?.stack else { return }
    isBeingEvaluated = true
    defer { isBeingEvaluated = false }
    if new !== stack {
      stack?.remove(self)
      stack = new
      new.add(self)
    }
    work(new)
  }
}

/// Somebody who makes screens with views of one type.
@MainActor
class TypedDestinations<Destination: View>: DestinationDeclaration {
  /// What is on the screen of an entry.
  func content(of entry: NavigationEntry) -> Destination? { nil }

  /// The screens. Those that stand are not looked at when one comes or goes.
  final var screens: PortalRows<DestinationScreen<Destination>> {
    PortalRows(entries) { [weak self] in
      DestinationScreen(entry: unsafeDowncast($0, to: NavigationEntry.self), declaration: self)
    }
  }

  /// Looks again at what is on the screens.
  final func refreshContent() {
    for entry in entries { entry.node?.requestEvaluation() }
  }
}

/// One screen where it is declared; it is seen in the stack.
nonisolated struct DestinationScreen<Destination: View>: View {
  @Attached private var entry: NavigationEntry
  private let declaration: TypedDestinations<Destination>?

  init(entry: NavigationEntry, declaration: TypedDestinations<Destination>?) {
    _entry = Attached(wrappedValue: entry)
    self.declaration = declaration
  }

  @MainActor var body: some View {
    if let stack = declaration?.stack, let content = declaration?.content(of: entry) {
      Portal(stack.outlet, order: entry.position) { ScreenView(screen: entry.screen, content: content) }
    }
  }
}

/// Destinations for values of one type.
final class ValueDestinations<Value: Hashable, Destination: View>: TypedDestinations<Destination> {
  private var destination: ((Value) -> Destination)?

  func declare(_ destination: @escaping (Value) -> Destination, in screen: NavigationScreen?) {
    let isSame = self.destination.map { ValueEquality.areEqual($0, destination) } ?? true
    self.destination = destination
    evaluate(in: screen) { _ in }
    if !isSame { refreshContent() }
  }

  override func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
  override var valueType: String? { "\(Value.self)" }

  override func content(of entry: NavigationEntry) -> Destination? {
    (entry.value?.base as? Value).flatMap { value in destination?(value) }
  }
}

/// A destination that is shown or not.
final class PresentedDestination<Destination: View>: TypedDestinations<Destination> {
  private var destination: Destination?
  private var item: AnyHashable?
  private var end: (() -> Void)?

  /// Shows the destination, another one, or none.
  ///
  /// - Parameters:
  ///   - destination: what to show while `item` is there.
  ///   - item: what the destination is of; another one is another screen.
  ///   - end: called when a person leaves the screen.
  func present(
    _ destination: Destination?, of item: AnyHashable?, in screen: NavigationScreen?, end: @escaping () -> Void
  ) {
    let isSame = ValueEquality.areEqual(self.destination, destination)
    let isSameItem = self.item == item
    self.end = nil
    evaluate(in: screen) { stack in
      if !isSameItem, let entry = entries.first { stack.pop(entry) }
      self.destination = destination
      self.item = item
      guard item != nil, entries.isEmpty else { return }
      screen?.willOpen()
      stack.push(NavigationEntry(), of: self)
    }
    self.end = end
    if !isSame, isSameItem { refreshContent() }
  }

  override func content(of entry: NavigationEntry) -> Destination? { destination }

  override func didPop(_ entry: NavigationEntry) { end?() }
}
