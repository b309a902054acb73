public import MilieuRuntime
internal import MilieuViews

extension Headless {
  /// All words shown, in order, with single spaces between.
  public var text: String { ElementText.words(of: root.elements.root) }

  /// All elements shown, as indented text: what they are, their words and their properties.
  public var tree: String { ElementText.tree(of: root.elements.root) }

  /// Every element that satisfies a condition, in the order they are shown. Screens that others cover are left out.
  public func all(where condition: (HeadlessElement) -> Bool) -> [HeadlessElement] {
    var found: [HeadlessElement] = []
    func visit(_ element: Element) {
      if element[.isCovered] == true || element[.isBarHidden] == true { return }
      let wrapped = HeadlessElement(element: element, host: self)
      if condition(wrapped) { found.append(wrapped) }
      if !element.absorbsContent { element.children.forEach(visit) }
    }
    root.elements.root.children.forEach(visit)
    return found
  }

  /// Every element of a role.
  public func all(_ role: HeadlessRole) -> [HeadlessElement] {
    all { $0.role == role }
  }

  /// What each view of a type shows first, in order; views that show nothing are left out.
  ///
  /// ```swift
  /// #expect(screen.all(of: RowView.self).count == 3)
  /// ```
  public func all<Content: View>(of type: Content.Type) -> [HeadlessElement] {
    var found: [HeadlessElement] = []
    root.forEachNode { node in
      guard node.viewType == type, let element = node.firstElement else { return }
      found.append(HeadlessElement(element: element, host: self, view: node))
    }
    return found
  }

  /// What the only view of a type shows first.
  ///
  /// - Throws: ``HeadlessError`` when there is none or several.
  public func find<Content: View>(_ type: Content.Type) throws -> HeadlessElement {
    try only("view of type \(type)", in: all(of: type))
  }

  /// Whether some text shows exactly these words.
  public func shows(_ words: String) -> Bool {
    !all { $0.role == .text && $0.text == words }.isEmpty
  }

  /// The only element of a role, or the only one of it that is labelled with words.
  ///
  /// - Throws: ``HeadlessError`` when there is none or several.
  public func find(_ role: HeadlessRole, _ label: String? = nil) throws -> HeadlessElement {
    try only("\(role.name)" + (label.map { " \"\($0)\"" } ?? "")) {
      $0.role == role && (label == nil || $0.accessibilityLabel == label)
    }
  }

  /// The only element with an accessibility identifier.
  public func find(identifier: String) throws -> HeadlessElement {
    try only("element identified as \"\(identifier)\"") { $0.identifier == identifier }
  }

  /// The only text that shows exactly these words.
  public func find(text words: String) throws -> HeadlessElement {
    try only("text \"\(words)\"") { $0.role == .text && $0.text == words }
  }

  /// The button with a label.
  public func button(_ label: String) throws -> HeadlessElement { try find(.button, label) }

  /// The field with a label, or the only one.
  public func textField(_ label: String? = nil) throws -> HeadlessElement { try find(.textField, label) }

  /// The toggle with a label, or the only one.
  public func toggle(_ label: String? = nil) throws -> HeadlessElement { try find(.toggle, label) }

  /// The picker with a label, or the only one.
  public func picker(_ label: String? = nil) throws -> HeadlessElement { try find(.picker, label) }

  private func only(_ what: String, _ condition: (HeadlessElement) -> Bool) throws -> HeadlessElement {
    try only(what, in: all(where: condition))
  }

  private func only(_ what: String, in found: [HeadlessElement]) throws -> HeadlessElement {
    guard let first = found.first else { throw HeadlessError.notFound(what, tree: tree) }
    guard found.count == 1 else { throw HeadlessError.ambiguous(what, count: found.count, tree: tree) }
    return first
  }
}
