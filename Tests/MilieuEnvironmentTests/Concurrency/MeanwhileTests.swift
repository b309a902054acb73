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
    let register = Register()
    root.provide { $0.register = register }
    let brew = EnvironmentValues(scope: root).brew
    let waiting = Task { try await brew.value }
    while register.made == 0, brew.current == nil { await Task.yield() }
    root.end()
    await root.finishEnding()
    _ = await waiting.result
    #expect(register.made == 1)
    #expect(register.unsettled == 0)
  }
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
  let task = Task { ObjectIdentifier(EnvironmentValues.current.busy) }
}

private struct BusyKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Busy> { \.busy }

  func makeValue() -> Busy { Busy() }
}

extension EnvironmentValues {
  fileprivate var busy: Busy { self[BusyKey.self] }
  fileprivate var meanwhile: Meanwhile {
    get { self[MeanwhileKey.self] }
    set { self[MeanwhileKey.self] = newValue }
  }
  fileprivate var interrupted: Product { self[InterruptedKey.self] }
}
