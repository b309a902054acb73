import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews
import Observation
import Testing

/// What one place of a random page shows.
private struct Spec: Identifiable {
  let id: Int
  var kind: Int
  var words: String
  var number: Int
  var children: [Spec]
}

@Observable
private final class Model {
  var top: Spec

  init(_ top: Spec) { self.top = top }
}

private struct ModelView: View {
  let model: Model
  var body: some View { SpecView(spec: model.top) }
}

private struct SpecView: View {
  let spec: Spec

  nonisolated static let kinds = 35

  var body: AnyView {
    let words = spec.words
    let number = spec.number
    let isEven = number.isMultiple(of: 2)
    let children = ForEach(spec.children) { SpecView(spec: $0) }
    return switch spec.kind % Self.kinds {
    case 0: AnyView(Text(words))
    case 1: AnyView(isEven ? Text(words).bold() + Text("\(number)") : Text(words))
    case 2: AnyView(VStack(alignment: isEven ? .leading : .center, spacing: Double(number % 5)) { children })
    case 3: AnyView(HStack(spacing: isEven ? nil : 3) { children })
    case 4: AnyView(ZStack { children })
    case 5: AnyView(List { children })
    case 6: AnyView(Form { children })
    case 7:
      AnyView(
        Section {
          children
        } header: {
          if isEven { Text(words) }
        } footer: {
          Text("\(number)")
        })
    case 8: AnyView(Button(words, role: isEven ? .destructive : nil) {}.disabled(number % 3 == 0))
    case 9: AnyView(Toggle(isOn: .constant(isEven)) { children }.disabled(number % 3 == 0))
    case 10: AnyView(TextField("Label", text: .constant(words), axis: isEven ? .vertical : .horizontal))
    case 11:
      AnyView(
        Picker("Pick", selection: .constant(number % 4)) {
          ForEach(spec.children) { Text($0.words).tag($0.number % 4) }
        }.pickerStyle(.segmented))
    case 12:
      AnyView(
        Picker(words, selection: .constant(number % 4)) { ForEach(spec.children) { Text($0.words).tag($0.number % 4) } }
      )
    case 13: AnyView(Stepper(onIncrementTitle: words, number))
    case 14: AnyView(Slider(value: .constant(Double(number)), in: 0...Double(100 + number % 3)) { Text(words) })
    case 15: AnyView(ProgressView(words, value: isEven ? nil : Double(number) / 100))
    case 16: AnyView(Image(systemName: isEven ? "star" : "no.such").font(isEven ? .title : nil))
    case 17: AnyView(VStack { children }.padding(Double(number)))
    case 18: AnyView(VStack { children }.frame(width: isEven ? 100 : nil, height: number % 3 == 0 ? 50 : nil))
    case 19: AnyView(VStack { children }.frame(maxWidth: .infinity, maxHeight: isEven ? .infinity : 20))
    case 20: AnyView(VStack { children }.background(alignment: isEven ? .top : .center) { Color.red.opacity(0.5) })
    case 21: AnyView(VStack { children }.font(isEven ? .title : .custom(words, size: 12)).foregroundStyle(.red))
    case 22: AnyView(HStack { children }.accessibilityLabel(words).help(isEven ? words : "Help"))
    case 23: AnyView(Spacer(minLength: isEven ? 4 : nil))
    case 24: AnyView(Divider().opacity(Double(number) / 100))
    case 25: AnyView(Circle().fill(isEven ? Color.red : .blue))
    case 26: AnyView(VStack { children }.navigationTitle(words))
    case 27: AnyView(ScrollView(isEven ? .horizontal : .vertical) { children })
    case 28: AnyView(Link(destination: URL(string: isEven ? "https://a.org" : "javascript:1")!) { children })
    case 29:
      AnyView(
        NavigationStack(path: .constant(Array(0..<number % 4))) {
          VStack { children }.navigationTitle(words)
            .navigationDestination(for: Int.self) { Text("\(words) \($0)").navigationTitle("\(number)") }
        })
    case 30:
      AnyView(
        HStack { children }.toolbar {
          ToolbarItem(placement: isEven ? .topBarLeading : .bottomBar) { Text(words) }
          if number % 3 == 0 { ToolbarItem { Button(words) {} } }
        })
    case 31:
      AnyView(
        TabView(selection: .constant(number % 3)) {
          ForEach(spec.children) { child in
            SpecView(spec: child).badge(number).tabItem { Text(child.words) }.tag(child.id % 3)
          }
        })
    case 32:
      AnyView(
        NavigationLink {
          Text(words)
        } label: {
          children
        }.badge(isEven ? words : nil))
    case 33:
      AnyView(
        NavigationSplitView {
          children
        } detail: {
          Text(words).navigationTitle(words)
        })
    default: AnyView(VStack { children }.lineLimit(isEven ? 2 : nil).tint(isEven ? .red : nil).onTapGesture {})
    }
  }
}

