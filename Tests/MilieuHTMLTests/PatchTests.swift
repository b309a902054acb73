import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable
private final class Model {
  var count = 0
  var text = "a"
  var isOn = false
  var isDisabled = false
  var items = [1, 2, 3]
  var options = ["S", "M"]
  var chosen = 0
  var fraction: Double? = 0.5
  var padding = 1.0
  var hasHeader = false
}

@MainActor
@Suite("Patches")
struct PatchTests {
  private let model = Model()

  private func message(_ view: some View, _ change: (Model) -> Void) throws -> String {
    let page = try Page(view)
    let message = try page.message { change(model) }
    #expect(try page.isUpToDate(), "\(page.top.outline())")
    return message
  }

  @Test("Nothing to say is an empty message")
  func nothing() throws {
    #expect(try message(Text("x")) { _ in } == "[]")
  }

  @Test("A counter's step is a handful of bytes")
  func counter() throws {
    let message = try message(CountText(model: model)) { $0.count = 7 }
    #expect(message == #"[["t",2,"7"]]"#)
  }

  @Test("A field's value carries the number of edits it takes account of")
  func field() throws {
    let page = try Page(FieldView(model: model))
    model.text = "b\"c"
    #expect(try page.update(version: 4) == #"[["v",2,"b\"c",4]]"#)
    model.isDisabled = true
    #expect(try page.update() == #"[["d",2,1]]"#)
    #expect(try page.isUpToDate())
  }

  @Test("A switch is set in one step")
  func toggle() throws {
    #expect(try message(ToggleView(model: model)) { $0.isOn = true } == #"[["k",2,1]]"#)
  }

  @Test("An option is chosen in one step; other options come with their menu")
  func picker() throws {
    let page = try Page(PickerView(model: model))
    #expect(try page.message { model.chosen = 1 } == #"[["c",2,1]]"#)
    #expect(try page.message { model.options = ["S", "L"] }.hasPrefix(#"[["s",2,"#))
    #expect(try page.message { model.chosen = 9 } == #"[["c",2,-1]]"#)
    #expect(try page.isUpToDate())
  }

  @Test("Neighbours are inserted in one step, before the one that follows them")
  func insertion() throws {
    let page = try Page(ItemsView(model: model))
    let message = try page.message { model.items = [1, 7, 8, 9, 2, 3] }
    #expect(message.components(of: "[\"i\",") == 1)
    #expect(page.top.text == "178923")
    _ = try page.message { model.items = [3, 1, 9, 10] }
    #expect(page.top.text == "31910")
    #expect(try page.isUpToDate())
  }

  @Test("A heading comes before rows that are there already")
  func header() throws {
    let page = try Page(SectionView(model: model))
    #expect(try !page.message { model.hasHeader = true }.isEmpty)
    #expect(page.top.first(class: "section")?.children.map(\.text) == ["Heading", "123", "Note"])
    _ = try page.message { model.items = [1, 2, 3, 4] }
    #expect(page.top.first(class: "section")?.children.map(\.text) == ["Heading", "1234", "Note"])
    #expect(try page.isUpToDate())
  }

  @Test("A changed look is a changed attribute, and what is inside stays")
  func attributes() throws {
    #expect(
      try message(PaddingView(model: model)) { $0.padding = 2 } == #"[["a",2,{"class":"box","style":"padding:2px"}]]"#)
  }

  @Test("Progress changes its bar, and its shape when the end becomes known or unknown")
  func progress() throws {
    let page = try Page(ProgressBar(model: model))
    #expect(try page.message { model.fraction = 0.75 }.contains("value=0.75"))
    #expect(page.top.first("progress")?.attributes["value"] == "0.75")
    _ = try page.message { model.fraction = nil }
    #expect(page.top.first(class: "spinner") != nil)
    #expect(try page.isUpToDate())
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}

private struct CountText: View {
  let model: Model
  var body: some View { Text("\(model.count)") }
}

private struct FieldView: View {
  let model: Model
  var body: some View { TextField("Name", text: .constant(model.text)).disabled(model.isDisabled) }
}

private struct ToggleView: View {
  let model: Model
  var body: some View { Toggle("Sound", isOn: .constant(model.isOn)) }
}

private struct PickerView: View {
  let model: Model
  var body: some View {
    Picker("Size", selection: .constant(model.chosen)) {
      ForEach(model.options.indices, id: \.self) { Text(model.options[$0]).tag($0) }
    }
  }
}

private struct ItemsView: View {
  let model: Model
  var body: some View { List(model.items, id: \.self) { Text("\($0)") } }
}

private struct SectionView: View {
  let model: Model
  var body: some View {
    List {
      Section {
        ForEach(model.items, id: \.self) { Text("\($0)") }
      } header: {
        if model.hasHeader { Text("Heading") }
      } footer: {
        Text("Note")
      }
    }
  }
}

private struct PaddingView: View {
  let model: Model
  var body: some View { Text("x").padding(model.padding) }
}

private struct ProgressBar: View {
  let model: Model
  var body: some View { ProgressView(value: model.fraction) }
}
