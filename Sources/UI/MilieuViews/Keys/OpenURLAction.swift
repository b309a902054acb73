public import Foundation
public import MilieuEnvironment

/// Opens an address.
///
/// Read it with `@Environment(\.openURL)` and call it as a function: `openURL(url)`. An author may take addresses over for a part of
/// the app with `.environment(\.openURL, OpenURLAction { url in … })`; what the handler leaves to the system the host opens: the web
/// host in the browser. A host that has no way to open addresses answers that it did not.
public struct OpenURLAction {
  private let handler: ((URL) -> Result)?

  /// What a host does with an address; gives whether it opened it.
  fileprivate var system: (@MainActor (URL) -> Bool)?

  /// What came of asking a handler to open an address.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The handler opened it.
    public static let handled = Result(kind: .handled)

    /// The handler dropped it.
    public static let discarded = Result(kind: .discarded)

    /// The host is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The host is to open another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// Makes an action that asks a handler first.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Makes a host's own action.
  package init(system: (@MainActor (URL) -> Bool)?) {
    handler = nil
    self.system = system
  }

  /// Whether an author's handler is asked.
  var asksHandler: Bool { handler != nil }

  /// Opens an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address and tells whether it was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

  @MainActor
  private func open(_ url: URL) -> Bool {
    guard let handler else { return system?(url) ?? false }
    switch handler(url).kind {
    case .handled: return true
    case .discarded: return false
    case .system(let other): return system?(other ?? url) ?? false
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      var action = newValue
      // What an author's handler leaves to the system stays the host's to open.
      if action.system == nil { action.system = self[OpenURLKey.self].system }
      self[OpenURLKey.self] = action
    }
  }
}
