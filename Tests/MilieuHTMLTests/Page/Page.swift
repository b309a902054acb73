import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews

/// A page in a browser without a browser: the nodes of the first page, to which messages are applied as `patches.js`
/// does.
@MainActor
final class Page {
  let root: ViewRoot
  private(set) var top: PageNode
  private(set) var messages: [String] = []
  var reports: [String] = []

  init(_ view: some View) throws {
    root = ViewRoot(view)
    root.settle()
    root.elements.markAllAsShown()
    top = try Self.render(root)
  }

  /// The page as it would be if it were opened now.
  static func render(_ root: ViewRoot) throws -> PageNode {
    let nodes = try PageParser.parse(HTMLRenderer.html(of: root.elements.root))
    return nodes[0]
  }

  /// Lets the tree settle and applies what it sends.
  @discardableResult
  func update(version: Int = 0) throws -> String {
    root.settle()
    let bytes = PatchEncoder.message(for: root.elements.takePatches(), version: { _ in version })
    let message = String(decoding: bytes, as: UTF8.self)
    messages.append(message)
    try apply(message)
    return message
  }

  /// The message of one change.
  func message(after change: () -> Void) throws -> String {
    change()
    return try update()
  }

  /// Whether the page is what it would be if it were opened now.
  func isUpToDate() throws -> Bool {
    try top.outline() == Self.render(root).outline()
  }

  enum Failure: Error {
    case misfit(String)
  }

  private func apply(_ message: String) throws {
    let steps = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [[Any]] ?? []
    for step in steps {
      guard let letter = step[0] as? String else { throw Failure.misfit(message) }
      try apply(letter, Operands(values: step, page: top))
    }
  }

  private func apply(_ letter: String, _ operands: Operands) throws {
    let node = try operands.node(1)
    switch letter {
    case "r": node.remove()
    case "i":
      for child in try PageParser.parse(operands.text(3)) {
        place(child, in: node, before: try operands.optionalNode(2))
      }
    case "m": place(node, in: try operands.node(2), before: try operands.optionalNode(3))
    case "t": node.replaceContent(with: try operands.text(2).isEmpty ? [] : [PageNode(words: operands.text(2))])
    case "h": node.replaceContent(with: try PageParser.parse(operands.text(2)))
    case "v":
      let field = control(of: node)
      let value = try operands.text(2)
      if field.tag == "textarea" {
        field.replaceContent(with: value.isEmpty ? [] : [PageNode(words: value)])
      } else {
        field.attributes["value"] = value
      }
    case "c": choose(try operands.number(2), in: node)
    case "k": control(of: node).attributes["checked"] = try operands.number(2) == 1 ? "" : nil
    case "d": control(of: node).attributes["disabled"] = try operands.number(2) == 1 ? "" : nil
    case "a":
      node.attributes = node.attributes.filter { $0.key == "id" }
      node.attributes.merge(try operands.attributes(2)) { $1 }
    case "s": morph(node, into: try PageParser.parse(operands.text(2))[0])
    default: throw Failure.misfit(letter)
    }
  }

  private func place(_ node: PageNode, in parent: PageNode, before: PageNode?) {
    let content = parent.part("c") ?? parent
    if content !== parent, node.classes.contains("header") { return parent.insert(node, before: parent.children.first) }
    if content !== parent, node.classes.contains("footer") { return parent.append(node) }
    content.insert(node, before: before?.parent === content ? before : nil)
  }

  private func control(of node: PageNode) -> PageNode {
    node.tag == "input" || node.tag == "textarea" ? node : node.part("k") ?? node
  }

  private func choose(_ position: Int, in picker: PageNode) {
    for option in picker.all(where: { $0.tag == "option" }) {
      option.attributes["selected"] = option.attributes["value"] == "\(position)" ? "" : nil
    }
    for radio in picker.all(where: { $0.attributes["type"] == "radio" }) {
      radio.attributes["checked"] = radio.attributes["value"] == "\(position)" ? "" : nil
    }
  }

  private func morph(_ old: PageNode, into fresh: PageNode) {
    if let from = old.part("c"), let to = fresh.part("c") {
      for child in from.children { to.append(child) }
    }
    old.parent?.insert(fresh, before: old)
    old.remove()
  }
}

/// The operands of one step.
private struct Operands {
  let values: [Any]
  let page: PageNode

  func number(_ index: Int) throws -> Int {
    guard let number = values[index] as? Int else { throw Page.Failure.misfit("\(values)") }
    return number
  }

  func text(_ index: Int) throws -> String {
    guard let text = values[index] as? String else { throw Page.Failure.misfit("\(values)") }
    return text
  }

  func attributes(_ index: Int) throws -> [String: String] {
    guard let attributes = values[index] as? [String: String] else { throw Page.Failure.misfit("\(values)") }
    return attributes
  }

  func node(_ index: Int) throws -> PageNode {
    guard let node = page.element(try number(index)) else { throw Page.Failure.misfit("No node for \(values)") }
    return node
  }

  func optionalNode(_ index: Int) throws -> PageNode? {
    try number(index) == 0 ? nil : node(index)
  }
}
