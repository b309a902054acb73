/// Serves an app to browsers: a page and a session for each visit, its assets, and the app's routes.
///
/// ```swift
/// let host = WebHost(options: options, routes: routes) { seed in ViewRoot(ContentView()) }
/// let address = try host.start()
/// ```
///
/// View trees live on the main actor, so the program must let it run.
@MainActor
package final class WebHost {
  /// The sessions, as tests and the umbrella look at them.
  package let sessions: SessionRegistry
  private let transport: any WebTransport
  private let handler: HostHandler
  private let stores: BrowserStores

  /// - Parameters:
  ///   - options: where and how to serve.
  ///   - routes: what to answer beside the page.
  ///   - transport: moves the bytes; by default libwebsockets does.
  ///   - clock: the time that sessions go by.
  ///   - makeRoot: makes the view tree of a visit.
  package init(
    options: WebOptions = WebOptions(), routes: [Route] = [], transport: (any WebTransport)? = nil,
    clock: (any SessionClock)? = nil, makeRoot: @escaping SessionRegistry.RootFactory
  ) {
    let assets = AssetLibrary()
    // What an author should know is the same in every session, and there may be many.
    var reported: Set<String> = []
    let registry = SessionRegistry(
      build: assets.build, limits: options.limits, clock: clock ?? SystemSessionClock(),
      report: { if reported.count < 1000, reported.insert($0).inserted { options.log($0) } }, makeRoot: makeRoot)
    sessions = registry
    self.transport = transport ?? LibwebsocketsTransport(options: options.transport)
    stores = BrowserStores(folder: options.storageFolder, log: options.log)
    handler = HostHandler(options: options, routes: routes, assets: assets, registry: registry, stores: stores)
  }

  /// Begins to serve.
  ///
  /// - Returns: Where the server is reachable.
  /// - Throws: ``TransportError``.
  package func start() throws -> BoundAddress { try transport.start(handler: handler) }

  /// Tells every page that the server goes away, stops serving, and ends all sessions.
  ///
  /// It blocks for ``TransportOptions/closeGrace`` at most. The host may be started again, with no sessions.
  package func stop() {
    transport.stop()
    sessions.end()
    stores.flush()
  }

  /// Counts the handshakes that were turned away.
  package var refusedHandshakes: Int { handler.gate.refusedHandshakes }

  /// Counts the sockets that were closed because they sent too much.
  package var floods: Int { handler.gate.floods }
}
