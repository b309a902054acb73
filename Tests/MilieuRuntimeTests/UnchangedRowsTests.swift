import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

/// Lists of which most stays as it is.
@Suite @MainActor struct UnchangedRowsTests {
  private final class Thing: Identifiable {
    var id: Int
    init(_ id: Int) { self.id = id }
  }

  /// Shows what it began with.
  private struct Began: View {
    let thing: Thing
    @State private var first: Int?

    var body: some View { Text(verbatim: "\(first ?? thing.id)").onAppear { first = thing.id } }
  }

  private struct Things: View {
    let initial: [Thing]
    let change: (inout [Thing]) -> Void
    @State private var things: [Thing]?

    init(_ initial: [Thing], change: @escaping (inout [Thing]) -> Void) {
      (self.initial, self.change) = (initial, change)
    }

    var body: some View {
      Button("change") {
        var new = things ?? initial
        change(&new)
        things = new
      }
      ForEach(things ?? initial) { Began(thing: $0) }
    }
  }

  private func numbers(_ screen: Headless) -> String {
    screen.text.split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test("An object that has another identity is another row, though it stands where it stood", arguments: [0, 2, 4])
  func otherIdentity(_ place: Int) throws {
    let things = (1...5).map(Thing.init)
    let screen = Headless(
      Things(things) {
        $0[place].id = 9
        $0.insert(Thing(7), at: 2)
      })
    #expect(numbers(screen) == "1 2 3 4 5")
    try screen.button("change").tap()
    var expected = (1...5).map { "\($0)" }
    expected[place] = "9"
    expected.insert("7", at: 2)
    #expect(numbers(screen) == expected.joined(separator: " "))
  }

  @Test("What is inserted, removed and moved in a long list costs that alone", arguments: [0, 500, 999])
  func cost(_ place: Int) throws {
    let things = (1...1_000).map(Thing.init)
    for (change, bodies) in [
      ({ $0.insert(Thing(-1), at: place) }, 2), ({ $0.remove(at: place) }, 1), ({ $0.swapAt(place, 250) }, 1),
    ] as [((inout [Thing]) -> Void, Int)] {
      let screen = Headless(Things(things, change: change))
      let cost = try screen.cost { try screen.button("change").tap() }
      #expect(cost.bodies <= bodies + 1 && cost.patches <= 2)
      var expected = things
      change(&expected)
      #expect(numbers(screen) == expected.map { "\($0.id)" }.joined(separator: " "))
    }
  }
}
