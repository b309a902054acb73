import Foundation
import MilieuData

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    switch try translator.term(root) {
    case .constant(let value):
      guard let value = value as? Root.Output else { throw Untranslatable("a constant is no \(Root.Output.self)") }
      return .constant(value[keyPath: keyPath as Swift.KeyPath<Root.Output, Output>])
    case .row(let row): return try translator.property(keyPath, of: row, Output.self)
    case .collection(let collection): return try property(of: collection, in: translator)
    case .value(let value): return try property(of: value, in: translator)
    case .range: throw Untranslatable("what a range has is not known to SQL: \(keyPath)")
    }
  }

  private func property(of collection: CollectionTerm, in translator: Translator) throws(Untranslatable) -> Term {
    switch kind {
    case .collectionCount: return .value(try translator.count(collection))
    case .collectionIsEmpty: return .value(try translator.isEmpty(collection))
    case .collectionFirst, .bidirectionalCollectionLast:
      throw Untranslatable("the models of a relationship have no order: which is first is not known to SQL")
    case nil: throw Untranslatable("of a collection SQL knows only count and isEmpty, not \(keyPath)")
    }
  }

  private func property(of value: ValueTerm, in translator: Translator) throws(Untranslatable) -> Term {
    let value = value.operand
    if value.kind == .text || value.kind.format == .blob {
      if keyPath == \String.count { return .value(value.called(PredicateFunctions.count, kind: Int.kind)) }
      if keyPath == \Data.count { return .value(value.called("length", kind: Int.kind)) }
      if keyPath == \String.isEmpty { return .value(value.compared("= ''")) }
      if keyPath == \Data.isEmpty { return .value(value.compared("= x''")) }
    }
    if value.kind.format == .date, keyPath == \Date.timeIntervalSinceReferenceDate {
      return .value(value.as(Double.kind))
    }
    if value.kind.format == .uuid, keyPath == \UUID.uuidString { return .value(value.as(.text)) }
    if value.kind.format == .json { return try member(of: value, in: translator) }
    if value.kind.isRaw, isRawValue(in: translator) {
      var raw = value
      raw.kind.isRaw = false
      return .value(raw)
    }
    throw Untranslatable("\(keyPath) is computed, or unknown to SQL")
  }

  private func member(of value: ValueTerm, in translator: Translator) throws(Untranslatable) -> Term {
    guard let json = value.json else { throw Untranslatable("\(keyPath) is not in a column") }
    switch kind {
    case .collectionCount:
      return .value(value.as(Int.kind, sql: "json_array_length(\(json.column), \(json.path.quotedText))"))
    case .collectionIsEmpty:
      return .value(value.compared("= 0", sql: "json_array_length(\(json.column), \(json.path.quotedText))"))
    case .collectionFirst:
      return .value(try translator.element(of: value, json.element("0"), Output.self))
    case .bidirectionalCollectionLast:
      return .value(try translator.element(of: value, json.element("#-1"), Output.self))
    case nil: break
    }
    guard case .member(let key)? = translator.schema.storage(of: keyPath) else {
      throw Untranslatable("\(keyPath) is computed: it is not kept in the JSON")
    }
    guard !key.contains(where: { $0 == "\"" || $0 == "\\" || $0 == "\0" }) else {
      throw Untranslatable("a key of JSON has a quote, a backslash or a zero in it: \(key)")
    }
    return .value(try translator.element(of: value, json.member(key), Output.self))
  }

  /// Whether this is `rawValue`: by the schema's word, or because it gives it for each of a type's cases.
  private func isRawValue(in translator: Translator) -> Bool {
    if keyPath == \ComparisonResult.rawValue { return true }
    if case .rawValue? = translator.schema.storage(of: keyPath) { return true }
    guard let type = Root.Output.self as? any (CaseIterable & RawRepresentable).Type else { return false }
    return givesRawValue(of: type)
  }

  private func givesRawValue<R: CaseIterable & RawRepresentable>(of type: R.Type) -> Bool {
    guard Output.self == R.RawValue.self, let path = keyPath as? Swift.KeyPath<R, R.RawValue>, !R.allCases.isEmpty
    else {
      return false
    }
    return R.allCases.allSatisfy { ($0[keyPath: path] as? AnyHashable) == ($0.rawValue as? AnyHashable) }
  }
}

