import Foundation
import MilieuHTML
import Testing

@Suite("Symbol table")
struct SymbolTableTests {
  @Test("Every drawing is a path that can stand in an attribute as it is")
  func pathsAreOnlyPathData() {
    let commands = Set("Mmlhvcsqtaz".utf8)
    let numbers = Set("0123456789.- ".utf8)
    #expect(SymbolTable.names.count > 2_000)
    for name in SymbolTable.names {
      guard let drawing = SymbolTable.svg(for: name) else {
        Issue.record("\(name) has no drawing")
        continue
      }
      #expect(drawing.path.utf8.allSatisfy { commands.contains($0) || numbers.contains($0) }, "\(name)")
      // One off in the table's offsets and a path would start or end elsewhere.
      #expect(drawing.path.first == "M" && drawing.path.last == "z", "\(name)")
      #expect(drawing.path.utf8.count { $0 == UInt8(ascii: "M") } == 1, "\(name)")
      #expect(drawing.viewBox == "0 0 256 256")
      #expect(drawing.fillRule == "evenodd")
    }
  }

  @Test("Every name of the mapping has a drawing of its own, with the variants its row asks for")
  func mappingResolves() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let mapping = try String(contentsOf: repository.appending(path: "Scripts/symbols.tsv"), encoding: .utf8)
    let names = Set(SymbolTable.names)
    var rows = 0
    for line in mapping.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      rows += 1
      #expect(names.contains(String(columns[0])), "\(columns[0])")
      for variant in columns.dropFirst(2).joined().split(separator: " ") {
        #expect(names.contains("\(columns[0]).\(variant)"), "\(columns[0]).\(variant)")
      }
    }
    #expect(rows > 1_000)
  }

  @Test(
    "The symbols that apps use most are drawn",
    arguments: [
      "plus", "xmark.circle.fill", "checkmark.circle", "chevron.right", "magnifyingglass", "globe.europe.africa",
      "mappin.and.ellipse", "trash", "square.and.arrow.up", "square.and.pencil", "gearshape.fill", "person.crop.circle",
      "star.fill", "heart", "house.fill", "bell.badge", "calendar", "clock", "doc.text", "folder.fill", "tray",
      "envelope.fill", "phone", "camera", "photo", "play.fill", "pause.fill", "speaker.wave.2", "wifi.slash",
      "bolt.fill", "exclamationmark.triangle.fill", "info.circle", "questionmark.circle", "lock.fill", "eye.slash",
      "cart", "creditcard", "chart.bar", "list.bullet", "square.grid.2x2", "slider.horizontal.3", "ellipsis.circle",
      "line.3.horizontal", "arrow.clockwise", "rectangle.portrait.and.arrow.right", "server.rack", "terminal",
      "character.bubble", "airplane", "tram.fill", "figure.walk", "sun.max", "cloud.sun.fill",
    ])
  func commonSymbols(name: String) {
    #expect(SymbolTable.names.contains(name))
  }

  @Test(
    "An unknown variant is drawn as the nearest known symbol it decorates",
    arguments: [
      ("atom.fill", "atom"), ("atom.circle", "atom"), ("atom.circle.fill", "atom"),
      ("umbrella.circle.fill", "umbrella.fill"), ("umbrella.circle", "umbrella"),
      ("heart.badge.plus", "heart"), ("heart.fill.badge.plus", "heart.fill"),
    ])
  func variants(name: String, base: String) throws {
    #expect(!SymbolTable.names.contains(name))
    let drawing = try #require(SymbolTable.svg(for: name))
    #expect(drawing == SymbolTable.svg(for: base))
  }

  @Test(
    "A variant that is in the table is not drawn as its base",
    arguments: [("heart.fill", "heart"), ("bell.circle.fill", "bell.circle"), ("mic.slash", "mic")])
  func ownDrawings(name: String, base: String) {
    #expect(SymbolTable.svg(for: name) != SymbolTable.svg(for: base))
  }

  @Test(
    "An unknown symbol has no drawing",
    arguments: ["", ".", "fill", ".fill", "circle.", "no.such.symbol", "no.such.symbol.circle.fill", "heart.slash"])
  func unknown(name: String) {
    #expect(SymbolTable.svg(for: name) == nil)
  }

  @Test("Many threads may ask at once")
  func concurrentLookups() async {
    let expected = SymbolTable.svg(for: "heart.fill")
    await withTaskGroup { group in
      for _ in 0..<32 {
        group.addTask { SymbolTable.svg(for: "heart.fill") }
      }
      for await drawing in group {
        #expect(drawing == expected)
      }
    }
  }
}
