internal import MilieuRuntime
internal import MilieuViews

// The parts that some nodes have besides their children.
extension HTMLRenderer {
  // MARK: - Text and pictures

  mutating func renderWords(of element: Element) {
    if let text = element.text(.text) { return writer.out.append(escaping: text) }
    guard let runs = element[.runs] else { return }
    let plain = TextRun("").look
    for run in runs {
      guard run.look != plain else {
        writer.out.append(escaping: run.text)
        continue
      }
      writer.out.append("<span")
      writer.begin()
      writer.run(run.look)
      writer.end()
      writer.out.append(">")
      writer.out.append(escaping: run.text)
      writer.out.append("</span>")
    }
  }

  mutating func renderPicture(of element: Element) {
    guard let symbol = element.text(.symbol) else {
      guard let asset = element.text(.asset) else { return }
      // NB: a host that serves the app's resources puts them under this path.
      writer.out.append("<img alt='' src='assets/")
      writer.out.append(escaping: asset.addingPathEscapes)
      writer.out.append("'>")
      return
    }
    guard let drawing = SymbolTable.svg(for: symbol) else { return writer.out.append("<i class=missing></i>") }
    writer.out.append("<svg viewBox='")
    writer.out.append(raw: drawing.viewBox)
    writer.out.append("'><path d='")
    writer.out.append(raw: drawing.path)
    writer.out.append("'/></svg>")
  }

  // MARK: - Controls

  mutating func renderToggle(_ element: Element) {
    renderContent(of: element)
    openPart("input", "k switch")
    writer.attribute("type", word: "checkbox")
    writer.attribute("role", word: "switch")
    finishControl(element, isChecked: element.flag(.isOn), label: nil)
  }

  mutating func renderPicker(_ element: Element) {
    let label = element.text(.label) ?? ""
    if !label.isEmpty {
      writer.out.append(element.showsAllOptions ? "<span class=name aria-hidden=true>" : "<span class=name>")
      writer.out.append(escaping: label)
      writer.out.append("</span>")
    }
    let options = element[.options] ?? []
    let chosen = Int(element.number(.chosen) ?? -1)
    if element.showsAllOptions {
      renderRadios(element, options: options, chosen: chosen)
    } else {
      renderMenu(element, options: options, chosen: chosen, label: label)
    }
  }

  private mutating func renderMenu(_ element: Element, options: [String], chosen: Int, label: String) {
    openPart("select", "k")
    finishControl(element, isChecked: false, label: label)
    // Shown while nothing is chosen, and never among the choices.
    writer.out.append("<option value=-1 hidden")
    writer.out.append(options.indices.contains(chosen) ? "></option>" : " selected></option>")
    for (position, title) in options.enumerated() {
      writer.out.append("<option value=")
      writer.out.append(position)
      writer.out.append(position == chosen ? " selected>" : ">")
      writer.out.append(escaping: title)
      writer.out.append("</option>")
    }
    writer.out.append("</select>")
  }

  private mutating func renderRadios(_ element: Element, options: [String], chosen: Int) {
    writer.out.append("<div class=choices>")
    for (position, title) in options.enumerated() {
      writer.out.append("<label><input type=radio name=e")
      writer.out.append(element.id)
      writer.out.append(" value=")
      writer.out.append(position)
      if position == chosen { writer.out.append(" checked") }
      if element.flag(.isDisabled) { writer.out.append(" disabled") }
      writer.out.append("><span>")
      writer.out.append(escaping: title)
      writer.out.append("</span></label>")
    }
    writer.out.append("</div>")
  }

  mutating func renderStepper(_ element: Element) {
    renderContent(of: element)
    writer.out.append("<span class=steps>")
    for (event, name, sign, property): (StaticString, StaticString, StaticString, ElementProperty<Bool>) in [
      ("decrement", "Decrement", "−", .canDecrement), ("increment", "Increment", "+", .canIncrement),
    ] {
      writer.out.append("<button type=button data-e=")
      writer.out.append(event)
      writer.out.append(" aria-label=")
      writer.out.append(name)
      if element.flag(.isDisabled) || !element.flag(property) { writer.out.append(" disabled") }
      writer.out.append(">")
      writer.out.append(sign)
      writer.out.append("</button>")
    }
    writer.out.append("</span>")
  }

