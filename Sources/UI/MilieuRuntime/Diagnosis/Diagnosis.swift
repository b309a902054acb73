/// Why a place in the tree shows nothing of its own, in words for the author.
package struct Diagnosis: Equatable, Sendable {
  /// One line.
  package let summary: String

  /// What helps to find the cause, a line each: a word for what it says, and the words.
  package let details: [Detail]

  package struct Detail: Equatable, Sendable {
    package let label: String
    package let words: String
  }

  /// All of it as text, the labels aligned.
  package var text: String {
    let width = details.map(\.label.count).max() ?? 0
    let lines = details.map { detail in
      "  \(detail.label)\(String(repeating: " ", count: width - detail.label.count))  \(detail.words)"
    }
    return ([summary] + lines).joined(separator: "\n")
  }

  /// What people who use the app read, who can do nothing about the cause.
  static let forReaders = Diagnosis(summary: "This part cannot be shown.", details: [])

  /// Whether places that cannot be shown say why, unless a host decides otherwise: in debug builds.
  package static let isShownByDefault: Bool = {
    #if DEBUG
      true
    #else
      false
    #endif
  }()
}

/// What stands in the place of a view that cannot be shown.
struct DiagnosisList: View {
  let diagnoses: [Diagnosis]

  var body: some View {
    ForEach(diagnoses.indices, id: \.self) { DiagnosisView(diagnosis: diagnoses[$0]) }
  }
}

private struct DiagnosisView: PrimitiveView {
  let diagnosis: Diagnosis

  static var elementKind: ElementKind { .diagnosis }

  func describe(_ element: inout ElementDescription) {
    element.set(.diagnosisSummary, diagnosis.summary)
    element.set(.diagnosisDetails, diagnosis.details.flatMap { [$0.label, $0.words] })
  }
}

extension ElementKind {
  /// The place of a view that cannot be shown: says why.
  package static let diagnosis = ElementKind("diagnosis")
}

extension ElementProperty where Value == String {
  /// What is wrong, in one line.
  package static let diagnosisSummary = ElementProperty("summary")
}

extension ElementProperty where Value == [String] {
  /// What helps to find the cause: a label and its words, by turns.
  package static let diagnosisDetails = ElementProperty("details")
}
