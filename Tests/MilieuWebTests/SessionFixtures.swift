import Foundation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@testable import MilieuWeb

// MARK: - Views

/// A count, a button that adds to it, and one that may not be pressed.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "count \(count)")
      Button("Add") { count += 1 }
      Button("Off") { count += 100 }.disabled(true)
    }
  }
}

/// A field that keeps its text in capitals.
struct CapitalsView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      Text(verbatim: "<\(text)>")
    }
  }
}

/// Something that changes by itself.
@Observable @MainActor
final class Feed {
  var value = 0
}

struct FeedView: View {
  let feed: Feed

  var body: some View {
    VStack {
      Text(verbatim: "value \(feed.value)")
      Button("Nothing") {}
    }
  }
}

// MARK: - Time

/// Time that stands still until a test moves it.
@MainActor
final class ManualClock: SessionClock {
  private(set) var now: Duration = .zero
  private var waiting: [(due: Duration, id: Int, action: @MainActor () -> Void)] = []
  private var lastID = 0

  nonisolated init() {}

  func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> Appointment {
    lastID += 1
    let id = lastID
    waiting.append((now + delay, id, action))
    return Appointment { [weak self] in self?.waiting.removeAll { $0.id == id } }
  }

  func advance(by duration: Duration) {
    let end = now + duration
    while let next = waiting.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      waiting.removeAll { $0.id == next.id }
      now = next.due
      next.action()
    }
    now = end
  }

  /// What waits for its time.
  var count: Int { waiting.count }
}

// MARK: - Hosts

/// A server on a free port, whose time stands still.
@MainActor
final class LiveHost {
  let host: WebHost
  let clock = ManualClock()
  let lines: LoggedLines
  nonisolated let port: Int

  init(
    routes: [Route] = [], _ adjust: (inout WebOptions) -> Void = { _ in },
    makeRoot: @escaping SessionRegistry.RootFactory = { _ in ViewRoot(CounterView()) }
  ) throws {
    let lines = LoggedLines()
    var options = WebOptions()
    options.transport.port = 0
    options.log = { lines.append($0) }
    adjust(&options)
    self.lines = lines
    host = WebHost(options: options, routes: routes, clock: clock, makeRoot: makeRoot)
    port = try host.start().port
  }

  var sessions: SessionRegistry { host.sessions }

  /// The element of a page that takes events, by its position among those of its kind.
  func element(_ kind: ElementKind, _ position: Int = 0, of page: PageClient) throws -> Element {
    let root = try #require(sessions.session(page.token)?.root)
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.kind == kind { found.append(element) }
      element.children.forEach(visit)
    }
    visit(root.elements.root)
    try #require(position < found.count)
    return found[position]
  }

  /// Waits until a condition holds, for ten seconds at most.
  func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      guard ContinuousClock.now - start < .seconds(10) else { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}

/// Runs a server for the time of `body`.
@MainActor
func withHost(
  routes: [Route] = [], _ adjust: (inout WebOptions) -> Void = { _ in },
  makeRoot: @escaping SessionRegistry.RootFactory = { _ in ViewRoot(CounterView()) },
  _ body: @MainActor (LiveHost) async throws -> Void
) async throws {
  let live = try LiveHost(routes: routes, adjust, makeRoot: makeRoot)
  defer { live.host.stop() }
  try await body(live)
}

/// The lines a host has logged.
final class LoggedLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func append(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
