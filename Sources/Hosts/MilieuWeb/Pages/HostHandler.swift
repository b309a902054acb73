/// Answers requests with the page, its assets or a route, and passes sockets to the gate.
final class HostHandler: TransportHandler {
  let gate: SocketGate
  private let options: WebOptions
  private let assets: AssetLibrary
  private let router: Router
  private let registry: SessionRegistry
  private let stores: BrowserStores

  init(options: WebOptions, routes: [Route], assets: AssetLibrary, registry: SessionRegistry, stores: BrowserStores) {
    self.options = options
    self.assets = assets
    self.registry = registry
    self.stores = stores
    gate = SocketGate(registry: registry, options: options)
    router = Router(routes, isReserved: Site.isReserved, log: options.log)
  }

  // MARK: - HTTP

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    if let folder = options.folder, folder.page(at: request.path) != nil,
      let title = await folder.title(at: request.path)
    {
      if let refusal = Self.refusal(of: request) { return PageHeaders.guarded(refusal) }
      return PageHeaders.guarded(await page(for: request, title: title), mayBeFramed: true)
    }
    guard Site.isReserved(request.path) else { return PageHeaders.guarded(await router.respond(to: request)) }
    if let refusal = Self.refusal(of: request) { return PageHeaders.guarded(refusal) }
    let response =
      switch request.path {
      case Site.page: await page(for: request, title: options.title)
      case Site.icon: AssetLibrary.icon
      case Site.buildPath: uncached(.text(assets.build))
      default: assets.respond(to: request)
      }
    return PageHeaders.guarded(response)
  }

  /// What answers a request whose method no page has; nil where it has.
  private static func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard !["GET", "HEAD"].contains(request.method) else { return nil }
    var response = HTTPResponse.text("This path does not answer \(request.method).", status: 405)
    response.headers.append(("allow", "GET, HEAD"))
    return response
  }

  @MainActor
  private func page(for request: HTTPRequest, title: String) -> HTTPResponse {
    // Who asks for the head alone, or has gone meanwhile, will not open a socket.
    guard request.method == "GET", !Task.isCancelled else { return uncached(.html("")) }
    do throws(SessionRegistry.Refusal) {
      let (storage, name) = stores.store(for: request.headers["cookie"])
      var seed = SessionSeed(request)
      seed.storage = storage
      let opening = try registry.open(seed)
      var response = HTTPResponse.html("")
      response.body = PageRendering.page(of: opening.session, title: title, options: options, assets: assets)
      let isSecure = request.headers.list("x-forwarded-proto", contains: "https")
      response.headers.append(BrowserCookie.field(opening.secret, isSecure: isSecure))
      response.headers.append(StorageCookie.field(name, isSecure: isSecure))
      return uncached(response)
    } catch {
      return uncached(refusal(error))
    }
  }

  private func refusal(_ refusal: SessionRegistry.Refusal) -> HTTPResponse {
    var response =
      switch refusal {
      case .tooManySessions:
        HTTPResponse.text("This server has as many visitors as it can take. Please try again in a minute.", status: 503)
      case .tooManyPages:
        HTTPResponse.text("This browser has too many pages of this site open. Please close some.", status: 429)
      }
    response.headers.append(("retry-after", "60"))
    return response
  }

  /// A page belongs to one visit: a copy of it would show a session that is gone.
  private func uncached(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers.append(("cache-control", "no-store"))
    return response
  }

  // MARK: - Sockets

  func decide(_ handshake: SocketHandshake) -> HandshakeDecision { gate.decide(handshake) }

  func opened(_ connection: any SocketConnection, _ handshake: SocketHandshake) { gate.opened(connection, handshake) }

  func received(_ message: [UInt8], on connection: any SocketConnection) { gate.received(message, on: connection) }

  func closed(_ connection: any SocketConnection, code: UInt16) { gate.closed(connection, code: code) }
}
