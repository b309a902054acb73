/// A node of a page as a browser would hold it: an element, or words.
final class PageNode {
  let tag: String
  var attributes: [String: String]
  var children: [PageNode] = []
  var words: String
  weak var parent: PageNode?

  init(tag: String, attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
    words = ""
  }

  init(words: String) {
    tag = "#text"
    attributes = [:]
    self.words = words
  }

  var isWords: Bool { tag == "#text" }

  var classes: Set<Substring> { Set((attributes["class"] ?? "").split(separator: " ")) }

  /// All words inside, in order.
  var text: String { isWords ? words : children.map(\.text).joined() }

  func append(_ child: PageNode) {
    insert(child, before: nil)
  }

  func insert(_ child: PageNode, before next: PageNode?) {
    child.remove()
    child.parent = self
    let index = next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count
    children.insert(child, at: index)
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  func replaceContent(with nodes: [PageNode]) {
    for child in children { child.parent = nil }
    children = []
    for node in nodes { append(node) }
  }

  // MARK: - Searching

  func all(where condition: (PageNode) -> Bool) -> [PageNode] {
    (condition(self) ? [self] : []) + children.flatMap { $0.all(where: condition) }
  }

  func first(_ tag: String) -> PageNode? {
    all { $0.tag == tag }.first
  }

  func first(class name: String) -> PageNode? {
    all { $0.classes.contains(name[...]) }.first
  }

  func element(_ id: Int) -> PageNode? {
    let name = "e\(id)"
    func search(_ node: PageNode) -> PageNode? {
      if node.attributes["id"] == name { return node }
      for child in node.children {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(self)
  }

  func part(_ name: String) -> PageNode? {
    children.first { $0.classes.contains(name[...]) }
  }

  // MARK: - Comparing

  /// The page as text in which equal pages are equal, one node a line.
  func outline(depth: Int = 0) -> String {
    let indent = String(repeating: " ", count: depth)
    if isWords { return indent + "“\(words)”\n" }
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=“\($0.value)”" }.joined()
    return indent + tag + attributes + "\n" + children.map { $0.outline(depth: depth + 1) }.joined()
  }
}
