/// What is said about a value that is made from itself: where it is read, by the place that cannot be shown for it, and by a wiring report.
package struct CycleWords {
  private let keys: [String]

  /// - Parameter keys: the keys from one back to itself.
  package init(keys: [String]) {
    self.keys = keys
  }

  package var summary: String { "The value of \(keys[0]) cannot be made: it is made from itself." }

  /// The way round.
  package var path: String { keys.joined(separator: " → ") }

  package var remedy: String { "Let one of them read what it needs when it is used rather than when it is made." }
}
