/// Reads the HTML that the host writes. What a browser would have to guess at fails here.
struct PageParser {
  enum Failure: Error {
    case unexpected(String)
  }

  private var rest: Substring

  private static let voids: Set = ["hr", "input", "img", "meta", "link", "path"]

  static func parse(_ html: String) throws -> [PageNode] {
    var parser = PageParser(rest: html[...])
    let top = PageNode(tag: "#top")
    try parser.read(into: top)
    guard parser.rest.isEmpty else { throw Failure.unexpected(String(parser.rest.prefix(80))) }
    for child in top.children { child.parent = nil }
    return top.children
  }

  private mutating func read(into parent: PageNode) throws {
    while !rest.isEmpty, !rest.hasPrefix("</") {
      if rest.hasPrefix("<!doctype html>") { rest.removeFirst(15) }
      guard rest.first == "<" else {
        let words = rest.prefix { $0 != "<" }
        rest = rest[words.endIndex...]
        guard !words.contains(">") else { throw Failure.unexpected("A bare > in \(words)") }
        parent.append(PageNode(words: try unescaped(words)))
        continue
      }
      rest.removeFirst()
      try readElement(into: parent)
    }
  }

  private mutating func readElement(into parent: PageNode) throws {
    let tag = String(rest.prefix { $0.isLetter || $0.isNumber })
    guard !tag.isEmpty, tag != "script" || parent.tag == "head" else { throw Failure.unexpected("<\(rest.prefix(40))") }
    rest.removeFirst(tag.count)
    let node = PageNode(tag: tag)
    while rest.first == " " {
      rest.removeFirst()
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      guard !name.isEmpty, node.attributes[name] == nil, !name.hasPrefix("on") else {
        throw Failure.unexpected("The attribute in <\(tag) \(rest.prefix(40))")
      }
      rest.removeFirst(name.count)
      node.attributes[name] = ""
      guard rest.first == "=" else { continue }
      rest.removeFirst()
      node.attributes[name] = try readValue()
    }
    if rest.first == "/" { rest.removeFirst() }
    guard rest.first == ">" else { throw Failure.unexpected("In <\(tag): \(rest.prefix(40))") }
    rest.removeFirst()
    parent.append(node)
    guard !Self.voids.contains(tag) else { return }
    if tag == "textarea", rest.first == "\n" { rest.removeFirst() }
    try read(into: node)
    guard rest.hasPrefix("</\(tag)>") else { throw Failure.unexpected("In <\(tag)>: \(rest.prefix(40))") }
    rest.removeFirst(tag.count + 3)
  }

  private mutating func readValue() throws -> String {
    guard rest.first == "'" else {
      let value = rest.prefix { $0 != " " && $0 != ">" }
      guard !value.isEmpty, value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.,".contains($0)) })
      else {
        throw Failure.unexpected("The value \(rest.prefix(40))")
      }
      rest = rest[value.endIndex...]
      return String(value)
    }
    rest.removeFirst()
    let value = rest.prefix { $0 != "'" }
    rest = rest[value.endIndex...]
    guard rest.first == "'", !value.contains("<") else { throw Failure.unexpected("The value \(value)") }
    rest.removeFirst()
    return try unescaped(value)
  }

  private func unescaped(_ text: Substring) throws -> String {
    let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#13": "\r"]
    var result = ""
    var text = text
    while let character = text.first {
      text.removeFirst()
      guard character == "&" else {
        result.append(character)
        continue
      }
      let name = text.prefix { $0 != ";" }
      guard let meaning = references[String(name)] else { throw Failure.unexpected("&\(text.prefix(10))") }
      result += meaning
      text = text[name.endIndex...].dropFirst()
    }
    return result
  }
}
