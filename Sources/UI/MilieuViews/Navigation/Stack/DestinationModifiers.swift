internal import MilieuEnvironment
public import MilieuRuntime

extension View {
  /// Says what screens for values of a type show, for the navigation stack that this view is in.
  ///
  /// As SwiftUI: of several for one type, the one nearest the root counts. Screens have the environment of this place.
  ///
  /// - Parameters:
  ///   - data: the type of the values.
  ///   - destination: what the screen for a value shows.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a screen on the one that this view is on, while a binding says so.
  ///
  /// - Parameters:
  ///   - isPresented: whether the screen is shown; set to `false` when a person leaves it.
  ///   - destination: what the screen shows.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Shows a screen on the one that this view is on, while there is an item.
  ///
  /// - Parameters:
  ///   - item: what the screen is of; set to `nil` when a person leaves it. Another item is another screen.
  ///   - destination: what the screen for an item shows.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}

nonisolated private struct ValueDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigationScreen) private var screen
  @Kept private var declaration = ValueDestinations<Value, Destination>()
  private let destination: (Value) -> Destination

  init(destination: @escaping (Value) -> Destination) {
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let _ = declaration.declare(destination, in: screen)
    content
    declaration.screens
  }

  static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    walk.inside("navigationDestination", beginsScreen: true) { Destination.wire($0) }
  }
}

nonisolated private struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  @Environment(\.navigationScreen) private var screen
  @Kept private var declaration = PresentedDestination<Destination>()
  private let isPresented: Binding<Bool>
  private let destination: Destination

  init(isPresented: Binding<Bool>, destination: Destination) {
    self.isPresented = isPresented
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let _ = declaration.present(destination, of: isPresented.wrappedValue ? true : nil, in: screen) {
      isPresented.wrappedValue = false
    }
    content
    declaration.screens
  }

  static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    walk.inside("navigationDestination", beginsScreen: true) { Destination.wire($0) }
  }
}

nonisolated private struct ItemDestinationModifier<Item: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigationScreen) private var screen
  @Kept private var declaration = PresentedDestination<Destination>()
  private let item: Binding<Item?>
  private let destination: (Item) -> Destination

  init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    let item = item
    let shown = item.wrappedValue
    let _ = declaration.present(shown.map(destination), of: shown.map { AnyHashable($0) }, in: screen) {
      item.wrappedValue = nil
    }
    content
    declaration.screens
  }

  static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    walk.inside("navigationDestination", beginsScreen: true) { Destination.wire($0) }
  }
}
