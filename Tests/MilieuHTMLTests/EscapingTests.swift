import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// The parser that these tests read with refuses scripts, handlers, stray brackets and references that are not our own,
/// so that whatever reaches the comparison was escaped.
@MainActor
@Suite("Escaping")
struct EscapingTests {
  nonisolated static let hostile = [
    "<script>alert(1)</script>", "</span></div><b>", "'\"><img src=x onerror=alert(1)>", "&lt;&amp;&#39;", "a'b\"c`d=e",
    "' autofocus onfocus='alert(1)", "]]><!--", "\u{2028}\u{2029}\\\"", "</textarea><script>", "</option></select>",
    "\r\n\tx",
    "\u{202E}abc", "é́日👩‍👩‍👧",
  ]

  @Test("Hostile words are words wherever they stand", arguments: hostile)
  func everywhere(words: String) throws {
    let page = try Page(
      Form {
        Text(verbatim: words)
        Text(verbatim: words).bold() + Text("x")
        Button(words) {}
        TextField(words, text: .constant(words), prompt: Text(verbatim: words))
        TextField(words, text: .constant(words), axis: .vertical)
        Toggle(words, isOn: .constant(true))
        Picker(words, selection: .constant(0)) { Text(verbatim: words).tag(0) }
        Picker(words, selection: .constant(0)) { Text(verbatim: words).tag(0) }.pickerStyle(.inline)
        Slider(value: .constant(0)) { Text(verbatim: words) }
        ProgressView(words)
        Image(systemName: words)
        Image(words)
        Text("x").accessibilityLabel(Text(verbatim: words)).accessibilityIdentifier(words).help(Text(verbatim: words))
        Text("x").font(.custom(words, size: 12)).foregroundStyle(Color(words))
      }.navigationTitle(Text(verbatim: words)))
    #expect(page.top.first(class: "text")?.text == words)
    #expect(page.top.first("h1")?.text == words)
    #expect(page.top.first("button")?.text == words)
    let fields = page.top.all { $0.classes.contains("field") }
    #expect(fields[0].attributes["value"] == words)
    #expect(fields[0].attributes["placeholder"] == words)
    #expect(fields[1].text == words)
    #expect(page.top.all { $0.tag == "option" }.last?.text == words)
    #expect(page.top.all { $0.attributes["data-testid"] != nil }.map { $0.attributes["data-testid"] } == [words])
    #expect(page.top.all { $0.attributes["title"] != nil }.map { $0.attributes["title"] } == [words])
    for node in page.top.all(where: { $0.attributes["style"] != nil }) {
      let style = node.attributes["style"] ?? ""
      #expect(!style.contains { "<>\\`".contains($0) } && !style.contains("url"), "\(style)")
    }
  }

  @Test("Hostile words reach the page whole through patches", arguments: hostile)
  func patches(words: String) throws {
    let model = Words()
    let page = try Page(WordsView(model: model))
    model.words = words
    try page.update()
    #expect(page.top.first(class: "text")?.text == words)
    #expect(page.top.first(class: "field")?.attributes["value"] == words)
    #expect(page.top.first("h1")?.text == words)
    #expect(try page.isUpToDate())
  }

  @Test("A family name keeps only what names are made of")
  func family() throws {
    let style = try #require(
      Page(HStack { Text("x") }.font(.custom("Ev\"il;}url(x) Sans-2", size: 12))).top.first(class: "style"))
    #expect(style.attributes["style"] == "font-size:0.75rem;font-family:\"Evilurlx Sans-2\",var(--sans)")
  }

  @Test("The page's own words are escaped as well")
  func page() throws {
    let root = ViewRoot(Text("x"))
    var page = HTMLPage(title: "<&'>", styleSheet: "a.css?'><b>", script: "b.js")
    page.language = "'><script>"
    page.metadata = [("milieu-page", "'><b>")]
    let html = String(decoding: page.bytes(with: root.elements.root), as: UTF8.self)
    let top = PageNode(tag: "#top")
    for node in try PageParser.parse(html.trimmingCharacters(in: .newlines)) { top.append(node) }
    #expect(top.first("title")?.text == "<&'>")
    #expect(top.first("html")?.attributes["lang"] == "'><script>")
    #expect(top.all { $0.attributes["name"] == "milieu-page" }.first?.attributes["content"] == "'><b>")
    #expect(top.first("body")?.text == "x")
  }
}

@Observable
private final class Words {
  var words = ""
}

private struct WordsView: View {
  let model: Words

  var body: some View {
    VStack {
      Text(verbatim: model.words)
      TextField("Name", text: .constant(model.words))
    }.navigationTitle(Text(verbatim: model.words))
  }
}
