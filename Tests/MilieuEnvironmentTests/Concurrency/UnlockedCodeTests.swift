import Foundation
import MilieuEnvironment
import Observation
import Testing

/// Code of an author never runs while something of the environment is locked: not even its values' ends.
///
/// Here all such code asks the environment from another thread and waits for the answer. Under a lock it would wait for ever, which is
/// noticed after half a minute.
@Suite(.serialized) struct UnlockedCodeTests {
  private let inquiry = Inquiry()
  private let root = EnvironmentScope()

  init() {
    let inquiry = inquiry
    root.provide {
      $0.inquiry = inquiry
      $0.nosy = Nosy(0, inquiry)
    }
  }

  /// Runs code that leads to so many inquiries, all of which are answered.
  private func expectInquiries(
    _ count: some RangeExpression<Int>, _ site: SourceLocation = #_sourceLocation, of code: () async -> Void
  ) async {
    let before = inquiry.made.now
    await code()
    #expect(inquiry.unanswered.now == 0, sourceLocation: site)
    let made = inquiry.made.now - before
    #expect(count.contains(made), "\(made) inquiries", sourceLocation: site)
  }

  @Test("A value is made, and torn down, unlocked")
  func making() async {
    await expectInquiries(1...1) { _ = EnvironmentValues(scope: root).nosyService }
    await expectInquiries(1...1) {
      root.end()
      await root.finishEnding()
    }
  }