extension Stepper where Label == Text {
  @MainActor fileprivate init(onIncrementTitle title: String, _ number: Int) {
    self.init(title, value: .constant(number % 4), in: 0...3)
  }
}

/// Builds and changes random pages; the same seed makes the same page.
private struct Editor {
  var state: UInt64
  var lastID = 0

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func words() -> String {
    ["", "Hello", "a < b & \"c\" 'd'", "\nline", "é 日本 👩‍👩‍👧", "</span><script>", "\\ \u{1} \t", "x"][next(8)]
  }

  mutating func make(depth: Int) -> Spec {
    lastID += 1
    let id = lastID
    let count = depth > 0 ? next(5) : 0
    return Spec(
      id: id, kind: next(SpecView.kinds), words: words(), number: next(100),
      children: (0..<count).map { _ in make(depth: depth - 1) })
  }

  mutating func edit(_ spec: inout Spec, depth: Int = 3) {
    if !spec.children.isEmpty, next(4) != 0 {
      edit(&spec.children[next(spec.children.count)], depth: depth - 1)
      return
    }
    switch next(8) {
    case 0: spec.words = words()
    case 1, 2: spec.number = next(100)
    case 3: spec.kind = next(SpecView.kinds)
    case 4: spec.children.insert(make(depth: max(depth - 1, 0)), at: next(spec.children.count + 1))
    case 5: if !spec.children.isEmpty { spec.children.remove(at: next(spec.children.count)) }
    case 6: for index in spec.children.indices { spec.children.swapAt(index, next(spec.children.count)) }
    default: spec.children.reverse()
    }
  }
}

@MainActor
@Suite("Random edits")
struct RandomEditsTests {
  @Test("After any edits the page is what it would be if it were opened now", arguments: 1...12)
  func edits(seed: UInt64) throws {
    var editor = Editor(state: seed)
    var top = editor.make(depth: 4)
    top.kind = [2, 3, 5, 6][Int(seed % 4)]
    let model = Model(top)
    let page = try Page(ModelView(model: model))
    var record = BrowserRecord(first: HTMLRenderer.html(of: page.root.elements.root))
    defer { record.write(seed) }
    for round in 0..<400 {
      for _ in 0...editor.next(3) { editor.edit(&model.top, depth: 4) }
      let before = page.top.outline()
      do {
        try page.update()
      } catch {
        Issue.record("Round \(round): \(error)\n\(page.messages.last ?? "")\n\(before)")
        return
      }
      record.add(page)
      let (now, expected) = (page.top.outline(), try Page.render(page.root).outline())
      guard now != expected else { continue }
      let difference = zip(now.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
      Issue.record("Round \(round): \(String(describing: difference))\n\(page.messages.last ?? "")")
      return
    }
  }
}

/// What a browser must show after each message, for a check of `patches.js` in one: written with MILIEU_GALLERY set to
/// a folder.
private struct BrowserRecord: Encodable {
  struct Step: Encodable {
    let message: String
    let html: String
  }

  let first: String
  var steps: [Step] = []

  private static var folder: String? { ProcessInfo.processInfo.environment["MILIEU_GALLERY"] }

  init(first: String) {
    self.first = first
  }

  @MainActor mutating func add(_ page: Page) {
    guard Self.folder != nil else { return }
    steps.append(Step(message: page.messages.last ?? "[]", html: HTMLRenderer.html(of: page.root.elements.root)))
  }

  func write(_ seed: UInt64) {
    guard let folder = Self.folder, let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(filePath: folder).appending(path: "random-\(seed).json"))
  }
}
