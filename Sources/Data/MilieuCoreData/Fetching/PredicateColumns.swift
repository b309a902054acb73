internal import Foundation
internal import MilieuData

/// What of a predicate a store can tell by columns: comparisons of attributes with values, all of which have to hold.
struct PredicateColumns {
  private(set) var conditions: [ColumnCondition] = []

  /// Whether that is all that the predicate says.
  private(set) var sayAll = true

  private let plan: EntityPlan

  init(_ predicate: NSPredicate, _ plan: EntityPlan) {
    self.plan = plan
    add(predicate)
  }

  private mutating func add(_ predicate: NSPredicate) {
    if let predicate = predicate as? FormatPredicate { return add(predicate.node) }
    guard let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
      sayAll = false
      return
    }
    for part in compound.subpredicates { if let part = part as? NSPredicate { add(part) } }
  }

  private mutating func add(_ node: FormatNode) {
    switch node {
    case .constant(true): return
    case .and(let nodes): for node in nodes { add(node) }
    case .comparison(let comparison):
      if let found = read(comparison) { conditions += found } else { sayAll = false }
    case .constant(false), .not, .or: sayAll = false
    }
  }

  // MARK: - One comparison

  private func read(_ comparison: FormatComparison) -> [ColumnCondition]? {
    guard comparison.quantity == .one, comparison.options.isEmpty else { return nil }
    if case .keyPath(let path) = comparison.left, let value = Self.constant(comparison.right) {
      return read(path, comparison.relation, value)
    }
    if case .keyPath(let path) = comparison.right, let value = Self.constant(comparison.left),
      let mirrored = comparison.relation.mirrored
    {
      return read(path, mirrored, value)
    }
    return nil
  }

  /// The value of a term that is one, whatever it is compared with.
  private static func constant(_ term: FormatTerm) -> PredicateOperand? {
    switch term {
    case .value(let value): return PredicateOperand(value)
    case .list(let terms):
      let values = terms.compactMap { constant($0)?.value }
      return values.count == terms.count ? PredicateOperand(values) : nil
    case .keyPath, .variable: return nil
    }
  }

  private func read(
    _ path: [String], _ relation: FormatComparison.Relation, _ value: PredicateOperand
  ) -> [ColumnCondition]? {
    guard path.count == 1, let place = plan.properties.firstIndex(where: { $0.name == path[0] }),
      plan.columns[place] >= 0
    else { return nil }
    let column = plan.columns[place]
    func one(_ relation: ColumnCondition.Relation, _ value: Any?) -> ColumnCondition? {
      stored(PredicateOperand(value), place).map { ColumnCondition(column, relation, [$0]) }
    }
    if case .nothing = value.kind {
      switch relation {
      case .equal: return [ColumnCondition(column, .empty)]
      case .notEqual: return [ColumnCondition(column, .filled)]
      default: return nil
      }
    }
    let sign: ColumnCondition.Relation
    switch relation {
    case .equal: sign = .equal
    case .less: sign = .less
    case .lessOrEqual: sign = .lessOrEqual
    case .greater: sign = .greater
    case .greaterOrEqual: sign = .greaterOrEqual
    case .between:
      guard case .many(let bounds) = value.kind, bounds.count == 2,
        let least = one(.greaterOrEqual, bounds[0]), let most = one(.lessOrEqual, bounds[1])
      else { return nil }
      return isOrdered(place) ? [least, most] : nil
    case .isIn:
      // As many as a statement takes without care.
      guard case .many(let elements) = value.kind, elements.count <= 500 else { return nil }
      let values = elements.compactMap { stored(PredicateOperand($0), place) }
      return values.count == elements.count ? [ColumnCondition(column, .oneOf, values)] : nil
    default: return nil
    }
    guard sign == .equal || isOrdered(place) else { return nil }
    return one(sign, value.value).map { [$0] }
  }

  private func isOrdered(_ place: Int) -> Bool {
    attribute(place).map { ![.UUIDAttributeType, .booleanAttributeType].contains($0.attributeType) } ?? false
  }

  private func attribute(_ place: Int) -> NSAttributeDescription? {
    (plan.source as? NSEntityDescription)?.properties[place] as? NSAttributeDescription
  }

  // MARK: - Values

  /// What a column holds where a property has a value; `nil` where that cannot be said, or the property has no such value.
  private func stored(_ value: PredicateOperand, _ place: Int) -> StoredValue? {
    guard let attribute = attribute(place) else { return key(value, place) }
    switch (attribute.attributeType, value.kind) {
    case (.integer16AttributeType, .whole(let value)), (.integer32AttributeType, .whole(let value)),
      (.integer64AttributeType, .whole(let value)), (.booleanAttributeType, .whole(let value)):
      return .integer(value)
    case (.doubleAttributeType, _), (.floatAttributeType, _):
      // Beyond it, whole numbers and others are not the same.
      return value.double.flatMap { abs($0) < 0x1p53 ? .real($0) : nil }
    case (.stringAttributeType, .text(let text)): return .text(text)
    case (.dateAttributeType, .date(let date)): return .real(date.timeIntervalSinceReferenceDate)
    case (.UUIDAttributeType, .other(let other)): return (other.base as? UUID).map { .text($0.uuidString) }
    default: return nil
    }
  }

  private func key(_ value: PredicateOperand, _ place: Int) -> StoredValue? {
    guard case .object(let identifier) = value.kind, let target = plan.relationships[place]?.target,
      identifier.place === target.place, !identifier.isTemporary
    else { return nil }
    return .integer(identifier.key)
  }
}

extension FormatComparison.Relation {
  /// The relation with its sides exchanged; `nil` where that is none.
  fileprivate var mirrored: Self? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }
}

extension ColumnOrder {
  /// The order that descriptors say; `nil` if columns do not say it.
  static func all(_ descriptors: [NSSortDescriptor], _ plan: EntityPlan) -> [ColumnOrder]? {
    let ordered: Set<NSAttributeType> = [
      .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .stringAttributeType, .dateAttributeType, .booleanAttributeType, .decimalAttributeType,
    ]
    var all: [ColumnOrder] = []
    for descriptor in descriptors {
      guard let key = descriptor.plainKey, let place = plan.properties.firstIndex(where: { $0.name == key }),
        plan.columns[place] >= 0,
        let attribute = (plan.source as? NSEntityDescription)?.properties[place] as? NSAttributeDescription,
        ordered.contains(attribute.attributeType)
      else { return nil }
      all.append(ColumnOrder(plan.columns[place], isAscending: descriptor.ascending))
    }
    return all
  }
}
