/// Why a session closed a socket. What the page does about it is in `milieu.js`.
package enum SessionCloseCode {
  /// The page said what no page says. It starts over.
  package static let notUnderstood: UInt16 = 4000
  /// The page has opened a newer socket.
  package static let replaced: UInt16 = 4001
  /// There is no such session for this browser, or another build made the page. It starts over.
  package static let unknownSession: UInt16 = 4004
  /// The page sent too much at once, or read nothing for too long. It comes back after a pause.
  package static let tooBusy: UInt16 = 4008
  /// Nothing was done for long. The page starts over when somebody returns to it.
  package static let idle: UInt16 = 4009
  /// Given by a page that a browser sets aside whole, to show it again if the person goes back.
  package static let setAside: UInt16 = 4010
}
