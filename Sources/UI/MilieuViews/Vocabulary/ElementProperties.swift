package import MilieuRuntime

extension ElementProperty where Value == String {
  /// A text's words when they all look alike.
  package static let text = ElementProperty("text")
  /// The SF Symbols name of an image.
  package static let symbol = ElementProperty("symbol")
  /// The name of an image among the app's resources.
  package static let asset = ElementProperty("asset")
  /// Where a link leads.
  package static let url = ElementProperty("url")
  /// The words in a field.
  package static let value = ElementProperty("value")
  /// What a field says while it is empty.
  package static let prompt = ElementProperty("prompt")
  /// A title shown with the element.
  package static let title = ElementProperty("title")
  /// A line below a title.
  package static let subtitle = ElementProperty("subtitle")
  /// The title of the screen that a bar's back button leads to; empty where it has none, absent where there is no button.
  package static let backTitle = ElementProperty("backTitle")
  /// A count or a word beside a tab or a row.
  package static let badge = ElementProperty("badge")
  /// Where an item stands in a bar: a name of `ToolbarItemPlacement.Place`.
  package static let place = ElementProperty("place")
  /// The name of the system style that a control is drawn in, such as `bordered`.
  package static let style = ElementProperty("style")
  /// The words of a progress view's label.
  package static let label = ElementProperty("label")
  /// The words for how far something has come.
  package static let progressWords = ElementProperty("progressWords")
  /// What a label, set by an accessibility modifier or taken from a control's title, says to assistive technologies.
  package static let spoken = ElementProperty("spoken")
  /// The author's identifier for tests.
  package static let identifier = ElementProperty("identifier")
  /// A hint shown when a pointer rests on the element.
  package static let help = ElementProperty("help")
}

extension ElementProperty where Value == Double {
  /// How far a pointer moves before a gesture counts as a drag, or at most during a long press, in points.
  package static let dragDistance = ElementProperty("dragDistance")
  /// How long a long press takes, in seconds.
  package static let holdDuration = ElementProperty("holdDuration")
  /// Ties the element to the author's focus state: when it changes to a positive number, the host gives the element the keyboard, to
  /// a negative one it takes it away; 0 asks for nothing.
  package static let focusCommand = ElementProperty("focusCommand")
  package static let number = ElementProperty("number")
  package static let least = ElementProperty("least")
  package static let most = ElementProperty("most")
  package static let step = ElementProperty("step")
  /// Points between the children of a stack; absent for the host's own distance.
  package static let spacing = ElementProperty("spacing")
  package static let opacity = ElementProperty("opacity")
  package static let radius = ElementProperty("radius")
  package static let lineWidth = ElementProperty("lineWidth")
  package static let minimumLength = ElementProperty("minLength")
  /// The position among a picker's options of the one that is chosen; -1 for none.
  package static let chosen = ElementProperty("chosen")
  /// The most lines a text takes; absent for any number.
  package static let lineLimit = ElementProperty("lineLimit")
}

extension ElementProperty where Value == Bool {
  /// Whether pressing a link is for the author's handler rather than for the host.
  package static let opensByHandler = ElementProperty("opensByHandler")
  package static let isOn = ElementProperty("isOn")
  /// A button whose look depends on whether it is held down: the host tells when it is pressed and when it is let go of.
  package static let tellsPress = ElementProperty("tellsPress")
  package static let isDisabled = ElementProperty("isDisabled")
  package static let isSecure = ElementProperty("isSecure")
  /// A field that grows over several lines.
  package static let isMultiline = ElementProperty("isMultiline")
  package static let isResizable = ElementProperty("isResizable")
  /// A row of a list with a selection.
  package static let isSelectable = ElementProperty("isSelectable")
  package static let isSelected = ElementProperty("isSelected")
  package static let isUnspoken = ElementProperty("isUnspoken")
  package static let showsIndicators = ElementProperty("showsIndicator")
  package static let fixesWidth = ElementProperty("fixesWidth")
  package static let fixesHeight = ElementProperty("fixesHeight")
  package static let canIncrement = ElementProperty("canIncrement")
  package static let canDecrement = ElementProperty("canDecrement")
  package static let hidesLabel = ElementProperty("hidesLabel")
  /// Something that another thing lies on, so that it is not seen.
  package static let isCovered = ElementProperty("isCovered")
  /// A bar whose title is small.
  package static let isInline = ElementProperty("isInline")
  package static let isBarHidden = ElementProperty("isBarHidden")
  package static let isProminent = ElementProperty("isProminent")
  /// A way back that is needed only where columns lie on one another.
  package static let isNarrowOnly = ElementProperty("isNarrowOnly")
  /// A column that is seen where there is room for one only.
  package static let isInFront = ElementProperty("isInFront")
}

extension ElementProperty where Value == [TextRun] {
  /// A text's words when parts of it look different.
  package static let runs = ElementProperty("runs")
}

extension ElementProperty where Value == [String] {
  /// The titles of a picker's options, in order.
  package static let options = ElementProperty("options")
}

extension ElementProperty where Value == Alignment {
  package static let alignment = ElementProperty("alignment")
}

extension ElementProperty where Value == EdgeInsets {
  package static let insets = ElementProperty("insets")
}

extension ElementProperty where Value == FrameSize {
  package static let frame = ElementProperty("frame")
}

extension ElementProperty where Value == Paint {
  /// What a shape, a background or a border is drawn with.
  package static let paint = ElementProperty("paint")
  /// What text and symbols inside are drawn with.
  package static let foreground = ElementProperty("foreground")
  /// The accent of controls inside.
  package static let tint = ElementProperty("tint")
}

extension ElementProperty where Value == ShapeOutline {
  package static let outline = ElementProperty("outline")
}

extension ElementProperty where Value == Axis.Set {
  package static let axes = ElementProperty("axes")
}

extension ElementProperty where Value == Font {
  package static let font = ElementProperty("font")
}

extension ElementProperty where Value == TextAlignment {
  package static let textAlignment = ElementProperty("textAlignment")
}

extension ElementProperty where Value == ControlSize {
  package static let controlSize = ElementProperty("controlSize")
}

extension ElementProperty where Value == ButtonRole {
  package static let role = ElementProperty("role")
}

extension ElementProperty where Value == ColorScheme {
  package static let colorScheme = ElementProperty("colorScheme")
}

extension ElementProperty where Value == LayoutDirection {
  package static let layoutDirection = ElementProperty("direction")
}

// Of what is presented

extension ElementProperty where Value == Bool {
  /// Something presented that a person closes only by what is in it.
  package static let isDismissDisabled = ElementProperty("isDismissDisabled")
}

extension ElementProperty where Value == Bool {
  /// A list whose rows a person is editing.
  package static let isEditing = ElementProperty("isEditing")
}

extension ElementProperty where Value == Edge {
  /// The side of a view that its popover is on.
  package static let edge = ElementProperty("edge")
}

extension ElementProperty where Value == PresentationDetent {
  /// The height at which a sheet rests.
  package static let detent = ElementProperty("detent")
}
