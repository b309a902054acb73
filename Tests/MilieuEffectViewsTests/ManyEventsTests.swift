import Dispatch
import MilieuEffectViews
import MilieuEffects
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Synchronization
import Testing

/// What many events between two turns cost, and what others see meanwhile.
@Suite("Many events between two turns") @MainActor
struct ManyEventsTests {
  /// Writes down where its numbers lie after each change of them.
  enum Ledger: Transducer {
    struct State: Equatable, Sendable {
      var numbers = Array(repeating: 0, count: 1000)
      var addresses: [UInt] = []
      var total = 0
    }
    enum Event { case add(Int), nothing }

    static func transduce(_ state: inout State, event: Event) -> Effect? {
      guard case .add(let position) = event else { return nil }
      state.numbers[position] += 1
      state.total += 1
      state.addresses.append(state.numbers.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
      return nil
    }
  }

  private struct Screen: View {
    let remote: Remote
    @State private var state = Ledger.State()

    var body: some View {
      EffectView(of: Ledger.self, state: $state) { state, input in
        let _ = remote.take(input, $state)
        Text(verbatim: "\(state.total)")
      }
    }
  }

  /// What a test reaches into the screen with.
  @MainActor
  final class Remote {
    private(set) var input: Ledger.Input!
    private(set) var binding: Binding<Ledger.State>!

    func take(_ input: Ledger.Input, _ binding: Binding<Ledger.State>) {
      self.input = input
      self.binding = binding
    }

    func letGoOfState() { binding = nil }
  }

  private let remote = Remote()

  @Test("A hundred thousand leave one entry in the inbox, and cost one body")
  func inbox() {
    let screen = Headless(Screen(remote: remote))
    let cost = screen.cost {
      for number in 0..<100_000 { remote.input(.add(number % 1000)) }
      #expect(screen.root.inbox.count == 1)
    }
    #expect(screen.text == "100000")
    #expect(cost.turns == 1)
    #expect(cost.bodies == 1)
  }

  @Test("A flood from another thread leaves the main actor to others in between, and comes in whole")
  func flood() async throws {
    let screen = Headless(Screen(remote: remote))
    let input = try #require(remote.input)
    post(5000, to: input)
    var totals: [Int] = []
    while totals.last != 5000 {
      // In turn with those who take events in.
      await Task { @MainActor in totals.append(remote.binding.wrappedValue.total) }.value
    }
    #expect(totals.contains { (1..<5000).contains($0) })
    screen.settle()
    #expect(screen.text == "5000")
  }

  /// Sends events while the main actor can do nothing.
  private func post(_ count: Int, to input: Ledger.Input) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for number in 0..<count { input(.add(number % 1000)) }
      done.signal()
    }
    done.wait()
  }

  @Test("What is in the state is copied for the first of them only, as the views hold what they show")
  func copies() {
    let screen = Headless(Screen(remote: remote))
    for _ in 0..<2 {
      let before = remote.binding.wrappedValue.addresses.count
      for _ in 0..<10 { remote.input(.add(3)) }
      let addresses = remote.binding.wrappedValue.addresses.dropFirst(before)
      #expect(addresses.count == 10)
      #expect(Set(addresses).count == 1)
      screen.settle()
    }
    #expect(screen.text == "20")
  }

  @Test("Events that change nothing ask for no turn")
  func nothing() {
    let screen = Headless(Screen(remote: remote))
    for _ in 0..<100 { remote.input(.nothing) }
    #expect(screen.root.inbox.count == 0)
    #expect(!screen.root.hasWork)
  }

  @Test("A change that is written beside events in one turn is kept, and so are they")
  func writesBetween() {
    let screen = Headless(Screen(remote: remote))
    remote.input(.add(0))
    remote.input(.add(0))
    remote.binding.wrappedValue.total = 10
    remote.input(.add(0))
    #expect(remote.binding.wrappedValue.total == 11)
    screen.settle()
    #expect(screen.text == "11")
  }

  @Test("Another thread that reads the state meanwhile never sees it go back, and its writes are not lost")
  func otherThreads() async {
    let screen = Headless(Screen(remote: remote))
    let binding: Binding<Ledger.State> = remote.binding
    let hasReached = Atomic(false)
    let steps = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        var last = 0
        var isMonotone = true
        while last < 5000 {
          let now = binding.wrappedValue.total
          isMonotone = isMonotone && now >= last
          last = now
        }
        hasReached.store(true, ordering: .releasing)
        continuation.resume(returning: isMonotone)
      }
      Task { @MainActor in
        while !hasReached.load(ordering: .acquiring) {
          for _ in 0..<100 { remote.input(.add(1)) }
          await Task.yield()
        }
      }
    }
    #expect(steps)
    screen.settle()
    #expect(binding.wrappedValue.total >= 5000)
  }
}

/// A transducer that does what it must not.
@Suite("A transducer that looks at its own state from outside") @MainActor
struct ReentrantReadTests {
  enum Peeking: Transducer {
    struct State: Equatable { var count = 0, seen: [Int] = [] }
    enum Event { case up }
    // NB: what the test hands over; all of it is on the main actor.
    nonisolated(unsafe) static var binding: Binding<State>?

    static func transduce(_ state: inout State, event: Event) -> Effect? {
      state.count += 1
      if let binding { state.seen.append(binding.wrappedValue.count) }
      return nil
    }
  }

  private struct Screen: View {
    @State private var state = Peeking.State()
    var body: some View {
      EffectView(of: Peeking.self, state: $state) { state, input in
        let _ = Peeking.binding = $state
        Text(verbatim: "\(state.count)")
        Button("Thrice") { for _ in 0..<3 { input(.up) } }
      }
    }
  }

  @Test("It is not stuck: it finds what was shown last, and its changes count")
  func peeking() throws {
    let screen = Headless(Screen())
    defer { Peeking.binding = nil }
    try screen.button("Thrice").tap()
    #expect(screen.text.hasPrefix("3"))
    #expect(Peeking.binding?.wrappedValue.seen == [0, 0, 0])
  }
}
