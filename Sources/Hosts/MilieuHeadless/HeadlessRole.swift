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

  public static let text = HeadlessRole(.text)
  public static let image = HeadlessRole(.image)
  public static let button = HeadlessRole(.button)
  public static let link = HeadlessRole(.link)
  public static let navigationLink = HeadlessRole(.navigationLink)
  public static let tab = HeadlessRole(.tabButton)
  public static let toolbar = HeadlessRole(.bar)
  public static let bottomToolbar = HeadlessRole(.bottomBar)
  public static let textField = HeadlessRole(.textField)
  public static let toggle = HeadlessRole(.toggle)
  public static let picker = HeadlessRole(.picker)
  public static let stepper = HeadlessRole(.stepper)
  public static let slider = HeadlessRole(.slider)
  public static let progress = HeadlessRole(.progress)
  public static let list = HeadlessRole(.list)
  public static let form = HeadlessRole(.form)
  public static let section = HeadlessRole(.section)
  public static let row = HeadlessRole(.row)
  public static let tapArea = HeadlessRole(.tapArea)
  public static let gestureArea = HeadlessRole(.gestureArea)
  public static let sheet = HeadlessRole(.sheet)
  public static let fullScreenCover = HeadlessRole(.cover)
  public static let popover = HeadlessRole(.popover)
  public static let alert = HeadlessRole(.alert)
  public static let confirmationDialog = HeadlessRole(.confirmation)
}
