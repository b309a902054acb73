package import Foundation
package import MilieuData

/// A predicate in SQL: a query for the rows it may hold for, and what is left to be asked of each of them.
///
/// The rows are exactly those for which `Predicate.evaluate` returns true. A row for which it throws (`!` on `nil`, an index out of
/// bounds) or for which it would end the program (overflow, division by zero, a range whose bounds are in the wrong order) is not
/// among them; a fetch does not fail on its account.
package struct PredicateTranslation<Model>: Sendable {
  /// How the model's table is named in the query.
  package static var alias: String { "t0" }

  /// The table, under that name, and what is joined to it. No join adds or removes a row.
  package let source: String

  /// What must be true of a row; NULL counts as false.
  package let condition: String

  /// The parameters `?1`, `?2` and on, of both of them.
  package let parameters: [StoredValue]

  /// What SQL could not say.
  package let remainder: PredicateRemainder<Model>?

  /// Whether the query alone gives the rows.
  package var isComplete: Bool { remainder == nil }
}

/// The part of a predicate that is evaluated in memory, on the rows that the rest lets through.
package struct PredicateRemainder<Model>: Sendable {
  /// Why SQL could not say it: a sentence for each part, without full stops.
  package let reasons: [String]

  let parts: [any StandardPredicateExpression<Bool>]
  let variable: PredicateExpressions.Variable<Model>

  /// Whether the model belongs to the result. One for which the predicate throws does not.
  ///
  /// What ends the program in Swift, an overflow or a division by zero, ends it here: this part is Swift's.
  package func matches(_ model: Model) -> Bool {
    let bindings = PredicateBindings((variable, model))
    return parts.allSatisfy { (try? $0.evaluate(bindings)) == true }
  }
}

extension PredicateTranslation {
  /// Says a predicate in SQL, as far as it goes.
  ///
  /// - Throws: ``Untranslatable`` if the model has no table. Everything else leads to a remainder.
  package init(_ predicate: Predicate<Model>, schema: any PredicateSchema) throws(Untranslatable) {
    guard let table = schema.table(of: Model.self) else {
      throw Untranslatable("\(Model.self) is no model of this schema")
    }
    let translator = Translator(schema: schema)
    let alias = translator.newAlias()
    translator.bindings[predicate.variable.key] = .row(
      RowTerm(table: table, identity: "\(alias).\"_id\"", scope: 0, alias: alias))
    let narrowing = translator.narrowing(predicate.expression)
    source = "\(table.quotedName) AS \(alias)\(translator.joins(of: 0))"
    condition = narrowing.condition ?? "1"
    parameters = translator.parameters(in: condition, source)
    remainder =
      narrowing.rest.isEmpty
      ? nil : PredicateRemainder(reasons: narrowing.reasons, parts: narrowing.rest, variable: predicate.variable)
  }
}
