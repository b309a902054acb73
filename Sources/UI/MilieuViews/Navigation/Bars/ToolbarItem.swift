internal import Foundation
internal import MilieuEnvironment
public import MilieuRuntime

/// One thing in a bar of a screen.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// There is no body: an item puts its content into the bar by itself.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item.
  ///
  /// - Parameters:
  ///   - placement: where the item stands.
  ///   - content: what it shows.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// An item that people may arrange.
  ///
  /// - Parameters:
  ///   - id: tells the item apart where people may arrange items; hosts do not let them.
  ///   - placement: where the item stands.
  ///   - showsByDefault: whether the item is shown before people arrange items; hosts always show it.
  ///   - content: what it shows.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  @_documentation(visibility: internal)
  @MainActor public func makeItems() -> AnyView { AnyView(BarItem(placement: placement, content: content)) }

  @_documentation(visibility: internal)
  public static func wireItems(_ walk: WiringWalk) { Content.wire(walk) }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  @_documentation(visibility: internal)
  public var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// Several things next to one another in a bar of a screen.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// There is no body: a group puts its content into the bar by itself.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Several things in one place of a bar.
  ///
  /// - Parameters:
  ///   - placement: where the things stand.
  ///   - content: what they are.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @_documentation(visibility: internal)
  @MainActor public func makeItems() -> AnyView { AnyView(BarItem(placement: placement, content: content)) }

  @_documentation(visibility: internal)
  public static func wireItems(_ walk: WiringWalk) { Content.wire(walk) }
}

/// Room between the items of a bar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  /// There is no body: a spacer stands in the bar by itself.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room in a bar.
  ///
  /// - Parameters:
  ///   - sizing: how much room there is.
  ///   - placement: where the room is.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @_documentation(visibility: internal)
  @MainActor public func makeItems() -> AnyView {
    AnyView(BarItem(placement: placement, content: Spacer(minLength: sizing == .fixed ? 8 : nil)))
  }

  @_documentation(visibility: internal)
  public static func wireItems(_ walk: WiringWalk) {}
}

/// How much room a spacer of a bar takes.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// As much as there is.
  public static var flexible: SpacerSizing { SpacerSizing(isFixed: false) }
  /// A little.
  public static var fixed: SpacerSizing { SpacerSizing(isFixed: true) }
}

/// An item where it is declared; it is seen in a bar of the screen.
nonisolated private struct BarItem<Content: View>: View {
  @Environment(\.navigationScreen) private var screen
  private let placement: ToolbarItemPlacement
  private let content: Content

  init(placement: ToolbarItemPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  @MainActor var body: some View {
    if placement.place == .keyboard {
      EmptyView().reporting(
        "toolbar: this host has no keyboard on the screen, so items placed at .keyboard are not shown.")
    } else if let screen {
      Portal(placement.place == .bottom ? screen.bottomBar : screen.bar) {
        BarItemElement(placement: placement, content: content)
      }
    } else {
      EmptyView().reporting(
        "toolbar: a view outside any navigation container has no bar for its items. Put it in a NavigationStack.")
    }
  }
}

nonisolated private struct BarItemElement<Content: View>: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: Content

  static var elementKind: ElementKind { .barItem }
  @MainActor var elementContent: Content { content }

  @MainActor func describe(_ element: inout ElementDescription) {
    element.set(.place, placement.place.rawValue)
    if placement.isProminent { element.set(.isProminent, true) }
  }
}