  mutating func renderSlider(_ element: Element) {
    let bounds = element[.options] ?? []
    renderBound(bounds.first)
    openPart("input", "k")
    writer.attribute("type", word: "range")
    writer.attribute("min", number: element.number(.least) ?? 0)
    writer.attribute("max", number: element.number(.most) ?? 1)
    if let step = element.number(.step), step > 0 {
      writer.attribute("step", number: step)
    } else {
      writer.attribute("step", word: "any")
    }
    writer.attribute("value", number: element.number(.number) ?? 0)
    finishControl(element, isChecked: false, label: element.text(.label))
    renderBound(bounds.count > 1 ? bounds.last : nil)
  }

  private mutating func renderBound(_ words: String?) {
    guard let words else { return }
    writer.out.append("<span class=bound aria-hidden=true>")
    writer.out.append(escaping: words)
    writer.out.append("</span>")
  }

  mutating func renderProgress(_ element: Element) {
    let label = element.text(.label) ?? ""
    let words = element.text(.progressWords) ?? ""
    let fraction = element.number(.number)
    if element.isBar {
      openPart("progress", "k")
      writer.attribute("max", word: "1")
      if let fraction { writer.attribute("value", number: fraction) }
    } else {
      openPart("div", fraction == nil ? "k spinner" : "k ring")
      writer.attribute("role", word: "progressbar")
      if let fraction {
        writer.attribute("aria-valuenow", number: fraction)
        writer.attribute("aria-valuemax", word: "1")
        writer.style("--part", number: fraction)
      }
    }
    let spoken = element.text(.spoken) ?? label
    writer.attribute("aria-label", spoken.isEmpty ? "Progress" : spoken)
    if !words.isEmpty { writer.attribute("aria-valuetext", words) }
    writer.end()
    writer.out.append(element.isBar ? "></progress>" : "></div>")
    for text in [label, words] where !text.isEmpty {
      writer.out.append("<span class=name aria-hidden=true>")
      writer.out.append(escaping: text)
      writer.out.append("</span>")
    }
  }

  private mutating func openPart(_ tag: StaticString, _ name: StaticString) {
    writer.out.append("<")
    writer.out.append(tag)
    writer.begin()
    writer.addClass(name)
  }

  private mutating func finishControl(_ element: Element, isChecked: Bool, label: String?) {
    let spoken = element.text(.spoken) ?? label ?? ""
    if !spoken.isEmpty { writer.attribute("aria-label", spoken) }
    if isChecked { writer.attribute("checked") }
    if element.flag(.isDisabled) { writer.attribute("disabled") }
    writer.end()
    writer.out.append(">")
  }

  // MARK: - Containers

  /// The heading and the note stand before and after the rows, whatever their order among the children.
  mutating func renderSection(_ element: Element) {
    renderParts(of: element, kind: .header)
    let arrangement = element.arrangement?.kind
    writer.out.append("<div class='c rows'")
    if arrangement == .list { writer.out.append(" role=list") }
    writer.out.append(">")
    if !leavesOutChildren {
      for child in element.children where child.kind != .header && child.kind != .footer { render(child) }
    }
    writer.out.append("</div>")
    renderParts(of: element, kind: .footer)
  }

  private mutating func renderParts(of element: Element, kind: ElementKind) {
    guard !leavesOutChildren else { return }
    for child in element.children where child.kind == kind { render(child) }
  }

  mutating func renderTitled(_ element: Element) {
    writer.out.append("<h1>")
    writer.out.append(escaping: element.text(.title) ?? "")
    writer.out.append("</h1>")
    renderContent(of: element)
  }

  // MARK: - Diagnoses

  mutating func renderDiagnosis(_ element: Element) {
    writer.out.append("<b>")
    writer.out.append(escaping: element.text(.diagnosisSummary) ?? "")
    writer.out.append("</b>")
    let details = element[.diagnosisDetails] ?? []
    guard !details.isEmpty else { return }
    writer.out.append("<dl>")
    for (position, words) in details.enumerated() {
      let isLabel = position.isMultiple(of: 2)
      writer.out.append(isLabel ? "<dt>" : "<dd>")
      writer.out.append(escaping: words)
      writer.out.append(isLabel ? "</dt>" : "</dd>")
    }
    writer.out.append("</dl>")
  }
}

extension String {
  /// The name as part of a path, with everything but plain characters written as bytes.
  fileprivate var addingPathEscapes: String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)
    var result = ""
    for byte in utf8 {
      if plain.contains(byte) {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
