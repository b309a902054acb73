/// Which bar a modifier speaks of.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case automatic, navigation, bottom, tabs, window
  }

  let bar: Bar

  /// The bar above a screen.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bar above a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The bar below a screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
  /// The bar of a window; hosts have none.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .window) }
}

/// Where an item stands in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places there are.
  package enum Place: String, Hashable, Sendable {
    case leading, principal, trailing, bottom, keyboard
  }

  package let place: Place
  package let isProminent: Bool

  init(_ place: Place, isProminent: Bool = false) {
    self.place = place
    self.isProminent = isProminent
  }

  /// At the end of the bar above.
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(.trailing) }
  /// In the middle of the bar above, in place of a title there.
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(.principal) }
  /// Where a large title would stand; hosts show it in the middle of the bar above.
  public static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(.principal) }
  /// In the middle of the bar above.
  public static var title: ToolbarItemPlacement { ToolbarItemPlacement(.principal) }
  /// In the middle of the bar below.
  public static var status: ToolbarItemPlacement { ToolbarItemPlacement(.bottom) }
  /// At the end of the bar above.
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(.trailing) }
  /// At the end of the bar above.
  public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(.trailing) }
  /// At the end of the bar above, stronger than other items.
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement(.trailing, isProminent: true) }
  /// At the beginning of the bar above.
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(.leading) }
  /// At the beginning of the bar above.
  public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(.leading) }
  /// At the beginning of the bar above.
  public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(.leading) }
  /// At the beginning of the bar above.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(.leading) }
  /// At the end of the bar above.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(.trailing) }
  /// At the beginning of the bar above.
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(.leading) }
  /// At the end of the bar above.
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(.trailing) }
  /// In the bar below.
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(.bottom) }
  /// Above a keyboard on the screen. Hosts have none, so the item is not shown; that is reported once.
  public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(.keyboard) }
}
