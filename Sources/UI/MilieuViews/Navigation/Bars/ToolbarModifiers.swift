public import MilieuRuntime

extension View {
  /// Fills the bars of the screen that this view is on.
  ///
  /// Items inherit the environment of this place. Outside a navigation container there is no bar, which is reported once.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemsView(content: content())))
  }

  /// Fills the bars of the screen that this view is on with one item, placed automatically.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemsView(content: ToolbarItemGroup(content: content))))
  }

  /// Fills the bars of the screen that this view is on.
  ///
  /// - Parameter id: names the bar where people may arrange its items; hosts do not let them.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars around the screen that this view is on.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    screenTraits { $0.show(visibility, bars) }
  }

  /// Shows or hides bars around the screen that this view is on.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    screenTraits { $0.show(visibility, bars) }
  }

  /// Adds buttons at the ends of the bar above the screen that this view is on.
  @available(
    *, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing placement."
  )
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Adds buttons at the beginning of the bar above the screen that this view is on.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement.")
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Adds buttons at the end of the bar above the screen that this view is on.
  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement.")
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

extension ScreenTraits {
  nonisolated fileprivate mutating func show(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      switch bar.bar {
      case .automatic, .navigation: barVisibility = visibility
      case .bottom: bottomBarVisibility = visibility
      case .tabs: tabBarVisibility = visibility
      case .window: break
      }
    }
  }
}

nonisolated private struct ToolbarModifier<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    content
    items
  }

  static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    walk.inside("toolbar") { Items.wire($0) }
  }
}
