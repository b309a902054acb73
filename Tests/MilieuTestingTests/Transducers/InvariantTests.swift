import MilieuEffects
import MilieuTesting
import Testing

@Suite("Invariants are checked with random events", .timeLimit(.minutes(2)))
struct InvariantTests {
  /// Which mistake a vault has.
  enum Mistake: CaseIterable, Sendable {
    case none
    /// Breaks in three events, in order, whatever is between.
    case thirdStep
    /// Breaks in two events.
    case doubleWithdrawal
    /// Breaks when what was opened is closed and opened again.
    case brackets
    /// Breaks when an answer comes after a newer one: two tasks that wait for different times.
    case outdatedAnswer
    /// Leaves a sign on when a task is cancelled.
    case forgottenSign
    /// Throws what nobody deals with.
    case unhandledError
  }

  enum Event: Equatable, Sendable {
    case idle(Int)
    case arm, aim, fire
    case deposit(Int), withdraw(Int)
    case open, close
    case ask(Int), answered(Int), stop
  }

  struct State: Equatable, Sendable {
    var mistake = Mistake.none
    var armed = 0
    var balance = 0
    var isFresh = true
    var depth = 0
    var wasClosed = false
    var asked = 0
    var answered = 0
    var isLoading = false
    var isBroken = false
  }

  struct Env: Sendable {
    var answer: @Sendable (Int) async throws -> Int
  }

  struct Broken: Error {}

  enum Vault: Transducer {
    typealias Env = InvariantTests.Env

    static func transduce(_ state: inout InvariantTests.State, event: InvariantTests.Event) -> Effect {
      switch event {
      case .idle: break
      case .arm: state.armed = max(state.armed, 1)
      case .aim: if state.armed == 1 { state.armed = 2 }
      case .fire: if state.armed == 2, state.mistake == .thirdStep { state.isBroken = true }
      case .deposit(let amount): state.balance += amount
      case .withdraw(let amount):
        if state.mistake == .doubleWithdrawal || state.balance >= amount { state.balance -= amount }
      case .open:
        state.depth += 1
        if state.mistake == .brackets, state.wasClosed, state.depth == 1 { state.isBroken = true }
      case .close:
        // Closing what is not open is a mistake of the sender's, and locks for good.
        if state.depth == 0 { state.depth = 1_000_000 } else { state.depth -= 1 }
        if state.depth == 0 { state.wasClosed = true }
      case .ask(let number):
        state.asked = number
        state.isLoading = true
        let mistake = state.mistake
        let id: String? = mistake == .outdatedAnswer ? nil : "ask"
        return .task(id: id) { _, env in
          if mistake == .unhandledError, number == 7 { throw Broken() }
          return .answered(try await env.answer(number))
        }
      case .answered(let number):
        state.answered = number
        state.isLoading = state.asked != number
      case .stop:
        if state.mistake != .forgottenSign { state.isLoading = false }
        return .cancel("ask")
      }
      return .none
    }
  }

  private static func event(_ random: inout SeededGenerator) -> Event {
    let number = Int.random(in: 1...9, using: &random)
    return [
      .idle(number), .idle(number), .idle(number), .arm, .aim, .fire, .deposit(number), .withdraw(number), .open,
      .close,
      .ask(number), .stop,
    ].randomElement(using: &random) ?? .stop
  }

  private static let invariants: [Invariant<Vault>] = [
    .always("Nothing breaks") { !$0.isBroken },
    .always("The balance is not below zero") { $0.balance >= 0 },
    .transition("An answer is the one asked for last") { transition in
      if case .answered(let number) = transition.event { transition.before.asked == number } else { true }
    },
    .atRest("Nothing loads") { !$0.isLoading },
  ]

  private func check(
    _ mistake: Mistake, sequences: Int = 60, length: ClosedRange<Int> = 200...200, seed: UInt64? = nil
  ) async -> InvariantCheck {
    await checkInvariants(
      of: Vault.self, from: State(mistake: mistake),
      env: { clock in
        // The higher the number, the sooner the answer.
        Env { number in
          try await clock.sleep(for: .milliseconds(100 - number * 10))
          return number
        }
      }, events: Self.event, sequences: sequences, length: length, seed: seed,
      shrink: { event in
        switch event {
        case .idle(let n) where n > 1: [.idle(1)]
        case .deposit(let n) where n > 1: [.deposit(1)]
        case .withdraw(let n) where n > 1: [.withdraw(1)]
        case .ask(let n) where n > 1: [.ask(1), .ask(n - 1)]
        default: []
        }
      }, Self.invariants)
  }

  @Test("A transducer without mistakes passes")
  func passes() async {
    let check = await check(.none, sequences: 100, length: 0...50)
    #expect(check.sequences == 100)
    #expect(check.events > 1500)
    #expect(check.rests > 50)
  }

  /// Lines of the one failure, from the second to the last but one.
  private func failure(_ mistake: Mistake, seed: UInt64) async -> [String] {
    let failures = await Failures.during { _ in _ = await check(mistake, seed: seed) }
    #expect(failures.count == 1)
    return failures.first?.message.split(separator: "\n").map(String.init) ?? []
  }

