package import Foundation

/// How a ``WebHost`` serves.
package struct WebOptions: Sendable {
  /// Where it listens, and the bounds of connections and messages.
  package var transport = TransportOptions()
  /// The bounds of sessions.
  package var limits = SessionLimits()
  /// The title of a page.
  package var title = "Milieu"
  /// The language of a page's own words, such as `en`.
  package var language = "en"
  /// The folder for what browsers keep from one visit to the next, such as settings; `nil` to keep it in memory.
  package var storageFolder: URL?
  /// Pages beside the app's own; pages of this server may show them in frames.
  package var folder: PageFolder?
  /// The origins besides the server's own whose pages may open a socket, such as `https://example.org`.
  package var allowedOrigins: Set<String> = []
  /// Takes lines about what went wrong; by default they go to the standard error stream.
  package var log: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data("[milieu] \(line)\n".utf8))
  }

  package init() {
    // Sessions bound what waits on a socket; a batch beyond their bound, such as a very long list, must still fit.
    transport.maximumBufferedBytes = 32 * 1024 * 1024
  }
}
