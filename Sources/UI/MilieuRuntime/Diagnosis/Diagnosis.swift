package import MilieuEnvironment

extension Diagnosis {
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
