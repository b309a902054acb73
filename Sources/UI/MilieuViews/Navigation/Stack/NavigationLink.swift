internal import MilieuEnvironment
public import MilieuRuntime

/// Something a person presses to go to another screen.
///
/// A link has either a value, for which the stack's `.navigationDestination(for:)` makes the screen, or the screen's view itself,
/// whose body is evaluated only once the link is pressed. Outside a navigation container a link is disabled, as in SwiftUI.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: LinkTarget<Destination>
  private let label: Label

  init(target: LinkTarget<Destination>, label: Label) {
    self.target = target
    self.label = label
  }

  /// The link by its kind of destination.
  @MainActor public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, label: label)
    case .view(let destination): DestinationLink(destination: destination, isActive: nil, label: label)
    case .bound(let destination, let isActive):
      DestinationLink(destination: destination, isActive: isActive, label: label)
    }
  }

  @_documentation(visibility: internal)
  public static func wire(_ walk: WiringWalk) {
    LinkElement<Label>.wire(walk)
    walk.inside("NavigationLink", beginsScreen: true) { Destination.wire($0) }
  }
}

/// Where a link leads.
enum LinkTarget<Destination: View> {
  case value(AnyHashable?)
  case view(Destination)
  case bound(Destination, isActive: Binding<Bool>)
}

nonisolated private struct ValueLink<Label: View>: View {
  @Environment(\.navigationScreen) private var screen
  private let value: AnyHashable?
  private let label: Label

  init(value: AnyHashable?, label: Label) {
    self.value = value
    self.label = label
  }

  @MainActor var body: some View {
    LinkElement(screen: screen, value: value, isDisabled: value == nil || screen?.stack == nil, label: label) {
      if let value { screen?.open(value) }
    }
  }
}

nonisolated private struct DestinationLink<Label: View, Destination: View>: View {
  @Environment(\.navigationScreen) private var screen
  @Kept private var declaration = PresentedDestination<Destination>()
  @State private var isPressed = false
  private let isActive: Binding<Bool>?
  private let destination: Destination
  private let label: Label

  init(destination: Destination, isActive: Binding<Bool>?, label: Label) {
    self.destination = destination
    self.isActive = isActive
    self.label = label
  }

  @MainActor var body: some View {
    let isActive = isActive ?? $isPressed
    let _ = declaration.present(destination, of: isActive.wrappedValue ? true : nil, in: screen) {
      isActive.wrappedValue = false
    }
    LinkElement(screen: screen, value: nil, isDisabled: screen?.stack == nil, label: label) {
      isActive.wrappedValue = true
    }
    declaration.screens
  }
}

extension NavigationScreen {
  /// Goes where a link with a value leads.
  func open(_ value: AnyHashable) {
    if column?.choose(value) == true { return }
    willOpen()
    stack?.push(value)
  }

  /// A link in one column of a split view changes what the next column shows.
  func willOpen() {
    guard previous == nil, let column, stack !== column.ownStack else { return }
    stack?.pop(to: 0)
    stack?.isNextWholeColumn = true
    column.split?.show(column.position + 1)
  }
}

nonisolated private struct LinkElement<Label: View>: PrimitiveView {
  let screen: NavigationScreen?
  let value: AnyHashable?
  let isDisabled: Bool
  let label: Label
  let action: @MainActor () -> Void

  init(
    screen: NavigationScreen?, value: AnyHashable?, isDisabled: Bool, label: Label,
    action: @escaping @MainActor () -> Void
  ) {
    self.screen = screen
    self.value = value
    self.isDisabled = isDisabled
    self.label = label
    self.action = action
  }

  @MainActor static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { ElementContent.wire($0) } }

  static var elementKind: ElementKind { .navigationLink }
  @MainActor var elementContent: Label { label }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.setStyle(element.systemStyle(for: PrimitiveButtonStyleConfiguration.self))
    element.setInteraction(isEnabled: !isDisabled && element.environment.isEnabled)
    if isChosen { element.set(.isSelected, true) }
    element.on(.tap) { _, _ in action() }
  }

  @MainActor var isChosen: Bool { value.map { screen?.column?.isChosen($0) == true } ?? false }
}

extension LinkElement: PressableControl {
  var role: ButtonRole? { nil }
  var standing: ButtonStanding { ButtonStanding(isLink: true, isEnabled: !isDisabled, value: value) }
}
