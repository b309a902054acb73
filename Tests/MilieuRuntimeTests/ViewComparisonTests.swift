import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

private final class Reference {}

/// A text that needs storage of its own, made anew each time.
private func text() -> String { "a text that needs storage of its own" }

private struct Plain: View {
  var text: String
  var list: [Int] = []
  var body: some View { Text(verbatim: text) }
}

private struct Acting: View {
  let action: @MainActor () -> Void
  var body: some View { Button("Act", action: action) }
}

private struct Containing<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

private struct Holding: View {
  let reference: Reference
  @State private var taps = 0
  @Environment(\.name) private var name
  var body: some View { Text(verbatim: "\(taps) \(name)") }
}

private struct Weak: View {
  weak var reference: Named?
  var body: some View { Text(verbatim: reference?.name ?? "gone") }
}

private final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

private struct SaysEqual: View, Equatable {
  var number: Int
  var ignored: Int
  static nonisolated func == (left: Self, right: Self) -> Bool { left.number == right.number }
  var body: some View { Text(verbatim: "\(number) \(ignored)") }
}

/// A view made from a number, and whether its body is evaluated again when the number changes.
private struct ComparisonCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isSkipped: Bool
  let content: @MainActor @Sendable (Int) -> AnyView

  init<Content: View>(
    _ description: String, skips isSkipped: Bool, content: @escaping @MainActor @Sendable (Int) -> Content
  ) {
    testDescription = description
    self.isSkipped = isSkipped
    self.content = { AnyView(content($0)) }
  }

  static let all: [ComparisonCase] = [
    ComparisonCase("equal text", skips: true) { _ in Plain(text: text()) },
    ComparisonCase("other text", skips: false) { Plain(text: "\($0)") },
    ComparisonCase("an equal array made anew", skips: true) { _ in Plain(text: "", list: [1, 2]) },
    ComparisonCase("another array", skips: false) { Plain(text: "", list: [$0]) },
    ComparisonCase("a function that captures nothing", skips: true) { _ in Acting {} },
    ComparisonCase("a function that captures a number", skips: false) { number in Acting { _ = number } },
    ComparisonCase("equal content", skips: true) { _ in Containing(content: Text(verbatim: text())) },
    ComparisonCase("other content", skips: false) { Containing(content: Text(verbatim: "\($0)")) },
    ComparisonCase("the same object beside state and environment", skips: true) { _ in Holding(reference: shared) },
    ComparisonCase("another object beside state and environment", skips: false) { _ in Holding(reference: Reference())
    },
    ComparisonCase("the same object, held weakly", skips: true) { _ in Weak(reference: named) },
    ComparisonCase("another object, held weakly", skips: false) { Weak(reference: $0 == 0 ? named : other) },
    ComparisonCase("a view that says it is equal", skips: true) { SaysEqual(number: 1, ignored: $0) },
    ComparisonCase("a view that says it is not", skips: false) { SaysEqual(number: $0, ignored: 1) },
  ]
}

nonisolated(unsafe) private let shared = Reference()
nonisolated(unsafe) private let named = Named("a")
nonisolated(unsafe) private let other = Named("b")

@Suite @MainActor struct ViewComparisonTests {
  private struct Screen: View {
    let content: @MainActor (Int) -> AnyView
    @Environment(\.count) private var count
    var body: some View { content(count) }
  }

  @Test("A view that says the same as before is not evaluated again", arguments: ComparisonCase.all)
  fileprivate func table(_ row: ComparisonCase) {
    let screen = Headless(Screen(content: row.content))
    #expect(screen.cost { screen.setEnvironment { $0.count = 1 } }.bodies == (row.isSkipped ? 1 : 2))
  }

  @Test("A view that is skipped still follows what it reads itself")
  func skippedViewsFollow() {
    let screen = Headless(Screen { _ in AnyView(Holding(reference: shared)) })
    screen.setEnvironment { values in
      values.count = 1
      values.name = "Ada"
    }
    #expect(screen.text == "0 Ada")
  }

  @Test("Models are followed where modifiers, transforms and dynamic properties read them")
  func observedElsewhere() {
    let model = Counter()
    let screen = Headless(
      VStack {
        Reading()
        Text(verbatim: "x").modifier(Labelled(model: model))
      }.transformEnvironment(\.count) { $0 = model.number })
    #expect(screen.text == "0 0 x")
    for number in 1...3 {
      model.number = number
      screen.settle()
      #expect(screen.text == "\(number) \(number) x")
    }
  }

  @Test("A view that holds @Environment and is handed on as content is the same, wherever its property is connected")
  func contentWithEnvironment() throws {
    struct Holder<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    struct Screen: View {
      @State private var writes = 0
      var body: some View {
        Button("write") { writes += 1 }
        Holder(content: HStack { Reading() })
        Text(verbatim: "\(writes)")
      }
    }
    let screen = Headless(Screen())
    let cost = try screen.cost { try screen.button("write").tap() }
    #expect(cost.bodies == 1)
  }
}

@Observable
private final class Counter: @unchecked Sendable {
  var number = 0
}

private struct Reading: View {
  @Environment(\.count) private var count
  var body: some View { Text(verbatim: "\(count)") }
}

private struct Labelled: ViewModifier {
  let model: Counter
  func body(content: Content) -> some View {
    Text(verbatim: "\(model.number)")
    content
  }
}
