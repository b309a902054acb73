import MilieuEnvironment
import Synchronization
import Testing

private final class Service: Sendable {}

private let timesServiceWasMade = Mutex(0)

private struct ServiceKey: EnvironmentKey {
  static var defaultValue: Service {
    timesServiceWasMade.withLock { $0 += 1 }
    return Service()
  }
}

private struct ConcurrentKey: EnvironmentKey {
  static var defaultValue: Service { Service() }
}

private struct OptionalKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ExistentialKey: EnvironmentKey { static let defaultValue: any Sendable = "default" }
private struct ActionKey: EnvironmentKey { static let defaultValue: @Sendable (Int) -> Int = { $0 } }

@Suite struct EnvironmentValuesTests {
  @Test("A key that nobody wrote has its default")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.count == 0)
    #expect(values.name == "nobody")
    #expect(values[OptionalKey.self] == nil)
    #expect(values[ExistentialKey.self] as? String == "default")
    #expect(values[ActionKey.self](3) == 3)
  }

  @Test("A computed default is made once per process, in whatever place it is read")
  func computedDefaultIsMadeOnce() {
    let first = EnvironmentValues()[ServiceKey.self]
    let second = EnvironmentValues()[ServiceKey.self]
    let inScope = EnvironmentScope().slot(for: ServiceKey.self).value
    #expect(first === second)
    #expect(first === inScope)
    #expect(timesServiceWasMade.withLock { $0 } == 1)
  }

  @Test("Threads that read a default at once get the same object")
  func defaultUnderConcurrentAccess() async {
    let services = await withTaskGroup(of: Service.self) { group in
      for _ in 0..<64 { group.addTask { EnvironmentValues()[ConcurrentKey.self] } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(services.count == 64)
    #expect(services.allSatisfy { $0 === services[0] })
  }

  @Test("A copy is a value: writing it leaves the original as it was")
  func copies() {
    var original = EnvironmentValues()
    original.count = 1
    var copy = original
    copy.count = 2
    copy.name = "Ada"
    #expect(original.count == 1)
    #expect(original.name == "nobody")
    #expect(copy.count == 2)
  }

  @Test("The last value written to a key stands")
  func lastWriteWins() {
    var values = EnvironmentValues()
    values.count = 1
    values.count = 2
    #expect(values.count == 2)
    #expect(values.description == "[CountKey = 2]")
  }

  @Test("A value written as the default is still written")
  func writtenDefault() {
    let root = EnvironmentScope()
    root.provide { $0.count = 5 }
    let inner = EnvironmentScope(parent: root)
    inner.provide { $0.count = 0 }
    #expect(inner.slot(for: CountKey.self).value == 0)
  }

  @Test("Writing nil to an optional key hides an outer value")
  func writtenNil() {
    let root = EnvironmentScope()
    root.provide { $0[OptionalKey.self] = 1 }
    let inner = EnvironmentScope(parent: root)
    inner.provide { $0[OptionalKey.self] = nil }
    #expect(EnvironmentValues(scope: inner)[OptionalKey.self] == nil)
    #expect(EnvironmentValues(scope: root)[OptionalKey.self] == 1)
  }

  @Test("Values that came out of a scope follow it, except for what was written on the copy")
  func connectedCopies() {
    let scope = EnvironmentScope()
    var values = EnvironmentValues(scope: scope)
    values.count = 7
    scope.provide { values in
      values.count = 1
      values.name = "Ada"
    }
    #expect(values.count == 7)
    #expect(values.name == "Ada")
    #expect(scope.slot(for: CountKey.self).value == 1)
  }

  @Test("A property over several keys reads and writes all of them")
  func severalKeys() {
    var values = EnvironmentValues()
    values.nameAndTitle = "x"
    #expect(values.name == "x" && values.title == "x")
    #expect(values.nameAndTitle == "x/x")
  }

  @Test("A write through a deep key path keeps the rest of the value")
  func deepKeyPath() {
    var values = EnvironmentValues()
    values[keyPath: \.theme.colors.accent] = "red"
    #expect(values.theme.colors == Theme.Colors(accent: "red", background: "white"))
    #expect(values[keyPath: \.theme.size] == 12)
  }
}
