import MilieuEnvironment
import Testing

/// What happens while something else is under way, one step at a time: races in slow motion.
@Suite struct MeanwhileTests {
  private let root = EnvironmentScope()

  @Test("A value that is made while what it is made from changes is not kept")
  func changeWhileMaking() async {
    let register = Register()
    let scope = EnvironmentScope(parent: root)
    @Sendable func provide(_ level: Int, _ meanwhile: Meanwhile) {
      scope.provide {
        $0.register = register
        $0.level = level
        $0.meanwhile = meanwhile
      }
    }
    let once = Meanwhile()
    once.work.with { $0 = { provide(2, once) } }
    provide(1, once)
    _ = EnvironmentValues(scope: scope).interrupted
    #expect(EnvironmentValues(scope: scope).interrupted.level == 2)
    #expect(register.made == 2)
    scope.end()
    await root.finishEnding()
    #expect(register.unsettled == 0)
  }

  @Test("A key whose default is read while its value is about to be provided is provided all the same")
  func defaultWhileProviding() {
    struct Meddler: Equatable {
      let root: EnvironmentScope
      let number: Int
      static func == (left: Self, right: Self) -> Bool {
        #expect(EnvironmentValues(scope: left.root).count == 0)
        return left.number == right.number
      }
    }
    struct MeddlerKey: EnvironmentKey { static let defaultValue: Meddler? = nil }
    root.provide { $0[MeddlerKey.self] = Meddler(root: root, number: 1) }
    root.provide {
      $0[MeddlerKey.self] = Meddler(root: root, number: 2)
      $0.count = 5
    }
    #expect(EnvironmentValues(scope: root).count == 5)
    #expect(root.ownSlots.count == 2)
    root.provide { _ in }
  }

  @Test("Values that were written once can be present several times, and end one after the other")
  func presentTwice() {
    root.provide { $0.register = Register() }
    var values = EnvironmentValues(scope: root)
    values.tag = 7
    let models = (0..<3).map { _ in withEnvironment(values) { Model() } }
    withEnvironment(values) { #expect(EnvironmentValues.current.jar.tag == 7) }
    let products = models.map(\.product)
    #expect(products.map(\.tag) == [7, 7, 7])
    #expect(Set(products.map { ObjectIdentifier($0) }).count == 3)
  }

  @Test("A task that a value starts while it is made may read that value later")
  func taskOfValue() async throws {
    let service = EnvironmentValues(scope: root).busy
    #expect(await service.task.value == ObjectIdentifier(service))
  }

  @Test("What is made asynchronously although its environment has ended is torn down, before the end is over")
  func madeAfterEnd() async throws {
    let (register, gate) = (Register(), Gate())
    root.provide {
      $0.register = register
      $0.gate = gate
    }
    let waiting = Task { [root] in try await EnvironmentValues(scope: root).late.value }
    await gate.waitForArrival()
    root.end()
    gate.open()
    await root.finishEnding()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(register.made == 1)
    #expect(register.unsettled == 0)
  }
}

/// Where work waits, whether it is cancelled or not.
private final class Gate: Sendable, Equatable {
  private let arrived = Shared<CheckedContinuation<Void, Never>?>(nil)

  func pass() async { await withCheckedContinuation { arrival in arrived.with { $0 = arrival } } }

  func waitForArrival() async {
    while arrived.with({ $0 == nil }) { await Task.yield() }
  }

  func open() { arrived.with { $0.take() }?.resume() }

  static func == (left: Gate, right: Gate) -> Bool { left === right }
}

private struct GateKey: EnvironmentKey { static let defaultValue = Gate() }

private struct LateKey: AsyncEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<Jar>> { \.late }

  @Environment(\.gate) private var gate
  @Environment(\.register) private var register

  func make() async throws -> Jar {
    await gate.pass()
    return Jar(tag: 0, register: register)
  }

  static func tearDown(_ jar: Jar) async { jar.register.end(jar.number) }
}

/// Work to be done once, by what is made.
private final class Meanwhile: Sendable, Equatable {
  let work = Shared<(@Sendable () -> Void)?>(nil)

  static func == (left: Meanwhile, right: Meanwhile) -> Bool { left === right }
}

private struct MeanwhileKey: EnvironmentKey { static let defaultValue = Meanwhile() }

private struct InterruptedKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Product> { \.interrupted }

  @Environment(\.level) private var level
  @Environment(\.register) private var register
  @Environment(\.meanwhile) private var meanwhile

  func makeValue() -> Product {
    let level = level
    meanwhile.work.with { $0.take() }?()
    return Product(level: level, flavour: 0, tag: 0, register: register)
  }

  static func tearDown(_ product: Product) async { product.register.end(product.number) }
}

/// Begins at once to work with what it finds in the environment, itself among it.
private final class Busy: Sendable {
  let task = Task {
    // A place that remembers nothing yet.
    let scope = AmbientEnvironment.scope.map { EnvironmentScope(parent: $0) }
    return scope.map { ObjectIdentifier(EnvironmentValues(scope: $0).busy) }
  }
}

private struct BusyKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Busy> { \.busy }

  func makeValue() -> Busy { Busy() }
}

extension EnvironmentValues {
  fileprivate var gate: Gate {
    get { self[GateKey.self] }
    set { self[GateKey.self] = newValue }
  }
  fileprivate var late: AsyncOnce<Jar> { self[LateKey.self] }
  fileprivate var busy: Busy { self[BusyKey.self] }
  fileprivate var meanwhile: Meanwhile {
    get { self[MeanwhileKey.self] }
    set { self[MeanwhileKey.self] = newValue }
  }
  fileprivate var interrupted: Product { self[InterruptedKey.self] }
}
