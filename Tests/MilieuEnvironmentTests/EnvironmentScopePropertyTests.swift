import MilieuEnvironment
import Testing

private enum Numbered<Tag>: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum A {}
private enum B {}
private enum C {}
private enum D {}
private enum E {}
private enum F {}

extension EnvironmentValues {
  fileprivate var a: Int {
    get { self[Numbered<A>.self] }
    set { self[Numbered<A>.self] = newValue }
  }
  fileprivate var b: Int {
    get { self[Numbered<B>.self] }
    set { self[Numbered<B>.self] = newValue }
  }
  fileprivate var c: Int {
    get { self[Numbered<C>.self] }
    set { self[Numbered<C>.self] = newValue }
  }
  fileprivate var d: Int {
    get { self[Numbered<D>.self] }
    set { self[Numbered<D>.self] = newValue }
  }
  fileprivate var e: Int {
    get { self[Numbered<E>.self] }
    set { self[Numbered<E>.self] = newValue }
  }
  fileprivate var f: Int {
    get { self[Numbered<F>.self] }
    set { self[Numbered<F>.self] = newValue }
  }
}

/// Random trees of scopes with random writes, against a model that walks up from scratch each time.
@Suite struct EnvironmentScopePropertyTests {
  private final class ModelScope {
    let scope: EnvironmentScope
    let parent: ModelScope?
    var written: [Int: Int] = [:]

    init(parent: ModelScope?) {
      self.parent = parent
      scope = parent.map { EnvironmentScope(parent: $0.scope) } ?? EnvironmentScope()
    }

    func value(of key: Int) -> Int { written[key] ?? parent?.value(of: key) ?? 0 }
  }

  private static var keyPaths: [WritableKeyPath<EnvironmentValues, Int>] { [\.a, \.b, \.c, \.d, \.e, \.f] }

  private final class Reader: EnvironmentReaderOwner {
    let notesReads = true
    let place: ModelScope
    let key: Int
    var seen: Int
    var heard = 0
    lazy var location = EnvironmentKeyPathLocation(
      keyPath: EnvironmentScopePropertyTests.keyPaths[key], scope: place.scope, owner: self)

    init(place: ModelScope, key: Int) {
      self.place = place
      self.key = key
      seen = place.value(of: key)
    }

    func environmentDidChange(isCertain: Bool) { heard += 1 }
  }

  @Test(
    "Every reader has the nearest value after every change, and whoever's value changed has heard of it",
    arguments: 0..<40 as Range<UInt64>)
  func agreesWithTheModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scopes = [ModelScope(parent: nil)]
    var readers: [Reader] = []
    for step in 0..<300 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        // Long chains as well as bushes: half of the time below the newest.
        scopes.append(
          ModelScope(parent: Bool.random(using: &random) ? scopes.last! : scopes.randomElement(using: &random)!))
      case 2, 3:
        let reader = Reader(
          place: scopes.randomElement(using: &random)!, key: Int.random(in: Self.keyPaths.indices, using: &random))
        #expect(reader.location.read() == reader.seen)
        readers.append(reader)
      case 4:
        if !readers.isEmpty {
          readers.remove(at: Int.random(in: readers.indices, using: &random)).location.close()
        }
      default:
        write(to: scopes.randomElement(using: &random)!, using: &random)
      }
      for reader in readers {
        let expected = reader.place.value(of: reader.key)
        if expected != reader.seen { #expect(reader.heard > 0, "seed \(seed), step \(step)") }
        if reader.heard > 0 { #expect(reader.location.refreshIfStale() == (expected != reader.seen)) }
        #expect(reader.location.read() == expected, "seed \(seed), step \(step)")
        reader.seen = expected
        reader.heard = 0
      }
    }
    for reader in readers { reader.location.close() }
    #expect(scopes.allSatisfy { $0.scope.ownSlots.allSatisfy { $0.readerCount == 0 } })
  }

  private func write(to place: ModelScope, using random: inout SeededGenerator) {
    var new: [Int: Int] = place.parent == nil ? place.written : [:]
    for key in Self.keyPaths.indices where Int.random(in: 0..<3, using: &random) == 0 {
      new[key] = Int.random(in: 0..<3, using: &random)
    }
    place.written = new
    place.scope.provide { values in
      for (key, value) in new { values[keyPath: Self.keyPaths[key]] = value }
    }
  }

  @Test("A change reaches as many readers as stand below it, however many stand elsewhere", arguments: [1, 10, 1000])
  func reachesOnlyItsReaders(others: Int) {
    let root = ModelScope(parent: nil)
    let branch = ModelScope(parent: root)
    branch.scope.provide { $0.a = 1 }
    let below = (0..<3).map { _ in Reader(place: ModelScope(parent: branch), key: 0) }
    let beside = (0..<others).map { _ in Reader(place: ModelScope(parent: root), key: 0) }
    (below + beside).forEach { _ = $0.location.read() }
    branch.scope.provide { $0.a = 2 }
    #expect(below.map(\.heard) == [1, 1, 1])
    #expect(beside.allSatisfy { $0.heard == 0 })
  }
}
