/// Why a place in the tree shows nothing of its own, in words for the author.
package struct Diagnosis: Equatable, Sendable {
  /// One line.
  package let summary: String

  /// What helps to find the cause, a line each: a word for what it says, and the words.
  package let details: [Detail]

  package struct Detail: Equatable, Sendable {
    package let label: String
    package let words: String

    package init(label: String, words: String) {
      self.label = label
      self.words = words
    }
  }

  /// All of it as text, the labels aligned.
  package var text: String {
    let width = details.map(\.label.count).max() ?? 0
    let lines = details.map { detail in
      "  \(detail.label)\(String(repeating: " ", count: width - detail.label.count))  \(detail.words)"
    }
    return ([summary] + lines).joined(separator: "\n")
  }

  package init(summary: String, details: [Detail]) {
    self.summary = summary
    self.details = details
  }
}
