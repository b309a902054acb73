import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// Random numbers that are the same in every run (a linear congruential generator).
private struct Sequence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state.byteSwapped
  }
}

/// A path that somebody owns who may not take what is written.
private final class Path {
  var values: [Int] = []
  var isFixed = false

  func write(_ new: [Int]) {
    if !isFixed { values = new }
  }
}

private struct Page: View {
  let number: Int

  var body: some View {
    VStack {
      Text("at \(number)")
      NavigationLink("Next", value: number + 1)
      NavigationLink("Aside") { Text("aside of \(number)").navigationTitle("aside") }
    }
    .navigationTitle("\(number)")
  }
}

private struct Pages: View {
  let path: Path
  let take: (@escaping () -> Void) -> Void
  @State private var round = 0

  var body: some View {
    let _ = round
    let _ = take { round += 1 }
    NavigationStack(path: Binding(get: { path.values }, set: { path.write($0) })) {
      Page(number: 0).navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }
}

@MainActor
@Suite("Navigation paths")
struct NavigationPathTests {
  @Test(
    "Whatever is done to a path, by its owner, by links and by going back, the screens are those of the path",
    arguments: 1...20)
  func screensFollow(seed: Int) throws {
    let path = Path()
    var refresh: (() -> Void)?
    let screen = Headless(Pages(path: path) { refresh = $0 })
    var random = Sequence(state: UInt64(seed))
    for _ in 0..<60 {
      path.isFixed = Int.random(in: 0..<4, using: &random) == 0
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try? screen.link("Next").tap()
      case 1 where screen.canGoBack: try screen.back()
      case 2:
        let count = Int.random(in: 0...path.values.count, using: &random)
        let added = (0..<Int.random(in: 0..<4, using: &random)).map { _ in Int.random(in: 1..<5, using: &random) }
        path.values = path.values.prefix(count) + added
      case 3: try? screen.link("Aside").tap()
      default: path.values = Array(path.values.dropLast(2))
      }
      refresh?()
      screen.settle()
      if screen.navigationTitle == "aside" {
        #expect(screen.text.contains("aside of \(path.values.last ?? 0)"))
      } else {
        #expect(screen.navigationTitle == "\(path.values.last ?? 0)")
      }
    }
    path.isFixed = false
    while screen.canGoBack {
      try screen.back()
      guard screen.navigationTitle != "aside" else { continue }
      #expect(screen.navigationTitle == "\(path.values.last ?? 0)")
    }
    #expect(path.values.isEmpty)
    #expect(screen.navigationTitle == "0")
  }

  @Test("A screen that says nothing of its title's looks has those of the screen before, also when they change")
  func titleMode() throws {
    struct Screen: View {
      let isInline: Bool
      let more: Bool
      var body: some View {
        VStack { if more { NavigationLink("Next") { Screen(isInline: false, more: false) } } }
          .navigationTitle("title")
          .navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
      }
    }
    struct Root: View {
      @State private var isInline = true
      var body: some View {
        Button("Change") { isInline.toggle() }
        NavigationStack { Screen(isInline: isInline, more: true) }
      }
    }
    /// The bars that were sent with a change of their title's looks, and what these are now.
    func changedBars(_ change: () throws -> Void) rethrows -> [Bool] {
      _ = screen.takePatches()
      try change()
      return screen.takePatches().compactMap { patch in
        guard case .update(let element, let names) = patch, element.kind == .bar,
          names.contains(ElementProperty<Bool>.isInline.name)
        else {
          return nil
        }
        return element[.isInline] ?? false
      }
    }
    let screen = Headless(Root())
    try screen.link("Next").tap()
    #expect(try changedBars { try screen.button("Change").tap() } == [false, false])
    #expect(try changedBars { try screen.button("Change").tap() } == [true, true])
  }
}
