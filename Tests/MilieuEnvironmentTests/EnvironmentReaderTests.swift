import MilieuEnvironment
import Testing

@Suite struct EnvironmentReaderTests {
  private let root = EnvironmentScope()
  private let listener = Listener()

  private func location<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope? = nil
  ) -> EnvironmentLocation<Value> {
    EnvironmentKeyPathLocation(keyPath: keyPath, scope: scope ?? root, owner: listener)
  }

  @Test("A reader hears of its own key and of no other")
  func ownKeyOnly() {
    let count = location(\.count)
    #expect(count.read() == 0)
    root.provide { $0.name = "Ada" }
    #expect(listener.changes == 0)
    root.provide { $0.count = 1 }
    #expect(listener.changes == 1)
    #expect(count.read() == 1)
  }

  @Test("An equal value is announced to nobody")
  func equalValue() {
    let count = location(\.count)
    root.provide { $0.count = 1 }
    _ = count.read()
    root.provide { $0.count = 1 }
    #expect(listener.changes == 0)
  }

  @Test("A change of what was not read since is announced to nobody, and seen by the next read")
  func unread() {
    let count = location(\.count)
    _ = count.read()
    count.wasRead = false
    root.provide { $0.count = 1 }
    #expect(listener.changes == 0)
    #expect(count.read() == 1)
  }

  @Test("A read that is not noted makes the owner depend on nothing")
  func unnotedRead() {
    let count = location(\.count)
    listener.notesReads = false
    #expect(count.read() == 0)
    root.provide { $0.count = 1 }
    #expect(listener.changes == 0)
    #expect(count.read() == 1)
  }

  @Test("A read that is not noted between a change and its turn leaves the change to be seen")
  func unnotedReadAfterAChange() {
    let count = location(\.count)
    _ = count.read()
    root.provide { $0.count = 1 }
    listener.notesReads = false
    #expect(count.read() == 1)
    #expect(count.refreshIfStale())
    #expect(!count.refreshIfStale())
    root.provide { $0.count = 2 }
    #expect(count.read() == 2)
    root.provide { $0.count = 1 }
    #expect(!count.refreshIfStale(), "it is what it was again")
  }

  @Test("A scope that gains a key re-points the readers below it and nobody else; so it does when it loses it")
  func gainAndLoss() {
    let branch = EnvironmentScope(parent: root)
    let (below, deep, beside, above) = (Listener(), Listener(), Listener(), Listener())
    let readers = [
      (EnvironmentScope(parent: branch), below), (EnvironmentScope(parent: EnvironmentScope(parent: branch)), deep),
      (EnvironmentScope(parent: root), beside), (root, above),
    ].map { EnvironmentKeyPathLocation(keyPath: \.count, scope: $0, owner: $1) }
    #expect(readers.map { $0.read() } == [0, 0, 0, 0])

    branch.provide { $0.count = 5 }
    #expect([below, deep, beside, above].map(\.changes) == [1, 1, 0, 0])
    #expect(readers.map { $0.refreshIfStale() } == [true, true, false, false])
    #expect(readers.map { $0.read() } == [5, 5, 0, 0])

    root.provide { $0.count = 7 }
    #expect([below, deep, beside, above].map(\.changes) == [1, 1, 1, 1])
    #expect(readers.map { $0.read() } == [5, 5, 7, 7])

    branch.provide { _ in }
    #expect([below, deep, beside, above].map(\.changes) == [2, 2, 1, 1])
    #expect(readers.map { $0.read() } == [7, 7, 7, 7])
  }

  @Test("A provider that appears with the value that stood re-points readers, which see no difference")
  func sameValueFromNearer() {
    let branch = EnvironmentScope(parent: root)
    let count = location(\.count, in: branch)
    _ = count.read()
    branch.provide { $0.count = 0 }
    #expect(count.refreshIfStale() == false)
    branch.provide { $0.count = 1 }
    #expect(count.read() == 1)
  }

  @Test("A part of a value differs only if that part does")
  func partOfAValue() {
    let accent = location(\.theme.colors.accent)
    #expect(accent.read() == "blue")
    root.provide { $0.theme = Theme(size: 99) }
    #expect(accent.refreshIfStale() == false)
    root.provide { $0.theme = Theme(colors: .init(accent: "red")) }
    #expect(accent.refreshIfStale() == true)
    #expect(accent.read() == "red")
  }

  @Test("A property over several keys hears of each of them")
  func severalKeys() {
    let both = location(\.nameAndTitle)
    #expect(both.read() == "nobody/untitled")
    #expect(both.slots.count == 2)
    root.provide { $0.name = "Ada" }
    #expect(both.read() == "Ada/untitled")
    root.provide { $0.title = "Dr" }
    #expect(both.read() == "Ada/Dr")
    #expect(listener.changes == 2)
  }

  @Test("Of a chain of lookups only those of the last time are listened to")
  func lookupsOfTheLastTime() {
    struct ChoiceKey: EnvironmentKey { static let defaultValue = false }
    let reader = EnvironmentReader(scope: root, owner: listener)
    func look() -> String {
      reader.tracking {
        let values = EnvironmentValues(scope: root, reader: reader)
        return values[ChoiceKey.self] ? values.name : values.title
      }
    }
    #expect(look() == "untitled")
    root.provide { $0[ChoiceKey.self] = true }
    #expect(listener.certain == 1)
    #expect(look() == "nobody")
    root.provide { $0.title = "Dr" }
    #expect(listener.certain == 1)
    root.provide { $0.name = "Ada" }
    #expect(listener.certain == 2)
    #expect(reader.slots.count == 2)
  }

  @Test("Readers that go leave nothing behind")
  func readersLeave() {
    let slot = root.slot(for: CountKey.self)
    var readers = (0..<100).map { _ in location(\.count) }
    readers.forEach { _ = $0.read() }
    #expect(slot.readerCount == 100)
    readers.removeSubrange(20..<50)
    #expect(slot.readerCount == 70)
    root.provide { $0.count = 1 }
    #expect(listener.changes == 70)
    readers.forEach { $0.close() }
    #expect(slot.readerCount == 0)
    root.provide { $0.count = 2 }
    #expect(listener.changes == 70)
  }

  @Test("Readers may go in any order", arguments: 0..<20 as Range<UInt64>)
  func anyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scopes = (0..<4).reduce(into: [root]) { scopes, _ in scopes.append(EnvironmentScope(parent: scopes.last!)) }
    var readers: [EnvironmentReader] = []
    func read(_ reader: EnvironmentReader) {
      let values = EnvironmentValues(scope: reader.scope, reader: reader)
      reader.tracking {
        if Bool.random(using: &random) { _ = values.count }
        if Bool.random(using: &random) { _ = values.name }
        if Bool.random(using: &random) { _ = values.title }
      }
    }
    for _ in 0..<400 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: readers.append(EnvironmentReader(scope: scopes.randomElement(using: &random)!, owner: listener))
      case 1: if !readers.isEmpty { readers.remove(at: Int.random(in: readers.indices, using: &random)) }
      default: if let reader = readers.randomElement(using: &random) { read(reader) }
      }
      let registered = Dictionary(grouping: readers.flatMap(\.slots), by: { ObjectIdentifier($0) }).mapValues(\.count)
      for slot in root.ownSlots { #expect(slot.readerCount == registered[ObjectIdentifier(slot)] ?? 0) }
    }
    readers = []
    #expect(root.ownSlots.allSatisfy { $0.readerCount == 0 })
  }

  @Test("A whole environment that was kept after its reader closed can be read, and concerns nobody")
  func keptAfterClosing() {
    let whole = location(\.self)
    let kept = whole.read()
    #expect(kept.count == 0)
    whole.close()
    root.provide { $0.count = 1 }
    #expect(kept.count == 1)
    #expect(kept.name == "nobody")
    #expect(root.ownSlots.allSatisfy { $0.readerCount == 0 })
    #expect(listener.changes == 0)
    #expect(whole.read().count == 1)
  }

  @Test("A closed reader of the whole environment is freed")
  func wholeEnvironmentIsFreed() {
    weak var reader: EnvironmentLocation<EnvironmentValues>?
    do {
      let whole = location(\.self)
      reader = whole
      _ = whole.read().count
      whole.close()
      _ = whole.read().count
    }
    #expect(reader == nil)
  }

  @Test("A reader that was told looks up again only once")
  func looksUpOnce() {
    let keyPath = \EnvironmentValues.counted
    let counted = location(keyPath)
    lookups = 0
    for _ in 0..<10 { _ = counted.read() }
    #expect(lookups == 1)
    root.provide { $0.count = 1 }
    for _ in 0..<10 { _ = counted.read() }
    #expect(lookups == 2)
  }
}

nonisolated(unsafe) private var lookups = 0

extension EnvironmentValues {
  fileprivate var counted: Int {
    lookups += 1
    return count
  }
}
