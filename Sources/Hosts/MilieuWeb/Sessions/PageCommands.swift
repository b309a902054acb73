package import Foundation
internal import MilieuHTML

/// What a session asks its page to do beside showing elements.
@MainActor
package final class PageCommands {
  weak var session: Session?
  private var waiting: [String] = []

  nonisolated package init() {}

  /// Opens an address in the browser.
  ///
  /// - Returns: whether it is one that a page may lead to.
  package func open(_ url: URL) -> Bool {
    guard let address = LinkAddress(url.absoluteString) else { return false }
    waiting.append(address.text)
    session?.hasCommands()
    return true
  }

  /// The addresses to open since last asked.
  func take() -> [String] {
    defer { waiting = [] }
    return waiting
  }

  var isEmpty: Bool { waiting.isEmpty }
}
