/// How a database is opened.
package struct SQLiteOptions: Sendable {
  /// What a commit that has returned survives.
  package enum Durability: Sendable {
    /// The end of the process at any instant, and a power cut if the disk keeps what it says it has kept: each commit waits until the
    /// journal is on the disk (`synchronous=FULL`).
    case powerLoss
    /// The end of the process at any instant. After a power cut the last commits may be missing, none is half there
    /// (`synchronous=NORMAL`).
    case processEnd
  }

  /// Whether nothing may be changed.
  package var isReadOnly: Bool

  /// How long to wait for a lock that somebody else holds.
  package var busyTimeout: Duration

  /// What a commit that has returned survives.
  package var durability: Durability

  /// How many prepared statements are kept.
  package var statementLimit: Int

  /// How often a store that is watched looks for what others have committed.
  package var watchInterval: Duration

  /// Whether nothing is written, not even how the journal is kept, until ``SQLiteConnection/admit()`` is called.
  package var waitsForAdmission = false

  package init(
    isReadOnly: Bool = false, busyTimeout: Duration = .seconds(5), durability: Durability = .powerLoss,
    statementLimit: Int = 64, watchInterval: Duration = .milliseconds(500)
  ) {
    self.isReadOnly = isReadOnly
    self.busyTimeout = busyTimeout
    self.durability = durability
    self.statementLimit = statementLimit
    self.watchInterval = watchInterval
  }
}
