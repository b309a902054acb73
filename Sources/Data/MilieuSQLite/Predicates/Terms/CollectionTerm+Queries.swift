import Foundation

extension CollectionTerm {
  var isJSON: Bool {
    if case .json = source { true } else { false }
  }
}

extension Translator {
  /// A part as a collection.
  func collection(_ term: Term, of type: Any.Type) throws(Untranslatable) -> CollectionTerm {
    switch term {
    case .collection(let collection): return collection
    case .value(let value): return try collection(value, of: type)
    case .constant, .row, .range: throw Untranslatable("\(type) is no collection known to SQL")
    }
  }

  /// A column of JSON as a collection.
  func collection(_ value: ValueTerm, of type: Any.Type) throws(Untranslatable) -> CollectionTerm {
    guard let json = value.json, let element = elementType(of: type),
      !(type is any DictionaryType.Type)
    else { throw Untranslatable("\(type) is no collection known to SQL") }
    return CollectionTerm(
      source: .json(json), element: element, presence: value.isNullable ? "\(value.sql) IS NOT NULL" : nil,
      failure: value.failure)
  }

  /// A query for the elements of a collection that its filters let pass.
  ///
  /// - Parameters:
  ///   - test: A further condition on an element.
  ///   - select: What is asked for of it.
  func query(
    _ collection: CollectionTerm,
    where test: (Term) throws(Untranslatable) -> String? = { (_: Term) throws(Untranslatable) -> String? in nil },
    select: (Term) -> String
  ) throws(Untranslatable) -> String {
    let scope = newScope()
    let alias = newAlias()
    var (from, conditions, element) = try elements(of: collection, alias, scope)
    for (variable, test) in collection.filters {
      bindings[variable] = element
      conditions.append(try condition(test.term(in: self)).sql)
    }
    if let condition = try test(element) { conditions.append(condition) }
    from += joins(of: scope)
    let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    return "SELECT \(select(element)) FROM \(from)\(filter)"
  }

  private func elements(
    of collection: CollectionTerm, _ alias: String, _ scope: Int
  ) throws(Untranslatable) -> (from: String, conditions: [String], element: Term) {
    switch collection.source {
    case .rows(let target, let foreignKey, let owner):
      let row = RowTerm(table: target, identity: "\(alias).\"_id\"", scope: scope, alias: alias)
      return ("\(target.quotedName) AS \(alias)", ["\(alias).\(foreignKey.quotedName) = \(owner)"], .row(row))
    case .linked(let link, let source, let destination, let target, let owner):
      let pair = newAlias()
      let row = RowTerm(table: target, identity: "\(pair).\(destination.quotedName)", scope: scope, alias: alias)
      return (
        "\(link.quotedName) AS \(pair) JOIN \(target.quotedName) AS \(alias) ON \(alias).\"_id\" = \(row.identity)",
        ["\(pair).\(source.quotedName) = \(owner)"], .row(row)
      )
    case .json(let place):
      let kind = try jsonKind(of: collection.element)
      let value = ValueTerm(
        sql: place.value(of: kind, eachAs: alias), kind: kind, isNullable: collection.element is any OptionalType.Type,
        json: kind.format == .json ? JSONPlace(column: "\(alias).value", path: "$") : nil)
      return ("json_each(\(place.column), \(place.path.quotedText)) AS \(alias)", [], .value(value))
    }
  }

  /// What is true if a collection, or one of its filters, fails: each filter is asked about all elements that those before it let pass.
  func failure(of collection: CollectionTerm) throws(Untranslatable) -> String? {
    var failure = collection.failure
    for (index, filter) in collection.filters.enumerated() {
      var before = collection
      before.filters.removeSubrange(index...)
      failure = either(
        failure,
        try existence(before) { (element: Term) throws(Untranslatable) -> String? in
          bindings[filter.variable] = element
          return try condition(filter.test.term(in: self)).failure
        })
    }
    return failure
  }

  /// Whether there is an element of which something is true; `nil` if it never is.
  private func existence(
    _ collection: CollectionTerm, where test: (Term) throws(Untranslatable) -> String?
  ) throws(Untranslatable) -> String? {
    var isPossible = false
    let sql = try query(collection) { (element: Term) throws(Untranslatable) -> String? in
      let condition = try test(element)
      isPossible = condition != nil
      return condition
    } select: { _ in
      "1"
    }
    return isPossible ? "EXISTS (\(sql))" : nil
  }

  /// How many there are.
  func count(_ collection: CollectionTerm) throws(Untranslatable) -> ValueTerm {
    let sql = try query(collection) { _ in "COUNT(*)" }
    return ValueTerm(
      sql: collection.presence.map { "(CASE WHEN \($0) THEN (\(sql)) END)" } ?? "(\(sql))", kind: Int.kind,
      isNullable: collection.presence != nil, failure: try failure(of: collection))
  }

  /// Whether there are none.
  func isEmpty(_ collection: CollectionTerm) throws(Untranslatable) -> ValueTerm {
    let sql = try query(collection) { _ in "1" }
    return ValueTerm.condition("(NOT EXISTS (\(sql)))", failure: try failure(of: collection))
  }

  /// Whether there is one for which a closure is true, or one for which it is not.
  ///
  /// Swift asks one after the other until it knows. Whether it meets one that overflows depends on their order, which a relationship does
  /// not have: one that decides counts as the first. A closure that may throw is left to Swift.
  func exists<Test: PredicateExpression>(
    _ collection: CollectionTerm, where variable: PredicateExpressions.VariableID, _ test: Test, isNegated: Bool = false
  ) throws(Untranslatable) -> ValueTerm {
    let throwing = throwing
    var canFail = false
    let found = try existence(collection) { (element: Term) throws(Untranslatable) -> String? in
      bindings[variable] = element
      let condition = try condition(test)
      let decides = isNegated ? "NOT \(condition.decided)" : condition.sql
      guard let failure = condition.failure else { return decides }
      canFail = true
      return "\(decides) AND NOT \(failure)"
    }
    guard throwing == self.throwing else {
      throw Untranslatable("whether a closure throws depends on the order of the elements")
    }
    var result = ValueTerm.condition(found ?? "0", failure: try failure(of: collection))
    if canFail {
      let failing = try existence(collection) { (element: Term) throws(Untranslatable) -> String? in
        bindings[variable] = element
        return try condition(test).failure
      }
      result.failure = either(result.failure, failing.map { "(NOT \(result.sql) AND \($0))" })
    }
    return result
  }

  /// Whether something is one of them.
  func contains(_ collection: CollectionTerm, _ element: Term) throws(Untranslatable) -> ValueTerm {
    var elementFailure: String?
    let sql = try query(collection) { (candidate: Term) throws(Untranslatable) -> String? in
      let equality = try equality(candidate, element)
      elementFailure = equality.failure
      return equality.sql
    } select: { _ in
      "1"
    }
    return .condition("EXISTS (\(sql))", failure: either(try failure(of: collection), elementFailure))
  }
}

/// A dictionary, whose elements are pairs and not kept as an array.
private protocol DictionaryType {}

extension Dictionary: DictionaryType {}