  @Test("Values are compared, and end, unlocked when others take their place")
  func replacing() async {
    let scope = EnvironmentScope(parent: root)
    scope.provide { $0.nosy = Nosy(1, inquiry) }
    let model = withEnvironment(EnvironmentValues(scope: scope)) { NosyModel() }
    #expect(model.number == 1)
    for number in 2...6 {
      // One comparison and the end of the old value, whoever of those that remembered it lets go of it last.
      await expectInquiries(1...) { scope.provide { $0.nosy = Nosy(number, inquiry) } }
      await expectInquiries(...1) { #expect(model.number == number) }
    }
    await expectInquiries(0...0) { scope.provide { _ in } }
    await expectInquiries(...1) { #expect(model.number == 0) }
  }

  @Test("A value that is remembered far below ends unlocked when that is forgotten")
  func forgetting() async {
    let middle = EnvironmentScope(parent: root)
    let leaf = (0..<6).reduce(middle) { scope, _ in EnvironmentScope(parent: scope) }
    middle.provide { $0.nosy = Nosy(1, inquiry) }
    #expect(EnvironmentValues(scope: leaf).nosy.number == 1)
    middle.provide { _ in }
    // The leaf alone still has the slot, and lets it go with the next lookup that it remembers.
    await expectInquiries(1...1) { #expect(EnvironmentValues(scope: leaf).nosy.number == 0) }
  }

  @Test("A value that is made from others ends unlocked when it is given up")
  func givingUp() async {
    let scope = EnvironmentScope(parent: root)
    scope.provide { $0.nosy = Nosy(1, inquiry) }
    let leaf = (0..<6).reduce(scope) { scope, _ in EnvironmentScope(parent: scope) }
    #expect(EnvironmentValues(scope: leaf).nosyService.number == 1)
    for number in 2...6 {
      // The comparison, the teardown of the one, and the making of the other; ends of values besides.
      await expectInquiries(3...) {
        scope.provide { $0.nosy = Nosy(number, inquiry) }
        #expect(EnvironmentValues(scope: leaf).nosyService.number == number)
        await root.finishEnding()
      }
    }
  }

  @Test("The values of a scope, of an override and of a model end unlocked with them")
  func ending() async {
    await expectInquiries(1...1) {
      let scope = EnvironmentScope(parent: root)
      scope.provide { $0.nosy = Nosy(1, inquiry) }
    }
    await expectInquiries(1...1) { withEnvironment(\.nosy, Nosy(2, inquiry)) {} }
    await expectInquiries(1...1) {
      let model = withEnvironment(EnvironmentValues(scope: root)) {
        withEnvironment(\.nosy, Nosy(3, inquiry)) { NosyModel() }
      }
      #expect(model.number == 3)
    }
  }

  @Test("A default is asked for, and a property over several keys read and written, unlocked")
  func properties() async {
    await Inquiry.$current.withValue(inquiry) {
      await expectInquiries(1...1) { _ = EnvironmentValues(scope: EnvironmentScope()).nosyDefault }
      await withEnvironment(EnvironmentValues(scope: root)) {
        await expectInquiries(1...1) { #expect(EnvironmentValues.current.nosyProperty == 0) }
        await expectInquiries(2...2) {
          withEnvironment(\.nosyProperty, 4) { #expect(EnvironmentValues.current.count == 4) }
        }
      }
    }
  }

  @Test("Who observes what a model reads hears of a change unlocked")
  func observing() async {
    let inquiry = inquiry
    let model = withEnvironment(EnvironmentValues(scope: root)) { NosyModel() }
    func evaluate() {
      withUnsafePointer(to: 0) { mark in
        let before = ThreadMark.exchangeEvaluation(mark)
        defer { _ = ThreadMark.exchangeEvaluation(before) }
        withObservationTracking {
          _ = model.count
        } onChange: {
          inquiry.ask()
        }
      }
    }
    root.provide {
      $0.inquiry = inquiry
      $0.count = 1
    }
    evaluate()
    await expectInquiries(1...1) {
      root.provide {
        $0.inquiry = inquiry
        $0.count = 2
      }
    }
  }

  @Test("What is made asynchronously is made and dropped unlocked")
  func asynchronously() async throws {
    let inquiry = inquiry
    let once = AsyncOnce {
      inquiry.ask()
      return Nosy(1, inquiry)
    }
    await expectInquiries(1...1) { _ = try? await once.value }
    #expect(once.current?.number == 1)
  }
}

/// Asks the environment of the code that runs, and much else, from another thread, and waits for the answer.
private final class Inquiry: Sendable, Equatable {
  @TaskLocal static var current: Inquiry?

  let made = Shared(0)
  let unanswered = Shared(0)

  func ask() {
    made.with { $0 += 1 }
    let environment = EnvironmentValues.current
    let answered = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      // So many that every lock is needed once.
      let scopes = (0..<512).map { _ in EnvironmentScope() }
      for scope in scopes { _ = scope.ownSlots }
      withEnvironment(environment) { _ = (EnvironmentValues.current.title, EnvironmentValues.current.theme) }
      answered.signal()
    }
    if answered.wait(timeout: .now() + 30) == .timedOut { unanswered.with { $0 += 1 } }
  }

  static func == (left: Inquiry, right: Inquiry) -> Bool { left === right }
}

/// A value that asks the environment when it is compared and when it ends.
private final class Nosy: Equatable, Sendable {
  let number: Int
  private let inquiry: Inquiry

  init(_ number: Int, _ inquiry: Inquiry) { (self.number, self.inquiry) = (number, inquiry) }

  deinit { inquiry.ask() }

  static func == (left: Nosy, right: Nosy) -> Bool {
    left.inquiry.ask()
    return left.number == right.number
  }
}

private final class NosyService: Sendable {
  let number: Int
  let inquiry: Inquiry

  init(number: Int, _ inquiry: Inquiry) { (self.number, self.inquiry) = (number, inquiry) }
}

private final class NosyModel: Sendable {
  private let properties = Properties()

  private struct Properties: Sendable {
    @Environment(\.nosy) var nosy
    @Environment(\.count) var count
  }

  var number: Int { properties.nosy.number }
  var count: Int { properties.count }
}

private struct InquiryKey: EnvironmentKey { static let defaultValue = Inquiry() }
private struct NosyKey: EnvironmentKey { static let defaultValue = Nosy(-1, Inquiry()) }

private struct NosyDefaultKey: EnvironmentKey {
  static var defaultValue: Int {
    Inquiry.current?.ask()
    return 1
  }
}

private struct NosyServiceKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, NosyService> { \.nosyService }

  @Environment(\.nosy) private var nosy
  @Environment(\.inquiry) private var inquiry

  func makeValue() -> NosyService {
    inquiry.ask()
    return NosyService(number: nosy.number, inquiry)
  }

  static func tearDown(_ service: NosyService) async { service.inquiry.ask() }
}

extension EnvironmentValues {
  fileprivate var inquiry: Inquiry {
    get { self[InquiryKey.self] }
    set { self[InquiryKey.self] = newValue }
  }
  fileprivate var nosy: Nosy {
    get { self[NosyKey.self] }
    set { self[NosyKey.self] = newValue }
  }
  fileprivate var nosyDefault: Int { self[NosyDefaultKey.self] }
  fileprivate var nosyService: NosyService { self[NosyServiceKey.self] }
  fileprivate var nosyProperty: Int {
    get {
      Inquiry.current?.ask()
      return count
    }
    set {
      Inquiry.current?.ask()
      count = newValue
    }
  }
}
