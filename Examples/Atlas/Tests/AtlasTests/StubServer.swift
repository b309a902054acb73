import Foundation

@testable import Atlas
@testable import AtlasServices

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server without a network: a URL session whose requests are answered by a closure.
struct StubServer: Sendable {
  /// What the closure answers.
  enum Reply: Sendable {
    /// An HTTP response.
    case response(APIAnswer)
    /// No response but an error.
    case failure(URLError.Code)
    /// Neither, ever.
    case silence
  }

  /// Where the server is; no two servers share an address.
  let baseURL: URL
  /// The session that reaches it.
  let session: URLSession

  /// A server that answers with `reply`.
  init(_ reply: @escaping @Sendable (URLRequest) -> Reply) {
    let host = "\(UUID().uuidString.lowercased()).invalid"
    baseURL = URL(string: "http://\(host)/base")!
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    session = URLSession(configuration: configuration)
    StubProtocol.replies.set(reply, for: host)
  }

  /// A server that answers with the routes of `api`, under a path of its own as behind a proxy.
  init(_ api: AtlasAPI) {
    self.init { request in
      let components = URLComponents(url: request.url!, resolvingAgainstBaseURL: true)!
      return .response(
        api.answer(
          method: request.httpMethod ?? "GET", path: String(components.percentEncodedPath.dropFirst("/base".count))))
    }
  }

  /// A server that answers everything with one body.
  init(status: Int, body: String) {
    self.init { _ in .response(APIAnswer(status: status, body: Data(body.utf8))) }
  }

  /// A live service that asks this server.
  func service(logger: AtlasLogger = .silent) -> LiveAtlasService {
    LiveAtlasService(baseURL: baseURL, session: session, logger: logger)
  }
}

/// Answers a session's requests from the closures of the stub servers, by host.
final class StubProtocol: URLProtocol {
  /// The closures of all servers.
  final class Replies: @unchecked Sendable {
    private let lock = NSLock()
    private var replies: [String: @Sendable (URLRequest) -> StubServer.Reply] = [:]

    func set(_ reply: @escaping @Sendable (URLRequest) -> StubServer.Reply, for host: String) {
      lock.withLock { replies[host] = reply }
    }

    func reply(to request: URLRequest) -> StubServer.Reply {
      let reply = lock.withLock { replies[request.url?.host ?? ""] }
      return reply?(request) ?? .failure(.cannotFindHost)
    }
  }

  static let replies = Replies()

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    switch Self.replies.reply(to: request) {
    case .response(let answer):
      let response = HTTPURLResponse(
        url: request.url!, statusCode: answer.status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": APIAnswer.contentType])!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: answer.body)
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let code):
      client?.urlProtocol(self, didFailWithError: URLError(code))
    case .silence:
      break
    }
  }

  override func stopLoading() {}
}
