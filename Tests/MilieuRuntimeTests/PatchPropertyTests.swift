import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Testing

/// A row of one or more kinds: how many elements it shows, and what nests in it.
private struct Row: Equatable, Identifiable {
  let id: Int
  var size: Int
  var words: Int
  var isBranch = false
  var children: [Int] = []
}

private struct RowView: View {
  let row: Row
  @State private var serial = Serial.next()

  var body: some View {
    let _ = Serial.seen[row.id, default: []].insert(serial)
    if row.size > 0 { Text(verbatim: "\(row.id).\(row.words)") }
    if row.isBranch {
      if row.size == 1 { Text(verbatim: "one") } else { VStack { Text(verbatim: "many \(row.words)") } }
    }
    ForEach(row.children, id: \.self) { child in
      if child % 3 == 0 {
        Text(verbatim: "child \(child)")
      } else if child % 3 == 1 {
        EmptyView()
      } else {
        Text(verbatim: "twin \(child)")
        Text(verbatim: "twin \(row.words)")
      }
    }
    if row.size == 2 { Text(verbatim: "end of \(row.id)").opacity(row.words == 0 ? 1 : 0.5) }
  }
}

/// Tells identities apart, and which were seen for each row.
@MainActor
private enum Serial {
  static var last = 0
  static var seen: [Int: Set<Int>] = [:]

  static func next() -> Int {
    last += 1
    return last
  }
}

private struct Rows: View {
  let take: (Binding<[Row]>) -> Void
  @State private var rows: [Row]
  let isList: Bool

  init(_ rows: [Row], isList: Bool, take: @escaping (Binding<[Row]>) -> Void = { _ in }) {
    _rows = State(initialValue: rows)
    self.isList = isList
    self.take = take
  }

  var body: some View {
    let _ = take($rows)
    Text(verbatim: "before")
    if isList { List { content } } else { content }
    Text(verbatim: "after")
  }

  @ViewBuilder private var content: some View {
    Text(verbatim: "head")
    ForEach(rows) { RowView(row: $0) }
    if rows.count.isMultiple(of: 2) { Text(verbatim: "even") }
    ForEach(rows.reversed()) { if $0.words == 1 { Text(verbatim: "again \($0.id)") } }
  }
}

