import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
private final class Log<Value> {
  var values: [Value] = []
}

@Suite @MainActor struct PreferenceTests {
  @Test("What views state is put together in the order of the tree")
  func order() {
    let log = Log<[String]>()
    let screen = Headless(
      VStack {
        Text(verbatim: "a").preference(key: Names.self, value: ["a"])
        HStack {
          Text(verbatim: "b").preference(key: Names.self, value: ["b"])
          Text(verbatim: "-")
          Text(verbatim: "c").preference(key: Names.self, value: ["c"])
        }
        Text(verbatim: "d").preference(key: Names.self, value: ["d"])
      }.onPreferenceChange(Names.self) { log.values.append($0) })
    #expect(log.values == [["a", "b", "c", "d"]])
    _ = screen
  }

  @Test("Rows that come, go and move change the whole, and only then is the action run")
  func rows() {
    struct Screen: View {
      let log: Log<[String]>
      @State private var names = ["a", "b", "c"]
      @State private var number = 0
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            Text(verbatim: name).preference(key: Names.self, value: [name])
          }
          Button("reverse") { names.reverse() }
          Button("drop") { names.removeFirst() }
          Button("add") { names.insert("x", at: 1) }
          Button("else \(number)") { number += 1 }
        }.onPreferenceChange(Names.self) { log.values.append($0) }
      }
    }
    let log = Log<[String]>()
    let screen = Headless(Screen(log: log))
    for button in ["reverse", "drop", "add", "else 0"] { try? screen.button(button).tap() }
    #expect(log.values == [["a", "b", "c"], ["c", "b", "a"], ["b", "a"], ["b", "x", "a"]])
  }

  @Test("A preference replaces those inside, a transformation changes them")
  func replaceAndTransform() {
    let log = Log<Int>()
    let screen = Headless(
      VStack {
        VStack { Text(verbatim: "in").preference(key: Total.self, value: 100) }.preference(key: Total.self, value: 1)
        VStack {
          Text(verbatim: "in").preference(key: Total.self, value: 2)
          Text(verbatim: "in").preference(key: Total.self, value: 3)
        }.transformPreference(Total.self) { $0 *= 10 }
      }.onPreferenceChange(Total.self) { log.values.append($0) })
    #expect(log.values == [51])
    _ = screen
  }

  @Test("A value may be heard of at several places on the way out, and be kept as state")
  func severalListeners() {
    struct Screen: View {
      let inner: Log<Int>
      @State private var sum = 0
      @State private var own = 1
      var body: some View {
        VStack {
          Text(verbatim: "sum \(sum)")
          Button("more") { own += 1 }.preference(key: Total.self, value: own)
            .onPreferenceChange(Total.self) { inner.values.append($0) }
        }.onPreferenceChange(Total.self) { sum = $0 }
      }
    }
    let inner = Log<Int>()
    let screen = Headless(Screen(inner: inner))
    #expect(screen.text == "sum 1 more")
    try? screen.button("more").tap()
    #expect(screen.text == "sum 2 more")
    #expect(inner.values == [1, 2])
  }
}
