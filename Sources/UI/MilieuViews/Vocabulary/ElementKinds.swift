package import MilieuRuntime

// What a host may be asked to show. Each primitive view makes one of these; the properties each carries are in
// `ElementProperties.swift`, the events each takes in `ElementEvents.swift`.
extension ElementKind {
  // Text and pictures
  package static let text = ElementKind("text")
  package static let image = ElementKind("image")
  package static let shape = ElementKind("shape")
  package static let color = ElementKind("color")
  package static let divider = ElementKind("divider")

  // Controls
  package static let button = ElementKind("button")
  package static let link = ElementKind("link")
  package static let textField = ElementKind("textField")
  package static let toggle = ElementKind("toggle")
  package static let picker = ElementKind("picker")
  package static let stepper = ElementKind("stepper")
  package static let slider = ElementKind("slider")
  package static let progress = ElementKind("progress")

  // Parts of controls and containers: each stands in the control it belongs to
  package static let label = ElementKind("label")
  package static let labelIcon = ElementKind("labelIcon")
  package static let labelTitle = ElementKind("labelTitle")
  package static let pickerLabel = ElementKind("pickerLabel")
  package static let pickerOptions = ElementKind("pickerOptions")
  package static let bound = ElementKind("bound")
  package static let progressWords = ElementKind("progressWords")
  package static let header = ElementKind("header")
  package static let footer = ElementKind("footer")

  // Containers
  package static let verticalStack = ElementKind("vstack")
  package static let horizontalStack = ElementKind("hstack")
  package static let depthStack = ElementKind("zstack")
  package static let spacer = ElementKind("spacer")
  package static let scroll = ElementKind("scroll")
  package static let list = ElementKind("list")
  package static let form = ElementKind("form")
  package static let section = ElementKind("section")
  /// One thing in a list, a form or a section of one.
  package static let row = ElementKind("row")

  // Menus and what appears on a row when it is swiped. Each has the view or the button, then the choices
  package static let menu = ElementKind("menu")
  package static let menuLabel = ElementKind("menuLabel")
  package static let menuItems = ElementKind("menuItems")
  package static let contextMenu = ElementKind("contextMenu")
  package static let swipe = ElementKind("swipe")
  package static let swipeActions = ElementKind("swipeActions")

  // What is presented on top of everything else; each stands in the layer of `presentations`
  package static let sheet = ElementKind("sheet")
  package static let cover = ElementKind("cover")
  package static let popover = ElementKind("popover")
  package static let alert = ElementKind("alert")
  package static let confirmation = ElementKind("confirmation")
  package static let dialogMessage = ElementKind("dialogMessage")
  package static let dialogActions = ElementKind("dialogActions")
  // Navigation
  /// Screens on one another; the last that is not covered is seen.
  package static let navigationStack = ElementKind("navigationStack")
  /// One screen: its bar if it has one, its `screenContent`, its bottom bar if it has one.
  package static let screen = ElementKind("screen")
  package static let screenContent = ElementKind("screenContent")
  /// The bar above a screen; carries the title and the way back.
  package static let bar = ElementKind("bar")
  package static let bottomBar = ElementKind("bottomBar")
  package static let barItem = ElementKind("barItem")
  package static let navigationLink = ElementKind("navigationLink")
  /// Tabs: a `tabBar` with a `tabButton` each, then a `tabPanel` each; one panel is not covered.
  package static let tabView = ElementKind("tabView")
  package static let tabBar = ElementKind("tabBar")
  package static let tabButton = ElementKind("tabButton")
  package static let tabPanel = ElementKind("tabPanel")
  /// Columns beside one another where there is room; else the one in front.
  package static let splitView = ElementKind("splitView")
  package static let column = ElementKind("column")

  // What modifiers put around a view
  package static let padding = ElementKind("padding")
  package static let frame = ElementKind("frame")
  package static let fixedSize = ElementKind("fixedSize")
  /// Two children: the view, then a `layer` that is drawn behind it and takes its size.
  package static let background = ElementKind("background")
  /// Two children: the view, then a `layer` that is drawn before it and takes its size.
  package static let overlay = ElementKind("overlay")
  package static let layer = ElementKind("layer")
  package static let border = ElementKind("border")
  package static let clip = ElementKind("clip")
  package static let opacity = ElementKind("opacity")
  package static let hidden = ElementKind("hidden")
  package static let shadow = ElementKind("shadow")
  package static let tapArea = ElementKind("tapArea")
  package static let gestureArea = ElementKind("gestureArea")
  /// A view under a title, such as a screen.
  package static let titled = ElementKind("titled")
  /// The content of one window; carries the window's title.
  package static let window = ElementKind("window")
}