@Suite(.serialized) @MainActor struct PatchPropertyTests {
  private static func edit(_ rows: inout [Row], nextID: inout Int, using random: inout SeededGenerator) {
    func position() -> Int { Int.random(in: rows.indices, using: &random) }
    switch rows.isEmpty ? 0 : Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      nextID += 1
      rows.insert(
        Row(id: nextID, size: Int.random(in: 0...2, using: &random), words: 0),
        at: Int.random(in: 0...rows.count, using: &random))
    case 2: rows.remove(at: position())
    case 3:
      let row = rows.remove(at: position())
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
    case 4: rows[position()].size = Int.random(in: 0...2, using: &random)
    case 5: rows[position()].words = Int.random(in: 0...2, using: &random)
    case 6: rows[position()].isBranch.toggle()
    case 7:
      let index = position()
      rows[index].children.append(Int.random(in: 0..<9, using: &random))
      rows[index].children = Array(Set(rows[index].children)).shuffled(using: &random)
    case 8: if Int.random(in: 0..<5, using: &random) == 0 { rows.shuffle(using: &random) } else { rows.reverse() }
    default: if Int.random(in: 0..<20, using: &random) == 0 { rows = [] } else { rows.swapAt(position(), position()) }
    }
  }

  @Test(
    "Patches bring a copy to what a render from scratch shows, through random edits", arguments: 0..<24 as Range<UInt64>
  )
  func randomEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let isList = seed.isMultiple(of: 2)
    var nextID = 5
    var rows = (1...5).map { Row(id: $0, size: $0 % 3, words: 0) }
    Serial.seen = [:]
    var binding: Binding<[Row]>?
    let root = ViewRoot(Rows(rows, isList: isList, take: { binding = $0 }))
    root.elements.markAllAsShown()
    let model = ElementModel(root.elements)
    for step in 0..<150 {
      for _ in 0...Int.random(in: 0...3, using: &random) { Self.edit(&rows, nextID: &nextID, using: &random) }
      binding?.wrappedValue = rows
      #expect(root.settle())
      try model.apply(root.elements.takePatches())
      let identities = Serial.seen
      let expected = Self.render(rows, isList: isList)
      Serial.seen = identities
      #expect(model.text == expected, "seed \(seed), step \(step)")
      #expect(ElementModel(root.elements).text == expected, "seed \(seed), step \(step)")
      if model.text != expected { return }
    }
    #expect(Serial.seen.values.allSatisfy { $0.count == 1 }, "state stays with identity")
    #expect(model.count == ElementModel(root.elements).count)
    root.close()
  }

  private static func render(_ rows: [Row], isList: Bool) -> String {
    let root = ViewRoot(Rows(rows, isList: isList))
    defer { root.close() }
    return ElementModel(root.elements).text
  }

  private enum Edit: CaseIterable, CustomTestStringConvertible {
    case insertFirst, insertMiddle, insertLast, removeFirst, removeMiddle, removeLast
    case moveDown, moveUp, swapNeighbours, change, rotate, nothing

    var testDescription: String { "\(self)" }

    func apply(to rows: inout [Row]) {
      let new = Row(id: 1000, size: 1, words: 0)
      switch self {
      case .insertFirst: rows.insert(new, at: 0)
      case .insertMiddle: rows.insert(new, at: 50)
      case .insertLast: rows.append(new)
      case .removeFirst: rows.removeFirst()
      case .removeMiddle: rows.remove(at: 50)
      case .removeLast: rows.removeLast()
      case .moveDown: rows.insert(rows.remove(at: 10), at: 90)
      case .moveUp: rows.insert(rows.remove(at: 90), at: 10)
      case .swapNeighbours: rows.swapAt(40, 41)
      case .change: rows[30].words = 7
      case .rotate: rows.append(rows.removeFirst())
      case .nothing: break
      }
    }
  }

  private struct PlainRows: View {
    let take: (Binding<[Row]>) -> Void
    @State private var rows = (0..<100).map { Row(id: $0, size: 1, words: 0) }
    var body: some View {
      let _ = take($rows)
      ForEach(rows) { Text(verbatim: "\($0.id).\($0.words)") }
    }
  }

  @Test("A single change of a list is a single patch", arguments: Edit.allCases)
  private func minimal(edit: Edit) throws {
    var binding: Binding<[Row]>?
    let root = ViewRoot(PlainRows { binding = $0 })
    root.elements.markAllAsShown()
    let model = ElementModel(root.elements)
    var rows = binding!.wrappedValue
    edit.apply(to: &rows)
    binding?.wrappedValue = rows
    root.settle()
    let patches = root.elements.takePatches()
    #expect(patches.count == (edit == .nothing ? 0 : 1))
    try model.apply(patches)
    #expect(model.text == ElementModel(root.elements).text)
    root.close()
  }

  @Test("Lists are rearranged with the fewest moves", arguments: 0..<30 as Range<UInt64>)
  func fewestMoves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var binding: Binding<[Row]>?
    let root = ViewRoot(PlainRows { binding = $0 })
    root.elements.markAllAsShown()
    let old = binding!.wrappedValue
    var new = old
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let row = new.remove(at: Int.random(in: new.indices, using: &random))
      new.insert(row, at: Int.random(in: 0...new.count, using: &random))
    }
    binding?.wrappedValue = new
    root.settle()
    // The longest ascending run, by comparing every pair.
    var lengths = [Int](repeating: 1, count: new.count)
    for (index, row) in new.enumerated() {
      for earlier in 0..<index where new[earlier].id < row.id {
        lengths[index] = max(lengths[index], lengths[earlier] + 1)
      }
    }
    #expect(root.elements.takePatches().count == new.count - lengths.max()!)
    root.close()
  }

  @Test("Looks that come and go around rows keep the copy right", arguments: 0..<8 as Range<UInt64>)
  func looks(seed: UInt64) throws {
    struct Looks: View {
      let take: (Binding<[Row]>) -> Void
      @State var rows: [Row]
      let isList: Bool
      var body: some View {
        let _ = take($rows)
        if isList { List { content } } else { content }
        Text(verbatim: "end")
      }

      private var content: some View {
        ForEach(rows) { row in
          Group {
            if row.size > 0 { Text(verbatim: "\(row.id)") }
            if row.size > 1 { Text(verbatim: "more") }
          }
          .transformEnvironment(\.font) { if row.words > 0 { $0 = row.words == 1 ? .title : .body } }
        }
      }
    }
    var random = SeededGenerator(seed: seed)
    var nextID = 5
    var rows = (1...5).map { Row(id: $0, size: $0 % 3, words: 0) }
    var binding: Binding<[Row]>?
    let root = ViewRoot(Looks(take: { binding = $0 }, rows: rows, isList: seed.isMultiple(of: 2)))
    root.elements.markAllAsShown()
    let model = ElementModel(root.elements)
    for step in 0..<200 {
      Self.edit(&rows, nextID: &nextID, using: &random)
      binding?.wrappedValue = rows
      root.settle()
      try model.apply(root.elements.takePatches())
      #expect(model.text == ElementModel(root.elements).text, "seed \(seed), step \(step)")
      let words = rows.flatMap { [nil, "\($0.id)", "more"].prefix($0.size + 1).compactMap { $0 } } + ["end"]
      #expect(Self.words(root.elements.root) == words, "seed \(seed), step \(step)")
    }
    root.close()
  }

  @Test("A picker's options follow random edits of what makes them", arguments: 0..<8 as Range<UInt64>)
  func options(seed: UInt64) throws {
    struct Options: View {
      let take: (Binding<[Row]>) -> Void
      @State var rows: [Row]
      @State private var chosen = 3
      var body: some View {
        let _ = take($rows)
        Picker("P", selection: $chosen) {
          ForEach(rows) { row in
            if row.isBranch { Text(verbatim: "branch \(row.id)") } else { Text(verbatim: "\(row.id) \(row.words)") }
          }
        }
      }
    }
    var random = SeededGenerator(seed: seed)
    var nextID = 5
    var rows = (1...5).map { Row(id: $0, size: 0, words: 0) }
    var binding: Binding<[Row]>?
    let root = ViewRoot(Options(take: { binding = $0 }, rows: rows))
    root.elements.markAllAsShown()
    let model = ElementModel(root.elements)
    for step in 0..<150 {
      Self.edit(&rows, nextID: &nextID, using: &random)
      binding?.wrappedValue = rows
      root.settle()
      try model.apply(root.elements.takePatches())
      #expect(model.text == ElementModel(root.elements).text, "seed \(seed), step \(step)")
      let picker = try #require(root.elements.root.firstChild)
      #expect(
        picker[.options] == rows.map { $0.isBranch ? "branch \($0.id)" : "\($0.id) \($0.words)" },
        "seed \(seed), step \(step)")
      #expect(picker[.chosen] == Double(rows.firstIndex { $0.id == 3 } ?? -1), "seed \(seed), step \(step)")
    }
    root.close()
  }

  private static func words(_ element: Element) -> [String] {
    (element.kind == .text ? [element[.text] ?? ""] : []) + element.children.flatMap { words($0) }
  }
}
