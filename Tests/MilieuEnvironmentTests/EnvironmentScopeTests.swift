import MilieuEnvironment
import Testing

@Suite struct EnvironmentScopeTests {
  @Test("The nearest provider above wins", arguments: [0, 1, 3, 4, 5, 100])
  func nearest(depth: Int) {
    let root = EnvironmentScope()
    root.provide { $0.count = 1 }
    let middle = EnvironmentScope(parent: root)
    middle.provide { $0.count = 2 }
    var leaf = middle
    for _ in 0..<depth { leaf = EnvironmentScope(parent: leaf) }
    #expect(leaf.slot(for: CountKey.self).value == 2)
    #expect(leaf.slot(for: NameKey.self).value == "nobody")
    #expect(root.slot(for: CountKey.self).value == 1)
  }

  @Test("A sibling's value is not seen")
  func siblings() {
    let root = EnvironmentScope()
    let left = EnvironmentScope(parent: root)
    let right = EnvironmentScope(parent: root)
    left.provide { $0.count = 1 }
    #expect(right.slot(for: CountKey.self).value == 0)
    #expect(root.slot(for: CountKey.self).value == 0)
  }

  @Test("All readers of a default share one slot at the root")
  func defaultsAtTheRoot() {
    let root = EnvironmentScope()
    let left = EnvironmentScope(parent: root).slot(for: CountKey.self)
    let right = EnvironmentScope(parent: EnvironmentScope(parent: root)).slot(for: CountKey.self)
    #expect(left === right)
    #expect(left.provider == .keyDefault)
    #expect(root.ownSlots.count == 1)
  }

  @Test("A remembered lookup is forgotten when a nearer scope gains the key, and again when it loses it")
  func rememberedLookups() {
    let root = EnvironmentScope()
    root.provide { $0.count = 1 }
    let chain = (0..<10).reduce(into: [root]) { chain, _ in chain.append(EnvironmentScope(parent: chain.last!)) }
    let leaf = chain[10]
    #expect(leaf.slot(for: CountKey.self).value == 1)
    chain[5].provide { $0.count = 2 }
    #expect(leaf.slot(for: CountKey.self).value == 2)
    chain[8].provide { $0.count = 3 }
    #expect(leaf.slot(for: CountKey.self).value == 3)
    chain[8].provide { _ in }
    #expect(leaf.slot(for: CountKey.self).value == 2)
    chain[5].provide { $0.name = "Ada" }
    #expect(leaf.slot(for: CountKey.self).value == 1)
    #expect(leaf.slot(for: NameKey.self).value == "Ada")
  }

  @Test("A root with many keys finds each of them, and those written later")
  func tableOfTheRoot() {
    let root = EnvironmentScope()
    let leaf = EnvironmentScope(parent: root)
    _ = leaf.slot(for: CountKey.self)
    _ = leaf.slot(for: NameKey.self)
    _ = leaf.slot(for: TitleKey.self)
    _ = leaf.slot(for: ThemeKey.self)
    root.provide { $0[Extra<Int>.self] = "a" }
    root.provide { $0[Extra<Bool>.self] = "b" }
    root.provide { $0.count = 9 }
    #expect(leaf.slot(for: Extra<Int>.self).value == "a")
    #expect(leaf.slot(for: Extra<Bool>.self).value == "b")
    #expect(leaf.slot(for: Extra<String>.self).value == "")
    #expect(leaf.slot(for: CountKey.self).value == 9)
  }

  private struct Extra<T>: EnvironmentKey { static var defaultValue: String { "" } }

  @Test("Providing names the keys that differ, appeared or went")
  func changedKeys() {
    let scope = EnvironmentScope(parent: EnvironmentScope())
    let (count, name) = (ObjectIdentifier(CountKey.self), ObjectIdentifier(NameKey.self))
    #expect(scope.provide { $0.count = 1 } == [count])
    #expect(scope.provide { $0.count = 1 } == [])
    #expect(scope.provide { $0.count = 2 } == [count])
    #expect(
      scope.provide {
        $0.nameAndTitle = "x"; $0.count = 2
      }.count == 2)
    #expect(
      scope.provide {
        $0.count = 2; $0.title = "x"
      } == [name])
  }

  @Test("A root keeps the settings that are not written again")
  func rootsKeepSettings() {
    let root = EnvironmentScope()
    root.provide { $0.count = 1 }
    root.provide { $0.name = "Ada" }
    #expect(root.slot(for: CountKey.self).value == 1)
    #expect(root.slot(for: NameKey.self).value == "Ada")
  }

  @Test("Two roots share nothing")
  func twoRoots() {
    let (first, second) = (EnvironmentScope(), EnvironmentScope())
    first.provide { $0.count = 1 }
    #expect(second.slot(for: CountKey.self).value == 0)
    #expect(first.slot(for: NameKey.self) !== second.slot(for: NameKey.self))
  }

  @Test("A slot says where its value was written, also after it was replaced")
  func provenance() {
    let root = EnvironmentScope()
    let scope = EnvironmentScope(parent: root)
    let first = ProviderSite(kind: .modifier, fileID: "App/Screen.swift", line: 12)
    let second = ProviderSite(kind: .modifier, fileID: "App/Screen.swift", line: 20)
    scope.provide(from: first) { $0.count = 1 }
    #expect(scope.slot(for: CountKey.self).provider == first)
    #expect(scope.slot(for: CountKey.self).provider.description == "App/Screen.swift:12")
    scope.provide(from: second) { $0.count = 2 }
    #expect(scope.slot(for: CountKey.self).provider == second)
    #expect(scope.slot(for: NameKey.self).provider.description == "the key's default")
    root.provide(from: .host) { $0.name = "x" }
    #expect(scope.slot(for: NameKey.self).provider.description == "the host")
  }

  @Test("A slot shows its key and value")
  func descriptions() {
    let scope = EnvironmentScope()
    scope.provide { $0.count = 4 }
    #expect(scope.slot(for: CountKey.self).description == "CountKey = 4")
  }
}
