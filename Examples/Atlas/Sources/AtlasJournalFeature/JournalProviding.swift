/// What the statistics ask of a journal, whatever keeps it.
@MainActor
package protocol JournalProviding: AnyObject {
  /// What the journal comes to now.
  func summary() throws -> JournalSummary

  /// Takes a tag from all visits that have it. An unknown one is no error.
  func removeTag(_ name: String) throws

  /// Gives a value whenever the journal has changed, whoever has changed it, until the task that waits is cancelled.
  func changes() -> AsyncStream<Void>
}
