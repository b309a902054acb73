package import MilieuRuntime
internal import MilieuViews

/// What an element is.
public struct HeadlessRole: Hashable, Sendable {
  let kind: ElementKind

  package init(_ kind: ElementKind) {
    self.kind = kind
  }

  /// The name in messages and in the element tree.
  public var name: String { kind.name }

  /// Words.
  public static let text = HeadlessRole(.text)
  /// A picture.
  public static let image = HeadlessRole(.image)
  /// Something to press: a button.
  public static let button = HeadlessRole(.button)
  /// A link to an address.
  public static let link = HeadlessRole(.link)
  /// A link that leads to another screen.
  public static let navigationLink = HeadlessRole(.navigationLink)
  /// What is pressed to choose a tab.
  public static let tab = HeadlessRole(.tabButton)
  /// The bar above a screen.
  public static let toolbar = HeadlessRole(.bar)
  /// The bar below a screen.
  public static let bottomToolbar = HeadlessRole(.bottomBar)
  /// A field to write in.
  public static let textField = HeadlessRole(.textField)
  /// A switch between on and off.
  public static let toggle = HeadlessRole(.toggle)
  /// A choice among several options.
  public static let picker = HeadlessRole(.picker)
  /// Two buttons that step up and down.
  public static let stepper = HeadlessRole(.stepper)
  /// A value chosen along a line.
  public static let slider = HeadlessRole(.slider)
  /// How far something has come.
  public static let progress = HeadlessRole(.progress)
  /// A list.
  public static let list = HeadlessRole(.list)
  /// A form.
  public static let form = HeadlessRole(.form)
  /// A section of a list or a form.
  public static let section = HeadlessRole(.section)
  /// A row of a list or a form.
  public static let row = HeadlessRole(.row)
  /// A view with an action for taps on it.
  public static let tapArea = HeadlessRole(.tapArea)
  /// A view that recognises a gesture.
  public static let gestureArea = HeadlessRole(.gestureArea)
  /// A sheet.
  public static let sheet = HeadlessRole(.sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = HeadlessRole(.cover)
  /// A popover.
  public static let popover = HeadlessRole(.popover)
  /// An alert.
  public static let alert = HeadlessRole(.alert)
  /// A confirmation dialog.
  public static let confirmationDialog = HeadlessRole(.confirmation)
}
