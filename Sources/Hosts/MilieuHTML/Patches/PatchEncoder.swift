package import MilieuRuntime
package import MilieuViews

/// Writes patches as the message that `patches.js` applies: a JSON array of steps, each an array that starts with a
/// letter.
///
/// - `["r",id]` removes an element.
/// - `["i",parent,before,html]` inserts elements before a sibling, or at the end where `before` is 0.
/// - `["m",id,parent,before]` moves an element.
/// - `["t",id,text]` sets a text's words; `["h",id,html]` sets a text that has parts.
/// - `["v",id,value,version]` sets what a field holds, unless the person has edited it since that version.
/// - `["c",id,position]` chooses an option, with -1 none.
/// - `["k",id,isOn]` sets a switch; `["d",id,isDisabled]` enables or disables a field.
/// - `["a",id,{name:value}]` gives an element's node exactly these attributes besides its identity.
/// - `["A",duration,easing,delay]` says how the steps after it are animated, in milliseconds.
/// - `["u",address]` opens an address.
/// - `["s",id,html]` gives an element's node other parts and attributes; its children stay.
@MainActor
package struct PatchEncoder {
  private var out = MarkupBuffer(capacity: 256)
  private let version: (Element.ID) -> Int
  private let report: (String) -> Void

  /// Neighbours to be inserted in one step, the last of them first.
  private var entering: [Element] = []
  private var place: (parent: Element.ID, before: Element.ID?)?

  private init(version: @escaping (Element.ID) -> Int, report: @escaping (String) -> Void) {
    self.version = version
    self.report = report
  }

  /// The message for patches.
  ///
  /// - Parameters:
  ///   - patches: what the tree handed out, in order and all at once.
  ///   - animation: how the changes are animated.
  ///   - addresses: what the browser is to open, after the patches.
  ///   - version: the number of edits to a field that its value takes account of.
  ///   - report: called with what a person should know.
  /// - Returns: JSON in UTF-8.
  package static func message(
    for patches: [Patch], animation: Animation? = nil, opening addresses: [String] = [],
    version: @escaping (Element.ID) -> Int,
    report: @escaping (String) -> Void = { _ in }
  ) -> [UInt8] {
    var encoder = PatchEncoder(version: version, report: report)
    encoder.out.append("[")
    if let animation, !patches.isEmpty { encoder.encode(animation) }
    for patch in patches { encoder.encode(patch) }
    encoder.finishInsertion()
    for address in addresses { encoder.encode(opening: address) }
    encoder.out.append("]")
    return encoder.out.bytes
  }

  private mutating func encode(_ patch: Patch) {
    if case .insert(let element, let parent, let before) = patch {
      let isPart = element.kind == .header || element.kind == .footer
      if let place, place.parent == parent, before == entering.last?.id, !isPart {
        entering.append(element)
      } else {
        finishInsertion()
        place = (parent, before)
        entering = [element]
        // A section's heading and note do not stand among its rows.
        if isPart { finishInsertion() }
      }
      return
    }
    finishInsertion()
    switch patch {
    case .insert: break
    case .remove(let id):
      begin("r", id)
      out.append("]")
    case .move(let id, let parent, let before):
      begin("m", id)
      out.append(",")
      out.append(parent)
      out.append(",")
      out.append(before ?? 0)
      out.append("]")
    case .update(let element, let names): encode(names, of: element)
    }
  }

  private mutating func finishInsertion() {
    guard let (parent, before) = place else { return }
    place = nil
    begin("i", parent)
    out.append(",")
    out.append(before ?? 0)
    out.append(",")
    var renderer = HTMLRenderer(capacity: entering.count * 128, report: report)
    for element in entering.reversed() { renderer.render(element) }
    out.append(json: renderer.writer.out)
    out.append("]")
    entering.removeAll(keepingCapacity: true)
  }

  private mutating func encode(opening address: String) {
    out.append(out.bytes.count > 1 ? ",[\"u\"," : "[\"u\",")
    out.append(json: address)
    out.append("]")
  }

  private mutating func encode(_ animation: Animation) {
    if animation.plays > 1 {
      report("The web host plays an animation once. Repeats, as of a spinning picture, are not shown.")
    }
    out.append("[\"A\",")
    out.append((animation.settlingDuration * 1000).rounded())
    out.append(",\"")
    out.append(raw: animation.cssEasing)
    out.append("\",")
    out.append((animation.delay * 1000).rounded())
    out.append("]")
  }

  private mutating func begin(_ step: StaticString, _ id: Element.ID) {
    out.append(out.bytes.count > 1 ? ",[\"" : "[\"")
    out.append(step)
    out.append("\",")
    out.append(id)
  }

  // MARK: - Changes

  private mutating func encode(_ names: [ElementPropertyName], of element: Element) {
    var others = Set(names)
    func take(_ name: ElementPropertyName) -> Bool { others.remove(name) != nil }
    switch element.kind {
    case .text:
      let hasText = take(ElementProperty<String>.text.name)
      let hasRuns = take(ElementProperty<[TextRun]>.runs.name)
      if hasText || hasRuns { encodeWords(of: element) }
      if !others.isEmpty { encodeAttributes(of: element) }
    case .textField:
      let hasValue = take(ElementProperty<String>.value.name)
      if take(ElementProperty<Bool>.isDisabled.name), others.isEmpty { encodeFlag("d", element, .isDisabled) }
      if others.contains(ElementProperty<Bool>.isMultiline.name) {
        encodeShell(of: element)
      } else if !others.isEmpty {
        encodeAttributes(of: element)
      }
      if hasValue { encodeValue(element.text(.value) ?? "", of: element) }
    case .toggle:
      let isSet = take(ElementProperty<Bool>.isOn.name)
      if !others.isEmpty { encodeShell(of: element) }
      if isSet { encodeFlag("k", element, .isOn) }
    case .slider:
      let isSet = take(ElementProperty<Double>.number.name)
      if !others.isEmpty { encodeShell(of: element) }
      if isSet {
        var number = MarkupBuffer()
        number.append(element.number(.number) ?? 0)
        encodeValue(number.text, of: element)
      }
    case .picker:
      let isOther = others != [ElementProperty<Double>.chosen.name]
      if isOther { encodeShell(of: element) }
      if take(ElementProperty<Double>.chosen.name) || isOther { encodeChoice(of: element) }
    case .image, .stepper, .progress, .titled, .bar, .diagnosis: encodeShell(of: element)
    case .sheet, .alert, .confirmation: encodeShell(of: element)
    default:
      encodeAttributes(of: element)
      guard element.kind == .frame || element.kind == .fixedSize else { return }
      element.forEachInsideThatMayGrow { encodeAttributes(of: $0) }
    }
  }

  private mutating func encodeWords(of element: Element) {
    if let text = element.text(.text) {
      begin("t", element.id)
      out.append(",")
      out.append(json: text)
    } else {
      var renderer = HTMLRenderer(capacity: 128, report: report)
      renderer.renderWords(of: element)
      begin("h", element.id)
      out.append(",")
      out.append(json: renderer.writer.out)
    }
    out.append("]")
  }

  private mutating func encodeValue(_ value: String, of element: Element) {
    begin("v", element.id)
    out.append(",")
    out.append(json: value)
    out.append(",")
    out.append(version(element.id))
    out.append("]")
  }

  private mutating func encodeChoice(of element: Element) {
    begin("c", element.id)
    out.append(",")
    let options = element[.options] ?? []
    let chosen = Int(element.number(.chosen) ?? -1)
    out.append(options.indices.contains(chosen) ? chosen : -1)
    out.append("]")
  }

  private mutating func encodeFlag(_ step: StaticString, _ element: Element, _ property: ElementProperty<Bool>) {
    begin(step, element.id)
    out.append(element.flag(property) ? ",1]" : ",0]")
  }

  private mutating func encodeAttributes(of element: Element) {
    var writer = AttributeWriter(form: .json, capacity: 128)
    writer.writeAttributes(of: element)
    begin("a", element.id)
    out.append(",{")
    out.append(writer.out)
    out.append("}]")
  }

  private mutating func encodeShell(of element: Element) {
    var renderer = HTMLRenderer(capacity: 256, report: report)
    renderer.leavesOutChildren = true
    renderer.render(element)
    begin("s", element.id)
    out.append(",")
    out.append(json: renderer.writer.out)
    out.append("]")
  }
}
