/// Why a part of a predicate has no counterpart in SQL.
package struct Untranslatable: Error, Hashable, CustomStringConvertible {
  /// What it is, and why not, as a sentence without its full stop.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A part of a predicate that knows how to say itself in SQL.
protocol TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term
}
