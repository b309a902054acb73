import Foundation
internal import MilieuData

extension PredicateExpressions.SequenceContains: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let element = try translator.term(element)
    switch try translator.term(sequence) {
    case .constant(let value):
      if Swift.type(of: value) is any RangeExpression.Type {
        return .value(try translator.contains(translator.range(.constant(value)), translator.operand(element)))
      }
      guard let sequence = value as? any Sequence else { throw Untranslatable("\(type(of: value)) is no sequence") }
      return .value(try translator.isElement(element, of: Array(erasing: sequence)))
    case .range(let range): return .value(try translator.contains(range, translator.operand(element)))
    case .value(let value):
      return .value(try translator.contains(translator.collection(value, of: LHS.Output.self), element))
    case .collection(let collection): return .value(try translator.contains(collection, element))
    case .row: throw Untranslatable("a model is no sequence")
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let source = try translator.term(sequence)
    if case .constant(let value) = source, let sequence = value as? any Sequence {
      return .value(try translator.each(of: sequence, variable.key, test, joinedBy: .or))
    }
    let collection = try translator.collection(source, of: LHS.Output.self)
    return .value(try translator.exists(collection, where: variable.key, test))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let source = try translator.term(sequence)
    if case .constant(let value) = source, let sequence = value as? any Sequence {
      return .value(try translator.each(of: sequence, variable.key, test, joinedBy: .and))
    }
    let collection = try translator.collection(source, of: LHS.Output.self)
    let exception = try translator.exists(collection, where: variable.key, test, isNegated: true)
    return .value(.condition("(NOT \(exception.sql))", failure: exception.failure))
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let source = try translator.term(sequence)
    if case .constant = source { throw Untranslatable("a constant that a row filters is not known to SQL") }
    var collection = try translator.collection(source, of: LHS.Output.self)
    guard let test = filter as? any TranslatableExpression else {
      throw Untranslatable("SQL has no counterpart of \(RHS.self)")
    }
    collection.filters.append((variable.key, test))
    return .collection(collection)
  }
}

extension PredicateExpressions.SequenceMaximum: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    try translator.extreme("MAX", of: translator.term(elements), Elements.Output.self) { (value: Any) in
      (value as? Elements.Output)?.max()
    }
  }
}

extension PredicateExpressions.SequenceMinimum: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    try translator.extreme("MIN", of: translator.term(elements), Elements.Output.self) { (value: Any) in
      (value as? Elements.Output)?.min()
    }
  }
}

extension Translator {
  /// Up to this many constants stand in a list; longer ones are one parameter, so that there are few different statements.
  static let longestList = 16

  /// Up to this many parameters stand in a list, of those a statement may have.
  static let mostParameters = 16_000

  /// Up to this many constants, a closure is written out for each.
  static let longestExpansion = 64

  /// Whether something is one of some constants: `IN`, which an index serves.
  func isElement(_ element: Term, of constants: [Any]) throws(Untranslatable) -> ValueTerm {
    let element = try operand(element)
    guard element.kind.format != .json, element.encode == nil else {
      throw Untranslatable("a value kept as JSON is not compared as a whole in SQL")
    }
    var values: [StoredValue] = []
    var hasNil = false
    for constant in constants {
      let start = parameters.count
      let encoded = try encode(constant)
      let value: StoredValue? = encoded.sql == "1" ? .integer(1) : encoded.sql == "0" ? .integer(0) : parameters.last
      parameters.removeSubrange(start...)
      if encoded.isNull {
        hasNil = true
      } else if encoded.kind.agrees(with: element.kind), let value {
        // No number is equal to none.
        if !encoded.isMaybeNaN { values.append(value) }
      } else {
        throw Untranslatable("a value of \(element.kind.format) is sought among some of \(encoded.kind.format)")
      }
    }
    guard values.count <= Self.mostParameters || JSONList.text(of: values) != nil else {
      throw Untranslatable("\(values.count) constants that JSON does not keep exactly are too many for SQL")
    }
    var sql =
      values.isEmpty ? "0" : "(\(element.sql)\(element.isNormal ? "" : element.kind.collation) IN (\(list(values))))"
    if hasNil, element.isNullable { sql = "(COALESCE(\(sql), 0) OR \(element.sql) IS NULL)" }
    return .condition(
      sql, isNullable: element.isNullable && !hasNil && !values.isEmpty, failure: element.failure)
  }

  private func list(_ values: [StoredValue]) -> String {
    if values.count > Self.longestList, let json = JSONList.text(of: values) {
      return "SELECT value FROM json_each(\(parameter(.text(json))))"
    }
    return values.map { parameter($0) }.joined(separator: ", ")
  }

  /// A closure written out for each of some constants, in their order.
  func each<Test: PredicateExpression>(
    of sequence: any Sequence, _ variable: PredicateExpressions.VariableID, _ test: Test,
    joinedBy connective: Connective
  ) throws(Untranslatable) -> ValueTerm {
    let elements = Array(erasing: sequence)
    guard elements.count <= Self.longestExpansion else {
      throw Untranslatable("a closure over \(elements.count) constants is too long for SQL")
    }
    var result: ValueTerm?
    for element in elements {
      bindings[variable] = .constant(element)
      let condition = try condition(test)
      guard let before = result else {
        result = condition
        continue
      }
      result = connective == .and ? before.and(condition) : before.or(condition)
    }
    return result ?? .condition(connective == .and ? "1" : "0")
  }

  /// The least or greatest element.
  func extreme(
    _ function: String, of term: Term, _ type: Any.Type, constant: (Any) -> Any?
  ) throws(Untranslatable) -> Term {
    if case .constant(let value) = term { return .constant(constant(value) as Any) }
    let collection = try collection(term, of: type)
    let kind = try jsonKind(of: collection.element)
    guard kind.isOrdered, collection.isJSON else {
      throw Untranslatable("values of \(collection.element) have another order in SQL")
    }
    let sql = try query(collection) { element in
      guard case .value(let value) = element else { return "NULL" }
      return "\(function)(\(value.sql)\(kind.collation))"
    }
    return .value(
      ValueTerm(
        sql: collection.presence.map { "(CASE WHEN \($0) THEN (\(sql)) END)" } ?? "(\(sql))", kind: kind,
        isNullable: true,
        failure: try failure(of: collection)))
  }
}

extension Array where Element == Any {
  fileprivate init(erasing sequence: any Sequence) {
    func elements<S: Sequence>(_ sequence: S) -> [Any] { sequence.map { $0 as Any } }
    self = elements(sequence)
  }
}
