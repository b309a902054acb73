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
      let condition = try condition(test.term(in: self))
      guard condition.failure == nil else {
        throw Untranslatable("whether a closure fails depends on the order of the elements")
      }
      conditions.append(condition.sql)
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

  /// How many there are.
  func count(_ collection: CollectionTerm) throws(Untranslatable) -> ValueTerm {
    let sql = try query(collection) { _ in "COUNT(*)" }
    return ValueTerm(
      sql: collection.presence.map { "(CASE WHEN \($0) THEN (\(sql)) END)" } ?? "(\(sql))", kind: Int.kind,
      isNullable: collection.presence != nil, failure: collection.failure)
  }

  /// Whether there are none.
  func isEmpty(_ collection: CollectionTerm) throws(Untranslatable) -> ValueTerm {
    let sql = try query(collection) { _ in "1" }
    return ValueTerm.condition("(NOT EXISTS (\(sql)))", failure: collection.failure)
  }

  /// Whether there is one for which a closure is true, or one for which it is not.
  func exists<Test: PredicateExpression>(
    _ collection: CollectionTerm, where variable: PredicateExpressions.VariableID, _ test: Test, isNegated: Bool = false
  ) throws(Untranslatable) -> ValueTerm {
    let sql = try query(collection) { (element: Term) throws(Untranslatable) -> String? in
      bindings[variable] = element
      let condition = try condition(test)
      guard condition.failure == nil else {
        throw Untranslatable("whether a closure fails depends on the order of the elements")
      }
      return isNegated ? "NOT \(condition.decided)" : condition.sql
    } select: { _ in
      "1"
    }
    return .condition("EXISTS (\(sql))", failure: collection.failure)
  }

  /// Whether something is one of them.
  func contains(_ collection: CollectionTerm, _ element: Term) throws(Untranslatable) -> ValueTerm {
    var failure = collection.failure
    let sql = try query(collection) { (candidate: Term) throws(Untranslatable) -> String? in
      let equality = try equality(candidate, element)
      failure = either(failure, equality.failure)
      return equality.sql
    } select: { _ in
      "1"
    }
    return .condition("EXISTS (\(sql))", failure: failure)
  }
}

/// A dictionary, whose elements are pairs and not kept as an array.
private protocol DictionaryType {}

extension Dictionary: DictionaryType {}
