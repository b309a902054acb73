import Foundation
import MilieuEnvironment
import Synchronization
import Testing

@Suite struct DerivedKeyTests {
  private let root = EnvironmentScope()
  private let ledger = Ledger()

  init() {
    let ledger = ledger
    root.provide { $0.ledger = ledger }
  }

  private func values(in scope: EnvironmentScope) -> EnvironmentValues { EnvironmentValues(scope: scope) }

  private func child(of parent: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> EnvironmentScope
  {
    let scope = EnvironmentScope(parent: parent)
    scope.provide(change)
    return scope
  }

  @Test("A value is made when it is first read, once, and shared by all below who see the same")
  func sharing() {
    let (left, right) = (child(of: root), child(of: child(of: root) { $0.count = 9 }))
    #expect(ledger.all.isEmpty)
    let first = values(in: left).catalog
    #expect(values(in: right).catalog === first)
    #expect(values(in: root).catalog === first)
    #expect(ledger.all == ["make catalog nobody"])
  }

  @Test("A subtree that overrides something a value is made from has its own, and nothing else is made anew")
  func overriding() {
    let ada = child(of: root) { $0.name = "Ada" }
    let below = child(of: child(of: ada))
    let beside = child(of: root) { $0.title = "Beside" }
    _ = (values(in: root).shop, values(in: below).shop, values(in: ada).shop, values(in: beside).shop)
    #expect(values(in: below).catalog === values(in: ada).catalog)
    #expect(values(in: beside).catalog === values(in: root).catalog)
    #expect(values(in: beside).shop !== values(in: root).shop)
    #expect(
      ledger.all == [
        "make catalog nobody", "make shop untitled", "make catalog Ada", "make shop untitled", "make shop Beside",
      ])
  }

  @Test("What is provided for the key is read as it is, and its dependants are made from it")
  func provided() {
    let mock = Catalog(name: "mock", ledger: ledger)
    let scope = child(of: root) { $0.catalog = mock }
    let below = child(of: scope) { $0.name = "Ada" }
    #expect(values(in: below).catalog === mock)
    #expect(values(in: below).shop.catalog === mock)
    #expect(values(in: root).catalog !== mock)
  }

  @Test(
    "When something a value is made from changes, the value and what is made from it are made anew; the old ones end in order"
  )
  func change() async {
    let scope = child(of: root) { $0.name = "Ada" }
    let beside = child(of: root)
    let before = (values(in: scope).shop, values(in: beside).shop)
    scope.provide { $0.name = "Grace" }
    let after = (values(in: scope).shop, values(in: beside).shop)
    #expect(after.0.catalog.name == "Grace")
    #expect(after.0 !== before.0)
    #expect(after.1 === before.1)
    await root.finishEnding()
    #expect(ledger.count("make catalog Grace") == 1)
    #expect(ledger.all.suffix(4).contains("end catalog Ada"))
    #expect(ledger.count("end catalog nobody") == 0)
    let ends = ledger.all.filter { $0.hasPrefix("end") }
    #expect(ends == ["end shop untitled", "end catalog Ada"])
  }

  @Test("Where the same values are provided again the value of further out is shared, until one of them differs")
  func equalOverride() async {
    let scope = child(of: root) { $0.name = "nobody" }
    let leaf = child(of: scope)
    #expect(values(in: leaf).shop === values(in: root).shop)
    #expect(values(in: leaf).catalog === values(in: root).catalog)
    scope.provide { $0.name = "Ada" }
    #expect(values(in: leaf).catalog.name == "Ada")
    scope.provide { $0.name = "nobody" }
    #expect(values(in: leaf).catalog === values(in: root).catalog)
    await root.finishEnding()
    #expect(ledger.count("end catalog nobody") == 0)
    #expect(ledger.count("make catalog nobody") == 1)
  }

  @Test("An equal value changes nothing")
  func equalChange() {
    let scope = child(of: root) { $0.name = "Ada" }
    let before = values(in: scope).catalog
    scope.provide { $0.name = "Ada" }
    #expect(values(in: scope).catalog === before)
  }