extension Translator {
  /// A property of a model.
  func property(_ keyPath: AnyKeyPath, of row: RowTerm, _ type: Any.Type) throws(Untranslatable) -> Term {
    switch schema.storage(of: keyPath) {
    case .column(let column): return .value(try value(of: column, in: row, type))
    case .identifier:
      return .value(
        ValueTerm(
          sql: row.identity, kind: .identifier, isNullable: row.isNullable, failure: row.failure,
          vanishing: row.vanishing, isColumn: false))
    case .toOne(let column, let target):
      return .row(
        RowTerm(
          table: target, identity: "\(alias(of: row)).\(column.quotedName)", scope: row.scope,
          isNullable: row.isNullable || type is any OptionalType.Type, failure: row.failure, vanishing: row.vanishing))
    case .toMany(let target, let foreignKey):
      return collection(.rows(target: target, foreignKey: foreignKey, owner: row.identity), of: row, type)
    case .manyToMany(let link, let source, let destination, let target):
      return collection(
        .linked(link: link, source: source, destination: destination, target: target, owner: row.identity), of: row,
        type)
    case .member, .rawValue, nil: throw Untranslatable("\(keyPath) is computed: no column has it")
    }
  }

  private func value(of column: PredicateColumn, in row: RowTerm, _ type: Any.Type) throws(Untranslatable) -> ValueTerm
  {
    var kind = ValueKind(of: type)
    if column.encode != nil {
      kind = ValueKind(format: .custom)
    } else if kind.columnType != column.type {
      throw Untranslatable("\(type) is kept as \(column.type.rawValue) in \(column.name), in a way unknown to SQL")
    }
    let sql = "\(alias(of: row)).\(column.name.quotedName)"
    return ValueTerm(
      sql: sql, kind: kind, isNullable: column.isOptional || row.isNullable, failure: row.failure,
      vanishing: row.vanishing, isMaybeNaN: kind.isFloating, isColumn: true,
      isNormal: column.isNormal || kind.format == .decimal, encode: column.encode,
      json: kind.format == .json ? JSONPlace(column: sql, path: "$") : nil)
  }

  private func collection(_ source: CollectionTerm.Source, of row: RowTerm, _ type: Any.Type) -> Term {
    .collection(
      CollectionTerm(
        source: source, element: elementType(of: type) ?? Any.self,
        presence: row.isNullable ? "\(row.identity) IS NOT NULL" : nil, failure: row.failure))
  }

  /// What a sequence, or an optional one, is made of.
  func elementType(of type: Any.Type) -> Any.Type? {
    func element<S: Sequence>(_ type: S.Type) -> Any.Type { S.Element.self }
    if let sequence = type as? any Sequence.Type { return element(sequence) }
    if let optional = type as? any OptionalType.Type { return elementType(of: optional.wrapped) }
    return nil
  }

  /// What is in the JSON of another value.
  func element(of owner: ValueTerm, _ place: JSONPlace, _ type: Any.Type) throws(Untranslatable) -> ValueTerm {
    let kind = try jsonKind(of: type)
    return ValueTerm(
      sql: place.value(of: kind), kind: kind, isNullable: owner.isNullable || type is any OptionalType.Type,
      failure: owner.failure,
      vanishing: owner.vanishing, json: kind.format == .json ? place : nil)
  }

  /// How a value of a type stands in JSON.
  func jsonKind(of type: Any.Type) throws(Untranslatable) -> ValueKind {
    let kind = ValueKind(of: type)
    switch kind.format {
    case .boolean, .text, .uuid, .url, .json: return kind
    case .integer where !kind.isUnsignedWord: return kind
    default: throw Untranslatable("\(type) in JSON is not read by SQL exactly as Swift reads it")
    }
  }
}

extension ValueTerm {
  /// What a function makes of the value; NULL of NULL.
  func called(_ function: String, kind: ValueKind) -> ValueTerm { self.as(kind, sql: "\(function)(\(sql))") }

  /// A condition on the value, or on what is computed from it.
  func compared(_ comparison: String, sql: String? = nil) -> ValueTerm {
    .condition("(\(sql ?? self.sql) \(comparison))", isNullable: isNullable, failure: failure)
  }

  /// The same, or what is computed from it, as a value of another kind.
  func `as`(_ kind: ValueKind, sql: String? = nil) -> ValueTerm {
    var term = self
    term.kind = kind
    term.json = nil
    if let sql {
      term.sql = sql
      term.isColumn = false
      term.isNormal = false
    }
    return term
  }
}
