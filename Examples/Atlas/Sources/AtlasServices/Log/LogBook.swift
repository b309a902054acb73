import SwiftUI

/// The latest log lines, for a panel to show.
@MainActor
@Observable
package final class LogBook {
  /// One line of the log.
  package struct Line: Hashable, Identifiable, Sendable {
    /// The line's number since the log began, from 1.
    package let id: Int
    /// When it was written.
    package let date: Date
    /// What was written.
    package let message: String
  }

  /// The lines, oldest first, no more than `capacity`.
  package private(set) var lines: [Line] = []

  /// How many lines are kept, at least 1.
  package let capacity: Int

  @ObservationIgnored private var written = 0

  /// An empty log.
  ///
  /// - Parameter capacity: How many lines to keep; 200 unless told, and never fewer than 1.
  package nonisolated init(capacity: Int = 200) {
    self.capacity = max(1, capacity)
  }

  /// Adds a line and drops the oldest ones beyond the capacity.
  package func append(_ message: String, at date: Date = Date()) {
    written += 1
    lines.append(Line(id: written, date: date, message: message))
    if lines.count > capacity {
      lines.removeFirst(lines.count - capacity)
    }
  }

  /// Drops every line. Numbers go on from where they were.
  package func clear() {
    lines.removeAll()
  }
}