  private func steps(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("    ") && $0.contains(". ") }.map { String($0.drop { $0 != "." }.dropFirst(2)) }
  }

  @Test("Of 200 events the three that break it are found, in order", arguments: 1...8 as ClosedRange<UInt64>)
  func threeSteps(seed: UInt64) async {
    let lines = await failure(.thirdStep, seed: seed)
    #expect(lines.first == "InvariantTests.Vault breaks the invariant “Nothing breaks”.")
    #expect(steps(lines) == [".arm", ".aim", ".fire"])
  }

  @Test("Events are made simpler, too", arguments: 1...8 as ClosedRange<UInt64>)
  func simpler(seed: UInt64) async {
    let lines = await failure(.doubleWithdrawal, seed: seed)
    #expect(lines.first == "InvariantTests.Vault breaks the invariant “The balance is not below zero”.")
    #expect(steps(lines) == [".withdraw(1)"])
  }

  @Test("What belongs together is left out together", arguments: 1...8 as ClosedRange<UInt64>)
  func brackets(seed: UInt64) async {
    #expect(steps(await failure(.brackets, seed: seed)) == [".open", ".close", ".open"])
  }

  @Test(
    "Answers that come in the wrong order are found, though it takes tasks and time",
    arguments: 1...8 as ClosedRange<UInt64>)
  func outdated(seed: UInt64) async {
    let lines = await failure(.outdatedAnswer, seed: seed)
    #expect(lines.first == "InvariantTests.Vault breaks the invariant “An answer is the one asked for last”.")
    #expect(steps(lines) == [".ask(1)", ".ask(2)"])
    #expect(lines.contains("    and all that comes of it"))
  }

  @Test("What is to hold at rest is checked when all has ended", arguments: 1...8 as ClosedRange<UInt64>)
  func atRest(seed: UInt64) async {
    let lines = await failure(.forgottenSign, seed: seed)
    #expect(lines.first == "InvariantTests.Vault breaks the invariant “Nothing loads”.")
    #expect(steps(lines) == [".ask(1)", ".stop"])
  }

  @Test("An error that nobody deals with breaks it as well")
  func unhandled() async {
    let lines = await failure(.unhandledError, seed: 1)
    #expect(lines.first == "InvariantTests.Vault breaks the invariant “Every error is dealt with”.")
    #expect(lines.dropFirst().first == "  because  the task \"ask\" threw Broken()")
    #expect(steps(lines) == [".ask(7)"])
  }

  @Test("A failure tells the steps, the state and the seed")
  func message() async {
    let lines = await failure(.doubleWithdrawal, seed: 3)
    #expect(
      lines.joined(separator: "\n").replacing(/found of \d+/, with: "found of N") == """
        InvariantTests.Vault breaks the invariant “The balance is not below zero”.
          after    1 step, the shortest found of N:
            1. .withdraw(1)
          at       .withdraw(1), from outside
          state    balance: 0 → -1
          which is State(mistake: .doubleWithdrawal, armed: 0, balance: -1, isFresh: true, depth: 0, wasClosed: false, \
        asked: 0, answered: 0, isLoading: false, isBroken: false)
          again    with seed: 3
        """)
  }

  @Test("The same seed fails in the same way, and another one may be taken by itself")
  func replayed() async {
    #expect(await failure(.outdatedAnswer, seed: 5) == failure(.outdatedAnswer, seed: 5))
    let failures = await Failures.during { _ in _ = await check(.thirdStep) }
    let seed = failures.first?.message.split(separator: "seed: ").last.flatMap { UInt64($0) }
    #expect(seed != nil)
    if let seed {
      let again = await Failures.during { _ in _ = await check(.thirdStep, seed: seed) }
      #expect(again.map(\.message) == failures.map(\.message))
    }
  }

  @Test("A state that is wrong from the beginning is told as such")
  func initial() async {
    let failures = await Failures.during { _ in
      _ = await checkInvariants(
        of: Vault.self, from: State(), env: Env { $0 }, events: Self.event, seed: 1,
        [.always("The balance is above zero") { $0.balance > 0 }])
    }
    #expect(failures.map(\.message).first?.contains("  after    nothing\n  state    as it was") == true)
  }

  @Test("An invariant may say by an error why it does not hold")
  func reason() async {
    struct TooRich: Error { var by: Int }
    let failures = await Failures.during { _ in
      _ = await checkInvariants(
        of: Vault.self, from: State(), env: Env { $0 }, events: { _ in .deposit(10) }, length: 20...20, seed: 1,
        [.always("Nobody gets rich") { if $0.balance > 20 { throw TooRich(by: $0.balance - 20) } else { true } }])
    }
    #expect(failures.first?.message.contains("  because  TooRich(by: 10)\n") == true)
    #expect(failures.first.map { steps($0.message.split(separator: "\n").map(String.init)) }?.count == 3)
  }

  @Test("What is to hold at rest is not passed over where nothing comes to rest")
  func neverAtRest() async {
    let failures = await Failures.during { _ in
      _ = await checkInvariants(
        of: Ticker.self, from: 0, events: { _ in .start }, sequences: 5, length: 1...5, seed: 1,
        [.atRest("It is even") { $0.isMultiple(of: 2) }])
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("No sequence of InvariantTests.Ticker came to rest") == true)
  }

  enum Ticker: Transducer {
    enum Event { case start, tick }
    static func transduce(_ state: inout Int, event: Event) -> Effect {
      state += 1
      return .event(.tick, after: .seconds(1), id: "tick")
    }
  }
}
