extension SchemaMapping.Entity {
  /// What lies between both, without regard to rows.
  func changes(lost: [StoreEntity.Column]) -> [SchemaDifference.Change] {
    guard let old else { return [SchemaDifference.Change(new.name, nil, "is new", .lightweight)] }
    var changes: [SchemaDifference.Change] = []
    for (column, source) in zip(new.columns, sources) { changes += self.changes(of: column, source, old) }
    // What is told at the other end is not told here.
    changes += lost.map { SchemaDifference.Change(new.name, $0.name, "is no longer there", .destructive) }
    return changes + setChanges(old)
  }

  private func changes(
    of column: StoreEntity.Column, _ source: SchemaMapping.Source, _ old: StoreEntity
  ) -> [SchemaDifference.Change] {
    func change(_ words: String, _ effect: SchemaDifference.Effect = .lightweight, _ remedy: String? = nil)
      -> SchemaDifference.Change
    { SchemaDifference.Change(new.name, column.name, words, effect, remedy: remedy) }
    switch source {
    case .standard:
      let standard = column.standard.flatMap { $0 == .null ? nil : $0 }
      let rows = standard.map { ", \($0.words) in the rows that are there" } ?? ""
      return [change("is new\(rows)")]
    case .link(let link, _): return [change("leads to one, and was kept as the pairs of \(link)")]
    case .inverse(let entity, let other): return [change("is new, as \(entity).\(other) says")]
    case .column(let index, let conversion):
      let before = old.columns[index]
      var changes: [SchemaDifference.Change] = []
      if before.name != column.name { changes.append(change("was called \(before.name)")) }
      guard before.target?.lowercased() == column.target?.lowercased() else {
        let was = before.target.map { "leads to \($0)" } ?? "is kept as \(before.kind)"
        let asked = column.target.map { "to lead to \($0)" } ?? "for \(column.kind)"
        return changes + [change("\(was), and the model asks \(asked)", .refused, Self.typeRemedy)]
      }
      if column.target == nil {
        guard ColumnConversion(from: before, to: column) != nil else {
          return changes + [
            change("is kept as \(before.kind), and the model asks for \(column.kind)", .refused, Self.typeRemedy)
          ]
        }
        let isKnown = !before.valueType.isEmpty && !column.valueType.isEmpty
        if isKnown && before.valueType != column.valueType || conversion != .none {
          changes.append(change("becomes \(column.kind) of \(before.kind)"))
        }
      }
      // Whether a column that leads to a row may be empty is known only from what was written down.
      let knowsOptional = column.target == nil || !before.valueType.isEmpty
      if knowsOptional, before.isOptional != column.isOptional {
        changes.append(change(column.isOptional ? "may now be absent" : "may no longer be absent"))
      }
      return changes
    }
  }

  private static let typeRemedy =
    "Give the new property another name, and fill it from the old one in a migration plan's custom stage."

  // MARK: - Sets

  private func setChanges(_ old: StoreEntity) -> [SchemaDifference.Change] {
    /// By the names that columns have now.
    func names(_ sets: [[Int]]) -> Set<[String]> {
      Set(
        sets.map { set in
          set.map { place in
            let now = sources.firstIndex { if case .column(place, _) = $0 { true } else { false } }
            return now.map { new.columns[$0].name } ?? "\(old.columns[place].name) (gone)"
          }
        })
    }
    func named(_ sets: [[Int]]) -> Set<[String]> { Set(sets.map { $0.map { new.columns[$0].name } }) }
    func changes(_ before: Set<[String]>, _ now: Set<[String]>, _ word: String) -> [SchemaDifference.Change] {
      func change(_ set: [String], _ words: String) -> SchemaDifference.Change {
        SchemaDifference.Change(new.name, set.joined(separator: ", "), words, .lightweight)
      }
      func sorted(_ sets: Set<[String]>) -> [[String]] { sets.sorted { $0.lexicographicallyPrecedes($1) } }
      return sorted(before.subtracting(now)).map { change($0, "is no longer \(word)") }
        + sorted(now.subtracting(before)).map { change($0, "is now \(word)") }
    }
    return changes(names(old.uniques), named(new.uniques), "unique")
      + changes(names(old.indices), named(new.indices), "indexed")
  }

  // MARK: - What is used

  /// Columns of other entities whose values are taken, as pairs of lowercase names.
  var movedColumns: [[String]] {
    sources.compactMap {
      if case .inverse(let entity, let column) = $0 { [entity.lowercased(), column.lowercased()] } else { nil }
    }
  }

  var usedLinks: [String] {
    sources.compactMap { if case .link(let name, _) = $0 { name.lowercased() } else { nil } }
  }
}

extension SchemaMapping.Link {
  func changes(_ old: [StoreEntity]) -> [SchemaDifference.Change] {
    func change(_ words: String, _ effect: SchemaDifference.Effect = .lightweight, _ remedy: String? = nil)
      -> [SchemaDifference.Change]
    { [SchemaDifference.Change(new.owner, new.property, words, effect, remedy: remedy)] }
    switch source {
    case .same: return []
    case .link(let name, _): return change("is kept as the pairs of \(name), and is called so now")
    case .column(let entity, let column, _): return change("leads to many, and was kept as \(entity).\(column)")
    case .none:
      if let other = old.flatMap(\.links).first(where: { $0.name.lowercased() == new.name.lowercased() }) {
        return change(
          "leads from \(other.owner) to \(other.target), and the model asks for \(new.owner) and \(new.target)",
          .refused,
          "Give the new relationship another name.")
      }
      return old.contains { $0.name.lowercased() == new.owner.lowercased() } ? change("is new") : []
    }
  }

  /// The column whose values are taken, as lowercase names.
  var movedColumn: [String]? {
    if case .column(let entity, let column, _) = source { [entity.lowercased(), column.lowercased()] } else { nil }
  }

  /// The pairs that are taken.
  var oldName: String? {
    switch source {
    case .same: new.name.lowercased()
    case .link(let name, _): name.lowercased()
    case .column, .none: nil
    }
  }
}

extension StoreEntity.End {
  var names: [String] { [name, originalName] }
}

extension StoreEntity.Link {
  /// The property that says it: pairs are named after the entity and that.
  package var property: String { name.hasPrefix("\(owner)_") ? String(name.dropFirst(owner.count + 1)) : name }

  var originalProperty: String {
    originalName.hasPrefix("\(owner)_") ? String(originalName.dropFirst(owner.count + 1)) : originalName
  }
}

extension StoreEntity.Column {
  /// What the column holds, and of which type that is where it is known.
  fileprivate var kind: String { valueType.isEmpty ? type.rawValue : "\(type.rawValue) (\(valueType))" }
}

extension StoredValue {
  /// The value as a reader takes it.
  package var words: String {
    switch self {
    case .null: "nothing"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .blob(let value): "\(value.count) bytes"
    }
  }
}
