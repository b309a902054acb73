internal import MilieuRuntime
internal import MilieuViews

extension Headless {
  /// The sheet, cover or popover on top of all others.
  ///
  /// - Throws: ``HeadlessError`` when nothing is presented.
  public var sheet: HeadlessElement {
    get throws {
      let surfaces: [HeadlessRole] = [.sheet, .fullScreenCover, .popover]
      guard let last = all(where: { surfaces.contains($0.role) }).last else {
        throw HeadlessError.notFound("sheet", tree: tree)
      }
      return last
    }
  }

  /// The alert with a title, or the only one.
  public func alert(_ title: String? = nil) throws -> HeadlessElement { try find(.alert, title) }

  /// The confirmation dialog with a title, or the only one.
  public func confirmationDialog(_ title: String? = nil) throws -> HeadlessElement {
    try find(.confirmationDialog, title)
  }
}

extension HeadlessElement {
  /// The title of an alert, a dialog or a screen.
  public var title: String? { element[.title] }

  /// Closes something presented, as a person does with Escape or by pressing beside it. In a dialog, that presses the button to
  /// cancel. Nothing happens where the author keeps a person from closing it.
  public func dismiss() throws { try send(.dismiss, as: "closed") }

  // MARK: - Inside

  /// Every element inside that satisfies a condition, in the order they are shown.
  public func all(where condition: (HeadlessElement) -> Bool) -> [HeadlessElement] {
    var found: [HeadlessElement] = []
    func visit(_ element: Element) {
      let wrapped = HeadlessElement(element: element, host: host)
      if condition(wrapped) { found.append(wrapped) }
      if !element.absorbsContent { element.children.forEach(visit) }
    }
    element.children.forEach(visit)
    return found
  }

  /// The only element inside of a role, or the only one of it that is labelled with words.
  ///
  /// - Throws: ``HeadlessError`` when there is none or several.
  public func find(_ role: HeadlessRole, _ label: String? = nil) throws -> HeadlessElement {
    let what = "\(role.name)" + (label.map { " \"\($0)\"" } ?? "")
    let found = all { $0.role == role && (label == nil || $0.accessibilityLabel == label) }
    guard let first = found.first else { throw HeadlessError.notFound(what, tree: tree) }
    guard found.count == 1 else { throw HeadlessError.ambiguous(what, count: found.count, tree: tree) }
    return first
  }

  /// The button inside with a label.
  public func button(_ label: String) throws -> HeadlessElement { try find(.button, label) }

  /// The field inside with a label, or the only one.
  public func textField(_ label: String? = nil) throws -> HeadlessElement { try find(.textField, label) }

  /// Whether some text inside shows exactly these words.
  public func shows(_ words: String) -> Bool {
    !all { $0.role == .text && $0.text == words }.isEmpty
  }
}
