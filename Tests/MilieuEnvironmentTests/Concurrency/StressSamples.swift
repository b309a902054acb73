import MilieuEnvironment

/// What a view tree's writer does, known beforehand, so that readers can tell which values they may meet.
struct TreeHistory: Sendable {
  struct State: Equatable, Sendable {
    /// Provided at the root, always.
    var level = 0

    /// Provided further in; `nil` while it is not, so that the default shows.
    var flavour: Int?
  }

  let states: [State]

  init(steps: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = State()
    var states = [state]
    for step in 1...steps {
      switch random.below(4) {
      case 0, 1: state.level = step
      case 2: state.flavour = step
      default: state.flavour = nil
      }
      states.append(state)
    }
    self.states = states
  }
}

/// Counts what values were made for whom and which of them ended.
final class Register: Sendable, Equatable {
  private struct Counts {
    var next = 0
    var ended: [Int: Int] = [:]
    var making: Set<String> = []
    var simultaneous = 0
    var endedInOrder: [Int] = []
  }

  private let counts = Shared(Counts())
  let mortals = Mortals()

  /// Notes that a value is made for the environment of the code that asks.
  func begin(_ kind: String) -> Int {
    let place = "\(kind) \(AmbientEnvironment.scope.map { "\(ObjectIdentifier($0))" } ?? "nowhere")"
    return counts.with {
      if !$0.making.insert(place).inserted { $0.simultaneous += 1 }
      $0.next += 1
      return $0.next
    }
  }

  func finish(_ kind: String) {
    let place = "\(kind) \(AmbientEnvironment.scope.map { "\(ObjectIdentifier($0))" } ?? "nowhere")"
    counts.with { _ = $0.making.remove(place) }
  }

  func end(_ number: Int) {
    counts.with {
      $0.ended[number, default: 0] += 1
      $0.endedInOrder.append(number)
    }
  }

  var made: Int { counts.with { $0.next } }
  var simultaneous: Int { counts.with { $0.simultaneous } }
  var order: [Int] { counts.with { $0.endedInOrder } }

  /// How many values did not end exactly once.
  var unsettled: Int { counts.with { counts in (0..<counts.next).count { counts.ended[$0 + 1] != 1 } } }

  /// Waits for what nobody waited for any more when it had been made, and for scopes that tasks let go late.
  func unsettledInTheEnd() async -> Int {
    let end = ContinuousClock.now + .seconds(180)
    while unsettled > 0, ContinuousClock.now < end {
      // NB: not a yield, which on few processors keeps everything else from running.
      try? await Task.sleep(for: .milliseconds(1))
    }
    return unsettled
  }

  static func == (left: Register, right: Register) -> Bool { left === right }
}

/// Made from the tree's values and an override's.
final class Product: Sendable {
  let number: Int
  let level: Int
  let flavour: Int
  let tag: Int
  let register: Register

  init(level: Int, flavour: Int, tag: Int, register: Register) {
    number = register.begin("product")
    (self.level, self.flavour, self.tag, self.register) = (level, flavour, tag, register)
    register.mortals.add(self)
    register.finish("product")
  }
}

/// Made from a product and an override's value.
final class Parcel: Sendable {
  let number: Int
  let product: Product
  let tag: Int

  init(product: Product, tag: Int) {
    number = product.register.begin("parcel")
    (self.product, self.tag) = (product, tag)
    product.register.mortals.add(self)
    product.register.finish("parcel")
  }
}

/// Made from what never changes, with a lid that is made from it.
final class Jar: Sendable {
  let number: Int
  let tag: Int
  let register: Register

  init(_ kind: String = "jar", tag: Int, register: Register) {
    number = register.begin(kind)
    (self.tag, self.register) = (tag, register)
    register.mortals.add(self)
    register.finish(kind)
  }
}

final class Lid: Sendable {
  let number: Int
  let jar: Jar

  init(jar: Jar) {
    number = jar.register.begin("lid")
    self.jar = jar
    jar.register.mortals.add(self)
    jar.register.finish("lid")
  }
}

/// A model such as an app has, shared by threads.
final class Model: Sendable {
  private let properties = Properties()

  private struct Properties: Sendable {
    @Environment(\.level) var level
    @Environment(\.flavour) var flavour
    @Environment(\.tag) var tag
    @Environment(\.product) var product
  }

  var level: Int { properties.level }
  var flavour: Int { properties.flavour }
  var tag: Int { properties.tag }
  var product: Product { properties.product }
}

// MARK: - Keys

private struct LevelKey: EnvironmentKey { static let defaultValue = -1 }
private struct FlavourKey: EnvironmentKey { static let defaultValue = -1 }
private struct TagKey: EnvironmentKey { static let defaultValue = 0 }
private struct RegisterKey: EnvironmentKey { static let defaultValue = Register() }

private struct ProductKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Product> { \.product }

  @Environment(\.level) private var level
  @Environment(\.flavour) private var flavour
  @Environment(\.tag) private var tag
  @Environment(\.register) private var register

  func makeValue() -> Product { Product(level: level, flavour: flavour, tag: tag, register: register) }
  static func tearDown(_ product: Product) async { product.register.end(product.number) }
}

private struct ParcelKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Parcel> { \.parcel }

  @Environment(\.product) private var product
  @Environment(\.tag) private var tag

  func makeValue() -> Parcel { Parcel(product: product, tag: tag) }
  static func tearDown(_ parcel: Parcel) async { parcel.product.register.end(parcel.number) }
}

private struct JarKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Jar> { \.jar }

  @Environment(\.tag) private var tag
  @Environment(\.register) private var register

  func makeValue() -> Jar { Jar(tag: tag, register: register) }
  static func tearDown(_ jar: Jar) async {
    await Task.yield()
    jar.register.end(jar.number)
  }
}

private struct LidKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Lid> { \.lid }

  @Environment(\.jar) private var jar

  func makeValue() -> Lid { Lid(jar: jar) }
  static func tearDown(_ lid: Lid) async {
    await Task.yield()
    lid.jar.register.end(lid.number)
  }
}

private struct BrewKey: AsyncEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, AsyncOnce<Jar>> { \.brew }

  @Environment(\.tag) private var tag
  @Environment(\.register) private var register

  /// Does not heed that it is cancelled, so that some are made that nobody waits for any more.
  func make() async throws -> Jar {
    await Task.yield()
    return Jar("brew \(UInt64.random(in: 0 ... .max))", tag: tag, register: register)
  }

  static func tearDown(_ jar: Jar) async { jar.register.end(jar.number) }
}

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  var flavour: Int {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
  var tag: Int {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
  var register: Register {
    get { self[RegisterKey.self] }
    set { self[RegisterKey.self] = newValue }
  }
  var product: Product { self[ProductKey.self] }
  var parcel: Parcel { self[ParcelKey.self] }
  var jar: Jar { self[JarKey.self] }
  var lid: Lid { self[LidKey.self] }
  var brew: AsyncOnce<Jar> { self[BrewKey.self] }
}
