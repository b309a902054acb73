import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Editing rows")
struct EditingTests {
  private struct Items: View {
    @State var items = ["a", "b", "c", "d"]
    @State private var isLocked = false
    var body: some View {
      List {
        Text("First")
        ForEach(items, id: \.self) { item in
          Text(item).bold().deleteDisabled(isLocked && item == "b").font(item == "c" ? .title : .body)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        Text("Last")
      }
      EditButton()
      Button("Lock") { isLocked = true }
    }
  }

  private func row(_ app: Headless, _ text: String) throws -> HeadlessElement {
    try #require(app.all(.row).first { $0.text == text })
  }

  @Test("Deleting a row takes its element away, wherever it stands now")
  func delete() throws {
    let app = Headless(Items())
    try row(app, "c").delete()
    #expect(app.all(.row).map(\.text) == ["First", "a", "b", "d", "Last"])
    try row(app, "a").delete()
    try row(app, "d").delete()
    #expect(app.all(.row).map(\.text) == ["First", "b", "Last"])
    #expect(throws: HeadlessError.self) { try row(app, "First").delete() }
  }

  @Test("Deleting one of many rows is one patch and evaluates none of the others")
  func cost() throws {
    struct Many: View {
      @State private var items = Array(0..<200)
      var body: some View {
        List { ForEach(items, id: \.self) { Text("Row \($0)") }.onDelete { items.remove(atOffsets: $0) } }
      }
    }
    let app = Headless(Many())
    let cost = try app.cost { try row(app, "Row 100").delete() }
    #expect(cost.patches == 1)
    #expect(cost.bodies == 1)
  }

  @Test("A row moves before the one above or after the one below, and no further than the ends")
  func move() throws {
    let app = Headless(Items())
    try row(app, "c").moveUp()
    #expect(app.all(.row).map(\.text) == ["First", "a", "c", "b", "d", "Last"])
    try row(app, "a").moveDown()
    #expect(app.all(.row).map(\.text) == ["First", "c", "a", "b", "d", "Last"])
    try row(app, "c").moveUp()
    try row(app, "d").moveDown()
    #expect(app.all(.row).map(\.text) == ["First", "c", "a", "b", "d", "Last"])
  }

  @Test("A row can be kept from being deleted, also later on")
  func forbidden() throws {
    let app = Headless(Items())
    try app.button("Lock").tap()
    #expect(throws: HeadlessError.self) { try row(app, "b").delete() }
    try row(app, "a").delete()
    #expect(app.all(.row).map(\.text) == ["First", "b", "c", "d", "Last"])
  }

  @Test("The edit button begins and ends the editing of the lists of its window")
  func editButton() throws {
    let app = Headless(Items().ownEditMode())
    let list = try #require(app.root.elements.root.children.first { $0.kind == .list })
    #expect(list[.isEditing] == nil)
    try app.button("Edit").tap()
    #expect(list[.isEditing] == true)
    try app.button("Done").tap()
    #expect(list[.isEditing] == nil)
  }

  @Test("An edit button outside a window says that there is nothing to edit")
  func editButtonAlone() {
    let app = Headless(EditButton())
    #expect(app.reports.count == 1)
    #expect(app.reports.first?.contains(#"environment(\.editMode"#) == true)
  }

  @Test("What may be done to rows can come and go, and a list that is disabled refuses it")
  func optional() throws {
    struct Screen: View {
      @State private var items = ["a", "b"]
      @State private var canDelete = false
      @State private var isDisabled = false
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete(perform: canDelete ? { items.remove(atOffsets: $0) } : nil)
        }
        .disabled(isDisabled)
        Button("Allow") { canDelete.toggle() }
        Button("Disable") { isDisabled.toggle() }
      }
    }
    let app = Headless(Screen())
    #expect(throws: HeadlessError.self) { try row(app, "a").delete() }
    try app.button("Allow").tap()
    try app.button("Disable").tap()
    try row(app, "a").delete()
    #expect(app.all(.row).count == 2)
    try app.button("Disable").tap()
    try row(app, "a").delete()
    #expect(app.all(.row).map(\.text) == ["b"])
    try app.button("Allow").tap()
    #expect(throws: HeadlessError.self) { try row(app, "b").delete() }
  }

  @Test("Rows in sections of collections are told by the collection that says so")
  func nested() throws {
    struct Screen: View {
      @State private var groups = [["a", "b"], ["c", "d"]]
      var body: some View {
        List {
          ForEach(groups.indices, id: \.self) { index in
            Section("Group \(index)") {
              ForEach(groups[index], id: \.self) { Text($0) }.onDelete { groups[index].remove(atOffsets: $0) }
            }
          }
        }
      }
    }
    let app = Headless(Screen())
    try row(app, "d").delete()
    #expect(app.all(.row).map(\.text) == ["a", "b", "c"])
  }

  @Test(
    "Elements move before a position that counts as if none had moved",
    arguments: [
      ([0], 3, "bcade"), ([3], 1, "adbce"), ([0, 2], 5, "bdeac"), ([4, 1], 2, "abecd"), ([2], 2, "abcde"),
      ([2], 3, "abcde"),
    ])
  func offsets(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
    var others = Array("abcde")
    others.remove(atOffsets: IndexSet(source))
    #expect(others == Array("abcde").enumerated().filter { !source.contains($0.offset) }.map(\.element))
  }
}
