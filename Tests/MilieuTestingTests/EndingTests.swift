import MilieuEnvironment
import MilieuRuntime
import MilieuTesting
import MilieuViews
import Synchronization
import Testing

/// What is left of a test's environment once the test has ended.
@Suite struct EndingTests {
  @Test(
    "When the body has ended, the test's environment is gone",
    .afterBody { while Ended.shared.isHeld { await Task.yield() } },
    .environment { $0.number = 1 }, .environment { $0.stage = "test" })
  func ends() {
    let journal = EnvironmentValues.current.journal
    Ended.shared.hold(journal)
    #expect(Ended.shared.isHeld)
  }

  @Test(
    "Services that were made for the test have been torn down when it ends, the last first",
    .afterBody { #expect(EndedServices.shared.all == ["trait's torn down", "root's torn down"]) },
    .environment(\.stage, "trait's"))
  func services() {
    #expect(EnvironmentValues.current.session.name == "trait's")
    #expect(EnvironmentValues.current.numbered.name == "root's")
  }

  @Test("An override of such a service makes none", .environment(\.session, SessionService(name: "mine")))
  func overridden() {
    #expect(EnvironmentValues.current.session.name == "mine")
  }

  @MainActor
  @Test("Work that was cancelled may still read from a screen that has ended; work that goes on fails the test")
  func late() async throws {
    let first = try ended("first")
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return first.greeting
    }
    #expect(await cancelled.value == "hello first")

    let second = try ended("second")
    let failures = await Failures.during { _ in #expect(second.greeting == "hello second") }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("The value of GreetingKey was read after it had ended") == true)
  }

  /// The environment of a screen that is closed.
  @MainActor
  private func ended(_ stage: String) throws -> EnvironmentValues {
    struct Reader: View {
      let take: (EnvironmentValues) -> Void
      var body: some View {
        let _ = take(.current)
        Text(verbatim: "here")
      }
    }
    var taken: EnvironmentValues?
    Headless(Reader { taken = $0 }.environment(\.stage, stage)).close()
    return try #require(taken)
  }

  /// Knows what belonged to a test, without keeping it.
  private final class Ended: Sendable {
    private struct Held: Sendable {
      weak var journal: Journal?
    }

    static let shared = Ended()
    private let held = Mutex(Held())

    var isHeld: Bool { held.withLock { $0.journal != nil } }
    func hold(_ journal: Journal) { held.withLock { $0.journal = journal } }
  }
}

// MARK: - Services

private struct SessionService: Sendable {
  let name: String
}

private final class EndedServices: Sendable {
  static let shared = EndedServices()
  private let names = Mutex<[String]>([])

  var all: [String] { names.withLock { $0 } }
  func note(_ name: String) { names.withLock { $0.append(name) } }
}

private struct SessionKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, SessionService> { \.session }

  @Environment(\.stage) private var stage

  func makeValue() -> SessionService { SessionService(name: stage) }

  static func tearDown(_ service: SessionService) async {
    await Task.yield()
    EndedServices.shared.note("\(service.name) torn down")
  }
}

private struct NumberedKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, SessionService> { \.numbered }

  @Environment(\.journal) private var journal

  func makeValue() -> SessionService {
    journal.write("made")
    return SessionService(name: "root's")
  }

  static func tearDown(_ service: SessionService) async {
    await Task.yield()
    EndedServices.shared.note("\(service.name) torn down")
  }
}

private struct GreetingKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, String> { \.greeting }

  @Environment(\.stage) private var stage

  func makeValue() -> String { "hello \(stage)" }
}

extension EnvironmentValues {
  fileprivate var greeting: String { self[GreetingKey.self] }

  fileprivate var session: SessionService {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }

  fileprivate var numbered: SessionService { self[NumberedKey.self] }
}
