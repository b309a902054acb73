package import MilieuViews

/// What is known of a page when its session begins.
package struct SessionSeed: Sendable {
  package var path: String
  package var query: [(name: String, value: String)]
  package var headers: HTTPHeaders
  package var remoteAddress: String

  /// What the browser keeps from one visit to the next.
  package var storage: any ValueStore = MemoryStore()

  /// What the last page of this browser told of the place it was shown in.
  package var settings: PageSettings { PageSettings(cookies: headers["cookie"]) }

  /// What the session may ask its page to do.
  package let commands = PageCommands()

  package init(
    path: String = "/", query: [(name: String, value: String)] = [], headers: HTTPHeaders = HTTPHeaders(),
    remoteAddress: String = ""
  ) {
    self.path = path
    self.query = query
    self.headers = headers
    self.remoteAddress = remoteAddress
  }

  init(_ request: HTTPRequest) {
    self.init(
      path: request.path, query: request.query, headers: request.headers, remoteAddress: request.remoteAddress)
  }
}
