internal import MilieuRuntime
internal import MilieuViews

extension AttributeWriter {
  @MainActor
  mutating func describeModifier(_ element: Element) {
    switch element.kind {
    case .padding:
      addClass("box")
      if let insets = element[.insets] { padding(insets) }
    case .frame: describeFrame(element)
    case .fixedSize:
      addClass("box")
      if element.flag(.fixesWidth) { addClass("fixed-x") }
      if element.flag(.fixesHeight) { addClass("fixed-y") }
    case .background:
      addClass("box layered")
      if let paint = element[.paint] { style("background", css: paint.cssBackground) }
      if let outline = element[.outline] { corners(outline) }
      placeLayer(element)
    case .overlay:
      addClass("box layered")
      placeLayer(element)
    case .layer:
      addClass("layer")
      if element.parent?.kind == .overlay { addClass("over") }
    case .border:
      addClass("box")
      let width = min(max(element.number(.lineWidth) ?? 1, 0), 1000)
      style("outline", css: "\(pixels(width)) solid \((element[.paint] ?? .level(0)).css)")
      style("outline-offset", number: -width, unit: "px")
    case .clip:
      addClass("box clip")
      if let outline = element[.outline] { corners(outline) }
    case .opacity:
      addClass("box")
      style("opacity", number: min(max(element.number(.opacity) ?? 1, 0), 1))
    case .hidden:
      addClass("box unseen")
      attribute("aria-hidden", word: "true")
      attribute("inert")
    case .shadow: describeShadow(element)
    case .tapArea:
      addClass("box tap")
      pressable(element)
      if let count = element.number(.tapCount) { attribute("data-n", number: count) }
    case .gestureArea: describeGestureArea(element)
    default: addClass("box")
    }
  }

  @MainActor
  private mutating func describeGestureArea(_ element: Element) {
    guard let distance = element.number(.dragDistance) else {
      addClass("box tap")
      pressable(element)
      if let count = element.number(.tapCount) { attribute("data-n", number: count) }
      return
    }
    addClass("box drag")
    guard !element.flag(.isDisabled) else { return }
    attribute("data-drag", number: distance)
    if let seconds = element.number(.holdDuration) { attribute("data-hold", number: seconds) }
  }

  /// Says where the layer's content stands; the layer itself reads it.
  @MainActor
  private mutating func placeLayer(_ element: Element) {
    guard let alignment = element[.alignment] else { return }
    style("--ai", alignment.vertical.css)
    style("--ji", alignment.horizontal.css)
  }

  private mutating func padding(_ insets: EdgeInsets) {
    func length(_ value: Double) -> String { pixels(min(max(value, 0), 10_000)) }
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map { length(Double($0)) }
    if Set(sides).count == 1 {
      style("padding", css: sides[0])
    } else {
      style("padding-block", css: "\(sides[0]) \(sides[2])")
      style("padding-inline", css: "\(sides[3]) \(sides[1])")
    }
  }

  @MainActor
  private mutating func describeFrame(_ element: Element) {
    addClass("box frame")
    if let alignment = element[.alignment] { placeItems(alignment) }
    guard let size = element[.frame] else { return }
    if let width = size.width {
      style("width", css: length(width))
    } else {
      if let least = size.minWidth { style("min-width", css: "min(\(length(least)),100%)") }
      if let most = size.maxWidth {
        addClass("x")
        if most.isFinite { style("width", css: length(most)) }
      }
    }
    if let height = size.height {
      addClass("fh")
      style("height", css: length(height))
    } else {
      if let least = size.minHeight { style("min-height", css: length(least)) }
      if let most = size.maxHeight, most.isFinite { style("max-height", css: length(most)) }
      if size.maxHeight == .infinity { addClass("tall") }
    }
    if element.growsVertically { addClass("y") }
  }

  @MainActor
  private mutating func describeShadow(_ element: Element) {
    addClass("box")
    let x = element.number(.offsetX) ?? 0
    let y = element.number(.offsetY) ?? 0
    let radius = min(max(element.number(.radius) ?? 0, 0), 1000)
    let color = (element[.paint] ?? .level(0)).css
    style("filter", css: "drop-shadow(\(pixels(x)) \(pixels(y)) \(pixels(radius)) \(color))")
  }

  // MARK: - Shapes

  @MainActor
  mutating func draw(_ element: Element) {
    guard let outline = element[.outline] else { return }
    let isCircle = outline.kind == .circle
    if let stroke = element[.strokePaint] {
      let width = min(max(element.number(.lineWidth) ?? 1, 0), 1000)
      if isCircle {
        // An outline follows the corners of the box, which for a circle is only as round as the box is square.
        let ring =
          "transparent calc(100% - \(pixels(width + 0.5))),\(stroke.css) calc(100% - \(pixels(width))),"
          + "\(stroke.css) calc(100% - .5px),transparent"
        style("background", css: "radial-gradient(closest-side,\(ring))")
      } else {
        corners(outline)
        style("outline", css: "\(pixels(width)) solid \(stroke.css)")
        style("outline-offset", number: element.flag(.strokesInside) ? -width : -width / 2, unit: "px")
      }
    }
    guard let fill = element[.paint] else { return }
    if isCircle { style("clip-path", "circle(closest-side)") } else if element[.strokePaint] == nil { corners(outline) }
    style("background", css: fill.cssBackground)
  }

  private mutating func corners(_ outline: ShapeOutline) {
    switch outline.kind {
    case .rectangle: break
    case .roundedRectangle(let radius): style("border-radius", css: length(radius))
    case .capsule: style("border-radius", "9999px")
    case .circle: style("clip-path", "circle(closest-side)")
    case .ellipse: style("border-radius", "50%")
    }
  }

  // MARK: - Lengths

  private func pixels(_ points: Double) -> String {
    var buffer = MarkupBuffer()
    buffer.append(points)
    buffer.append("px")
    return buffer.text
  }

  /// A length that is not negative and that a browser can hold.
  private func length(_ points: Double) -> String {
    pixels(points.isFinite ? min(max(points, 0), 100_000) : points > 0 ? 100_000 : 0)
  }
}
