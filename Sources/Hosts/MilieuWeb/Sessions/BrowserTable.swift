internal import Synchronization

/// The browsers that have pages open, each known by a secret in a cookie.
///
/// A page belongs to the browser that loaded it: its token is worth nothing without the cookie. The cookie changes with each
/// page loaded. The one before it stays good, so that pages loaded at the same moment, and sockets opened meanwhile, agree.
final class BrowserTable: Sendable {
  typealias ID = UInt64

  private struct Browser {
    var current: String
    var previous: String?
    var pages = 0
  }

  private struct State {
    var lastID: ID = 0
    var browsers: [ID: Browser] = [:]
    var owners: [String: ID] = [:]
  }

  private let state = Mutex(State())

  /// Counts a new page of a browser, unless it has too many.
  ///
  /// - Parameter secrets: what the request presents; unknown secrets are worth nothing.
  /// - Returns: Who it is and the cookie to set, or nil for too many pages.
  func admitPage(secrets: [String], maximumPages: Int) -> (id: ID, secret: String)? {
    state.withLock { state in
      guard let secret = secrets.first(where: { state.owners[$0] != nil }), let id = state.owners[secret],
        var browser = state.browsers[id]
      else {
        state.lastID += 1
        let secret = Secret.make()
        state.owners[secret] = state.lastID
        state.browsers[state.lastID] = Browser(current: secret, pages: 1)
        return (state.lastID, secret)
      }
      guard browser.pages < maximumPages else { return nil }
      browser.pages += 1
      if secret == browser.current {
        if let previous = browser.previous { state.owners[previous] = nil }
        browser.previous = browser.current
        browser.current = Secret.make()
        state.owners[browser.current] = id
      }
      state.browsers[id] = browser
      return (id, browser.current)
    }
  }

  /// The browser that a socket's handshake comes from.
  func owner(ofOneOf secrets: [String]) -> ID? {
    state.withLock { state in
      for secret in secrets { if let id = state.owners[secret] { return id } }
      return nil
    }
  }

  /// Counts a page less, and forgets a browser that has none left.
  func dismissPage(of id: ID) {
    state.withLock { state in
      guard var browser = state.browsers[id] else { return }
      browser.pages -= 1
      if browser.pages > 0 {
        state.browsers[id] = browser
      } else {
        state.browsers[id] = nil
        state.owners[browser.current] = nil
        if let previous = browser.previous { state.owners[previous] = nil }
      }
    }
  }

  var count: Int { state.withLock { $0.browsers.count } }
}

/// The cookie a browser is known by.
enum BrowserCookie {
  static let name = "milieu"

  /// Each value of that name which could be a secret; a few at most, since a browser may hold cookies of several paths.
  static func secrets(in header: String?) -> [String] {
    Cookies.values(of: name, in: header).filter { $0.utf8.count == Secret.length }.prefix(4).map(String.init)
  }

  /// The header field that sets it.
  static func field(_ secret: String, isSecure: Bool) -> (String, String) {
    ("set-cookie", "\(name)=\(secret); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")")
  }
}
