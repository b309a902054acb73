import MilieuHeadless
import SwiftUI

// MARK: - Environment objects

private final class Session: ObservableObject {
  @Published var user = 0
}

private struct Reader: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(verbatim: "user \(session.user)") }
}

/// Has the object at hand, and does not read it.
private struct Bystander: View {
  let index: Int
  @EnvironmentObject private var session: Session

  var body: some View { Text(verbatim: "row \(index)") }
}

private struct Readers: View {
  let readers: Int
  let rows: Int
  let declaring: Int

  var body: some View {
    VStack {
      ForEach(0..<readers, id: \.self) { _ in Reader() }
      ForEach(0..<rows, id: \.self) { Row(index: $0) }
      ForEach(0..<declaring, id: \.self) { Bystander(index: $0) }
    }
  }
}

/// Changes of an object in the environment, read by few of many views.
@MainActor
func measureEnvironmentObjects(_ report: inout Report) {
  func measure(readers: Int, rows: Int = 0, declaring: Int = 0) {
    let session = Session()
    let screen = Headless(Readers(readers: readers, rows: rows, declaring: declaring).environmentObject(session))
    let cost = screen.cost { session.user += 1 }
    let nanoseconds = time(runs: 100) {
      session.user &+= 1
      screen.settle()
    }
    let others = declaring > 0 ? "\(declaring) with it unread" : "\(rows) rows"
    report.time(
      "environment object's change, \(readers == 1 ? "one reader" : "\(readers) readers"), \(others)",
      nanoseconds: nanoseconds,
      bound: readers == 1 ? 20e3 : nil, beside: "dictionary lookup")
    report.count("  bodies (the readers')", Double(cost.bodies), unit: "bodies", bound: Double(readers))
  }
  for count in [1_000, 10_000, 100_000] { measure(readers: 1, rows: count) }
  for count in [1_000, 10_000, 100_000] { measure(readers: 1, declaring: count) }
  for count in [1_000, 100_000] { measure(readers: 20, rows: count) }
}

// MARK: - Observable objects

private struct Cell: View {
  let model: WideModel
  let property: ReferenceWritableKeyPath<WideModel, Int>

  var body: some View { Text(verbatim: "\(model[keyPath: property])") }
}

private struct Cells: View {
  let model: WideModel

  var body: some View {
    VStack {
      ForEach(0..<1_000, id: \.self) { Cell(model: model, property: WideModel.properties[$0 % 50]) }
    }
  }
}

/// As many views as read one property of the fifty, alone.
private struct FewCells: View {
  let model: WideModel

  var body: some View {
    VStack { ForEach(0..<20, id: \.self) { _ in Cell(model: model, property: \.p7) } }
  }
}

@Observable
private final class Settings {
  @ObservationIgnored var unit = 1
  var scale = 1
}

private struct ManyObjectReads: View {
  @Environment(Settings.self) private var settings
  @State private var round = 0
  let reads: Int

  var body: some View {
    var sum = round
    for _ in 0..<reads { sum &+= settings.unit }
    return Button("read") { round += 1 }.accessibilityLabel(Text(verbatim: "\(sum)"))
  }
}

@MainActor private var modelsMade = 0

@Observable @MainActor
private final class Owned {
  var count = 0

  init() { modelsMade += 1 }
}

private struct Owner: View {
  let round: Int
  @State private var model = Owned()

  var body: some View { Text(verbatim: "\(round) \(model.count)") }
}

private struct OwnerScreen: View {
  @State private var round = 0

  var body: some View {
    Button("again") { round += 1 }
    Owner(round: round)
  }
}

/// One object of many properties with many readers, read from the environment, and kept in state.
@MainActor
func measureObservableObjects(_ report: inout Report) {
  let unread = WideModel()
  report.baseline("write of an @Observable's property, no view", nanoseconds: time(runs: 10_000) { unread.p7 &+= 1 })

  func measure(_ name: String, bound: Double?, _ model: WideModel, _ screen: Headless) {
    let cost = screen.cost { model.p7 += 1 }
    let nanoseconds = time(runs: 100) {
      model.p7 &+= 1
      screen.settle()
    }
    report.time(name, nanoseconds: nanoseconds, bound: bound, beside: "write of an @Observable's property, no view")
    report.count("  bodies (the property's 20 readers)", Double(cost.bodies), unit: "bodies", bound: 20)
  }
  let (few, many) = (WideModel(), WideModel())
  measure("property of 50 written, its 20 readers alone", bound: nil, few, Headless(FewCells(model: few)))
  measure("property of 50 written, 1000 readers of the object", bound: nil, many, Headless(Cells(model: many)))

  func nanoseconds(reads: Int) -> Double {
    let screen = Headless(ManyObjectReads(reads: reads).environment(Settings()))
    guard let button = try? screen.find(.button) else { return .nan }
    return time(runs: 20) { try? button.tap() }
  }
  report.time(
    "read of @Environment(T.self) in a body",
    nanoseconds: (nanoseconds(reads: 10_000) - nanoseconds(reads: 0)) / 10_000,
    bound: 15, beside: "object from a property, held and let go")

  modelsMade = 0
  let screen = Headless(OwnerScreen())
  if let button = try? screen.button("again") {
    for _ in 0..<1_000 { try? button.tap() }
  }
  report.count("@State of an @Observable, 1000 bodies later", Double(modelsMade), unit: "objects", bound: 1)
}

// MARK: - Rows

@Observable
private final class Item: Identifiable {
  let id: Int
  var name: String

  init(id: Int) {
    self.id = id
    name = "item \(id)"
  }
}

/// Reads the objects right in the closure, with no view of their own.
private struct Items: View {
  let items: [Item]

  var body: some View {
    VStack { ForEach(items) { Text(verbatim: $0.name) } }
  }
}

/// Objects that are shown in rows of which one changes.
@MainActor
func measureRowsOfObservables(_ report: inout Report) {
  for count in [1_000, 10_000, 100_000] {
    let items = (0..<count).map { Item(id: $0) }
    if count == 10_000 {
      report.time(
        "first build, \(count) rows of observable objects",
        nanoseconds: time(batches: 9, runs: 1) { keep(Headless(Items(items: items))) }, bound: nil,
        beside: "allocation of an object")
    }
    let screen = Headless(Items(items: items))
    let item = items[count / 2]
    let cost = screen.cost { item.name = "changed" }
    var isOn = false
    let nanoseconds = time(runs: 200) {
      isOn.toggle()
      item.name = isOn ? "on" : "off"
      screen.settle()
    }
    report.time(
      "change of one observable object's row of \(count)", nanoseconds: nanoseconds, bound: 20e3,
      beside: "write of an @Observable's property, no view")
    report.count("  nodes visited", Double(cost.nodesVisited), unit: "nodes", bound: 2)
    report.count("  patches", Double(cost.patches), unit: "patches", bound: 1)
  }
}
