/// What an app's command line can be asked of its models.
package enum SchemaRequest: String, Sendable {
  /// What they are.
  case print
  /// What opening their stores would do.
  case diff
}

/// What the command line says of an app's models.
package struct SchemaReport: Equatable, Sendable {
  package let text: String

  /// 0, or 1 where a store would be refused or no models were found.
  package let status: Int32

  package init(_ text: String, status: Int32) {
    (self.text, self.status) = (text, status)
  }
}

/// Answers what the command line is asked of an app's models.
///
/// The command line stands beside what knows of models and does not depend on it, as an app need not have any: it finds the tool by its name.
@MainActor package protocol SchemaTool {
  /// - Parameter show: shows the app once, which makes its containers. They open no store meanwhile.
  static func report(on request: SchemaRequest, show: () -> Void) -> SchemaReport
}
