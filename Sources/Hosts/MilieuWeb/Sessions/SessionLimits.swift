/// The bounds that sessions keep.
package struct SessionLimits: Sendable {
  /// The sessions alive at once; further pages are answered with 503.
  package var maximumSessions = 5_000
  /// The sessions of one browser alive at once; further pages are answered with 429.
  package var maximumPerBrowser = 50

  /// How long a page may take to open its socket.
  package var unopened: Duration = .seconds(30)
  /// How long it may take when others have no room: older pages without a socket then give way to new ones.
  package var unopenedWhenFull: Duration = .seconds(5)
  /// How long a session waits for a page whose socket dropped.
  package var dropped: Duration = .seconds(120)
  /// How long a session waits for a page that said it is going away, as on a reload.
  package var left: Duration = .seconds(5)
  /// How long a page may be open without anything being done on it; nil for any time.
  package var idle: Duration? = .seconds(24 * 60 * 60)
  /// How long a socket may take to say whose it is.
  package var greeting: Duration = .seconds(10)

  /// The batches that may be unacknowledged; with more to tell, changes wait and are sent as one.
  package var window = 8
  /// The bytes of such batches beyond which the same holds.
  package var windowBytes = 512 * 1024
  /// How long a page may leave a full window unacknowledged before its socket is dropped.
  package var acknowledgementLimit: Duration = .seconds(30)
  /// How long an acknowledgement waits for a batch to ride on.
  package var acknowledgementDelay: Duration = .seconds(1)
  /// The events after which it waits no longer.
  package var maximumUnconfirmedEvents = 16

  /// The messages a socket may send at once, and steadily; one beyond closes it. A message counts one, and another for
  /// each 4 KiB.
  package var messageBurst = 256.0
  package var messagesPerSecond = 128.0

  package init() {}
}