  @Test("A provider that appears below gives those below it their own value, and takes it back when it goes")
  func appearing() async {
    let middle = child(of: root)
    let leaf = child(of: middle)
    let outer = values(in: leaf).catalog
    middle.provide { $0.name = "Ada" }
    #expect(values(in: leaf).catalog.name == "Ada")
    #expect(values(in: root).catalog === outer)
    middle.provide { _ in }
    #expect(values(in: leaf).catalog === outer)
    await root.finishEnding()
    #expect(ledger.all == ["make catalog nobody", "make catalog Ada", "end catalog Ada"])
  }

  @Test("A scope's values end with it, later ones before those they were made from, one after the other")
  func ending() async {
    let scope = child(of: root) { $0.name = "Ada" }
    _ = values(in: scope).shop
    _ = values(in: root).catalog
    scope.end()
    await root.finishEnding()
    #expect(ledger.all.filter { $0.hasPrefix("end") } == ["end shop untitled", "end catalog Ada"])
    root.end()
    root.end()
    await root.finishEnding()
    #expect(ledger.all.filter { $0.hasPrefix("end") }.last == "end catalog nobody")
    #expect(ledger.count("end catalog nobody") == 1)
  }

  @Test("A scope that nobody holds any more ends its values, though they read the environment by themselves")
  func abandoned() async {
    weak var gone: EnvironmentScope?
    weak var shop: Shop?
    do {
      let scope = child(of: root) { $0.name = "Ada" }
      (gone, shop) = (scope, values(in: scope).shop)
      #expect(shop?.count == 0)
    }
    #expect(gone == nil)
    await root.finishEnding()
    #expect(shop == nil)
    #expect(ledger.all.suffix(2) == ["end shop untitled", "end catalog Ada"])
  }

  @Test("An override around some work makes its own value for the work, and for models made in it that go on")
  func overrides() async {
    final class Model: Sendable {
      private let reader = Reader()
      struct Reader: Sendable { @Environment(\.catalog) var catalog }
      var name: String { reader.catalog.name }
    }
    let ledger = Ledger()
    let model = withEnvironment(\.ledger, ledger) {
      withEnvironment(\.name, "Ada") {
        #expect(EnvironmentValues.current.catalog === EnvironmentValues.current.catalog)
        return Model()
      }
    }
    #expect(model.name == "Ada")
    #expect(model.name == "Ada")
    #expect(ledger.all == ["make catalog Ada"])
  }

  @Test("Threads that ask at once get one value, and no lock is held while it is made")
  func singleFlight() async {
    // The making itself reads the environment, on this thread and on another one: a lock held meanwhile would stop it for ever.
    let scope = child(of: root) { $0.slow = Slowness() }
    let made = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<16 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              continuation.resume(returning: ObjectIdentifier(EnvironmentValues(scope: scope).lazy))
            }
          }
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(made.count == 1)
    #expect(EnvironmentValues(scope: scope).slow.makings.withLock { $0 } == 1)
  }
}

/// Makes slowly, and asks the environment from another thread while it does.
final class Slowness: Sendable {
  let makings = Mutex(0)
}

final class Lazy: Sendable {}

struct SlownessKey: EnvironmentKey { static let defaultValue = Slowness() }

struct LazyKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Lazy> { \.lazy }

  @Environment(\.slow) private var slow

  func makeValue() -> Lazy {
    slow.makings.withLock { $0 += 1 }
    let environment = EnvironmentValues.current
    let asked = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      withEnvironment(environment) { _ = (EnvironmentValues.current.catalog, EnvironmentValues.current.count) }
      asked.signal()
    }
    asked.wait()
    return Lazy()
  }
}

extension EnvironmentValues {
  fileprivate var slow: Slowness {
    get { self[SlownessKey.self] }
    set { self[SlownessKey.self] = newValue }
  }
  fileprivate var lazy: Lazy { self[LazyKey.self] }
}
