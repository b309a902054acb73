import MilieuEnvironment
import Synchronization
import Testing

/// Keys that name a value for each context, at roots made for the purpose; tests as authors write them are in MilieuTestingTests.
@Suite struct ContextTests {
  @Test("The default is that of the root's context")
  func contexts() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = "live"
      static let previewValue = "preview"
      static let testValue = "test"
    }
    #expect(value(of: Key.self, in: .live) == "live")
    #expect(value(of: Key.self, in: .preview) == "preview")
    #expect(value(of: Key.self, in: .test) == "test")
  }

  @Test("Live and preview values are made once per process, and each only where somebody reads it")
  func madeOnce() {
    struct Key: ContextualEnvironmentKey {
      static let made = Mutex<[String]>([])
      static func make(_ name: String) -> Service {
        made.withLock { $0.append(name) }
        return Service()
      }
      static var liveValue: Service { make("live") }
      static var previewValue: Service { make("preview") }
      static var testValue: Service { make("test") }
    }
    let shown = value(of: Key.self, in: .preview)
    #expect(value(of: Key.self, in: .preview) === shown)
    _ = value(of: Key.self, in: .test)
    #expect(Key.made.withLock { $0 } == ["preview", "test"])
    let used = value(of: Key.self, in: .live)
    #expect(value(of: Key.self, in: .live) === used)
    #expect(used !== shown)
    #expect(Key.made.withLock { $0 } == ["preview", "test", "live"])
  }

  @Test("The value for tests is made once for each test's root, so that tests do not share what it keeps")
  func madeForEachTest() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = Service()
      static var testValue: Service { Service() }
    }
    let root = EnvironmentScope(context: .test)
    let inside = EnvironmentScope(parent: root)
    #expect(inside.slot(for: Key.self).value === root.slot(for: Key.self).value)
    #expect(EnvironmentScope(context: .test).slot(for: Key.self).value !== root.slot(for: Key.self).value)
  }

  @Test("A preview without a value of its own shows the live one, the very same")
  func previewFallsBack() {
    struct Key: ContextualEnvironmentKey {
      static var liveValue: Service { Service() }
    }
    #expect(value(of: Key.self, in: .preview) === value(of: Key.self, in: .live))
  }

  @Test("A plain key has one default in every context")
  func plain() {
    struct Key: EnvironmentKey {
      static var defaultValue: Service { Service() }
    }
    let live = value(of: Key.self, in: .live)
    #expect(value(of: Key.self, in: .preview) === live)
    #expect(value(of: Key.self, in: .test) === live)
  }

  @Test("Plain values and a key's own default follow the context that code runs in")
  func ambient() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = "live"
      static let previewValue = "preview"
      static let testValue = "test"
    }
    #expect(EnvironmentValues()[Key.self] == "test")
    #expect(Key.defaultValue == "test")
    withEnvironment(EnvironmentValues(scope: EnvironmentScope(context: .preview))) {
      #expect(EnvironmentValues()[Key.self] == "preview")
      #expect(Key.defaultValue == "preview")
    }
    withEnvironment(EnvironmentValues()) { #expect(EnvironmentValues.current[Key.self] == "test") }
  }

  // MARK: - No value for tests

  @Test("A test without a value is told, once for each key, and goes on with the preview value")
  func previewStandsIn() throws {
    struct Key: ContextualEnvironmentKey {
      static var liveValue: String { fatalError("The live value is made in no test that has another.") }
      static let previewValue = "preview"
    }
    let test = RecordingTest()
    let root = EnvironmentScope(context: .test, test: test)
    #expect(EnvironmentScope(parent: root).slot(for: Key.self).value == "preview")
    #expect(root.slot(for: Key.self).value == "preview")
    let message = try #require(test.messages.first)
    #expect(test.messages.count == 1)
    #expect(
      message.hasPrefix("Key has a live value and none for tests, and “A recording” read it without providing one."))
    #expect(message.contains("got      its preview value"))
    #expect(message.contains("withEnvironment(\\.…, …)"))
  }

  @Test("Without a preview value it goes on with what its type calls unimplemented")
  func unimplementedStandsIn() throws {
    struct Client: Unimplementable, Equatable {
      var name: String
      static var unimplemented: Client { Client(name: "unimplemented") }
    }
    struct Key: ContextualEnvironmentKey {
      static var liveValue: Client { fatalError("The live value is made in no test that has another.") }
    }
    let test = RecordingTest()
    #expect(EnvironmentScope(context: .test, test: test).slot(for: Key.self).value.name == "unimplemented")
    #expect(test.messages.count == 1)
    #expect(test.messages.allSatisfy { $0.contains("unimplemented value") })
  }

  @Test("Only where there is nothing else it goes on with the live value, and has been told")
  func liveStandsIn() {
    struct Key: ContextualEnvironmentKey {
      static var liveValue: Service { Service() }
    }
    let test = RecordingTest()
    let value = EnvironmentScope(context: .test, test: test).slot(for: Key.self).value
    #expect(value === self.value(of: Key.self, in: .live))
    #expect(test.messages.count == 1)
    #expect(test.messages.allSatisfy { $0.contains("the live value, for want of another") })
  }

  @Test("A value for tests that is the preview value is a value for tests")
  func namedByAnother() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = "live"
      static let previewValue = "preview"
      static var testValue: String { previewValue }
    }
    struct LiveKey: ContextualEnvironmentKey {
      static let liveValue = "live"
      static var testValue: String { previewValue }
    }
    let test = RecordingTest()
    let root = EnvironmentScope(context: .test, test: test)
    #expect(root.slot(for: Key.self).value == "preview")
    #expect(root.slot(for: LiveKey.self).value == "live")
    #expect(test.messages.isEmpty)
  }

  @Test("A value that is provided, live or a preview is no cause to tell")
  func notTold() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = "live"
    }
    let test = RecordingTest()
    let root = EnvironmentScope(context: .test, test: test)
    let scope = EnvironmentScope(parent: root)
    scope.provide { $0[Key.self] = "given" }
    #expect(scope.slot(for: Key.self).value == "given")
    for context in [EnvironmentContext.live, .preview] {
      #expect(EnvironmentScope(context: context, test: test).slot(for: Key.self).value == "live")
    }
    #expect(test.messages.isEmpty)
  }

  @Test("Threads that ask together get one value, and the test is told once")
  func together() async {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = Service()
      static var previewValue: Service { Service() }
    }
    let test = RecordingTest()
    let root = EnvironmentScope(context: .test, test: test)
    let values = await withTaskGroup(of: Service.self) { group in
      for _ in 0..<50 { group.addTask { EnvironmentScope(parent: root).slot(for: Key.self).value } }
      return await group.reduce(into: [Service]()) { $0.append($1) }
    }
    #expect(values.allSatisfy { $0 === values[0] })
    #expect(test.messages.count == 1)
  }

  @Test("The place is named of a property that reads, in a model and in a view")
  func places() {
    struct Key: ContextualEnvironmentKey {
      static let liveValue = "live"
    }
    struct OtherKey: ContextualEnvironmentKey {
      static let liveValue = "live"
    }
    let test = RecordingTest()
    let root = EnvironmentScope(context: .test, test: test)
    let site = DeclarationSite(fileID: "Shop/SearchModel.swift", line: 12)
    withEnvironment(EnvironmentValues(scope: root)) {
      _ = AmbientKeyPathLocation(keyPath: \.[ContextTests.Probe<Key>()], site: site).read()
    }
    _ = EnvironmentKeyPathLocation(keyPath: \.[ContextTests.Probe<OtherKey>()], site: site, scope: root).read()
    #expect(test.messages.count == 2)
    #expect(test.messages.allSatisfy { $0.contains("\n  read by  @Environment(\\.…), Shop/SearchModel.swift:12\n") })
  }

  // MARK: - What the tests use

  final class Service: Sendable {}

  struct Probe<Key: EnvironmentKey>: Hashable {}

  private func value<Key: EnvironmentKey>(of key: Key.Type, in context: EnvironmentContext) -> Key.Value {
    EnvironmentScope(context: context).slot(for: key).value
  }
}

extension EnvironmentValues {
  fileprivate subscript<Key: EnvironmentKey>(probe: ContextTests.Probe<Key>) -> Key.Value { self[Key.self] }
}

/// Notes what it is failed with.
final class RecordingTest: EnvironmentTest {
  private let recorded = Mutex<[String]>([])

  var messages: [String] { recorded.withLock { $0 } }
  var name: String { "A recording" }

  func record(_ message: String, at site: SourceSite?) { recorded.withLock { $0.append(message) } }
}
