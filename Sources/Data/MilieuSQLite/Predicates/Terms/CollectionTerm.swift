import Foundation

/// Several things that belong to a row.
struct CollectionTerm {
  enum Source {
    /// Rows of a table of which a column names the owner.
    case rows(target: String, foreignKey: String, owner: String)
    /// Rows that a table of pairs connects with the owner.
    case linked(link: String, source: String, destination: String, target: String, owner: String)
    /// Elements of an array.
    case json(JSONPlace)
  }

  let source: Source

  /// What an element is.
  let element: Any.Type

  /// Which of them are meant.
  var filters: [(variable: PredicateExpressions.VariableID, test: any TranslatableExpression)] = []

  /// What is true if there is such a collection, unless there always is one.
  var presence: String?

  var failure: String?
}
