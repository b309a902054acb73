/// Where each column and each pair that models ask for comes from in what a store keeps, and what is left over.
package struct SchemaMapping: Sendable {
  /// What a column's values are made of.
  package enum Source: Hashable, Sendable {
    /// Another column of the same row.
    case column(Int, ColumnConversion)
    /// What the model says a row has where nothing else is known.
    case standard
    /// Those that a row is paired with, of which there may be one; whether the row is the first end.
    case link(String, isOwner: Bool)
    /// The row of another entity that leads here by a column, of which there may be one.
    case inverse(entity: String, column: String)
  }

  /// An entity, and the one it was.
  package struct Entity: Sendable {
    /// `nil` for one that is new.
    package let old: StoreEntity?
    package let new: StoreEntity
    /// For each column.
    package var sources: [Source]
    /// The columns that are no longer there.
    package var dropped: [Int] = []
  }

  /// Pairs, and what they are made of.
  package struct Link: Sendable {
    package enum Source: Hashable, Sendable {
      /// The same pairs.
      case same
      /// Pairs of another name, with their ends in this order or the other.
      case link(String, isSwapped: Bool)
      /// A column, whose rows are the first end or the other.
      case column(entity: String, column: String, isOwner: Bool)
      /// Nothing.
      case none
    }
    package let new: StoreEntity.Link
    package var source: Source
  }

  package private(set) var entities: [Entity] = []
  package private(set) var links: [Link] = []

  /// What is no longer there.
  package private(set) var droppedEntities: [StoreEntity] = []
  package private(set) var droppedLinks: [StoreEntity.Link] = []

  /// What lies between, without regard to what rows there are.
  package private(set) var difference = SchemaDifference()

  private let old: [StoreEntity]

  /// Columns whose values go on elsewhere: the names of the entity and the column, in lowercase.
  private var moved: Set<[String]> = []

  /// - Parameters:
  ///   - old: what a store keeps.
  ///   - new: what models ask for.
  package init(from old: [StoreEntity], to new: [StoreEntity]) {
    self.old = old
    for entity in new { entities.append(map(entity)) }
    for link in new.flatMap(\.links) { links.append(map(link)) }
    let names = Set(new.map { $0.name.lowercased() })
    droppedEntities = old.filter { !names.contains($0.name.lowercased()) }
    let used = Set(links.compactMap(\.oldName) + entities.flatMap(\.usedLinks))
    droppedLinks = old.flatMap(\.links).filter { !used.contains($0.name.lowercased()) }
    moved = Set(entities.flatMap(\.movedColumns) + links.compactMap(\.movedColumn))
    compare()
  }

  // MARK: - Finding

  private func entity(_ name: String) -> StoreEntity? { old.first { $0.name.lowercased() == name.lowercased() } }

  private func map(_ entity: StoreEntity) -> Entity {
    guard let old = self.entity(entity.name) else {
      return Entity(old: nil, new: entity, sources: entity.columns.map { source(of: $0, in: entity) ?? .standard })
    }
    func place(_ name: String) -> Int? { old.columns.firstIndex { $0.name.lowercased() == name.lowercased() } }
    var found: [Int?] = entity.columns.map { column in
      // One that was renamed goes first: another may be new under its earlier name.
      column.name != column.originalName && place(column.name) == nil ? place(column.originalName) : nil
    }
    for (index, column) in entity.columns.enumerated() where found[index] == nil {
      let names = [column.name, column.originalName]
      found[index] = names.lazy.compactMap(place).first { !found.contains($0) }
    }
    let sources = zip(entity.columns, found).map { column, place -> Source in
      if let place, let conversion = Self.conversion(from: old.columns[place], to: column) {
        return .column(place, conversion)
      }
      // What is not converted is refused when both are compared.
      if let place { return .column(place, .none) }
      return source(of: column, in: entity) ?? .standard
    }
    return Entity(
      old: old, new: entity, sources: sources, dropped: old.columns.indices.filter { !found.contains($0) })
  }

  private static func conversion(
    from old: StoreEntity.Column, to new: StoreEntity.Column
  ) -> ColumnConversion? {
    guard old.target?.lowercased() == new.target?.lowercased() else { return nil }
    return new.target == nil ? ColumnConversion(from: old, to: new) : ColumnConversion.none
  }

  /// What a relationship to one was before it had a column.
  private func source(of column: StoreEntity.Column, in entity: StoreEntity) -> Source? {
    guard let target = column.target else { return nil }
    let names = [column.name, column.originalName]
    for link in old.flatMap(\.links) {
      if link.owner == entity.name, link.target == target, names.contains(link.property) {
        return .link(link.name, isOwner: true)
      }
      if link.owner == target, link.target == entity.name, column.inverse?.names.contains(link.property) == true {
        return .link(link.name, isOwner: false)
      }
    }
    let other = self.entity(target)?.columns.first { column.inverse?.names.contains($0.name) == true }
    return other.flatMap { $0.target == entity.name ? .inverse(entity: target, column: $0.name) : nil }
  }

  private func map(_ link: StoreEntity.Link) -> Link {
    let links = old.flatMap(\.links)
    func isSame(_ other: StoreEntity.Link) -> Bool { other.owner == link.owner && other.target == link.target }
    let source: Link.Source? =
      if let same = links.first(where: { $0.name.lowercased() == link.name.lowercased() }) {
        isSame(same) ? .same : nil
      } else if let renamed = links.first(where: { $0.name == link.originalName && isSame($0) }) {
        .link(renamed.name, isSwapped: false)
      } else {
        links.first { other in
          other.owner == link.target && other.target == link.owner
            && link.inverse?.names.contains(other.property) == true
        }.map { .link($0.name, isSwapped: true) }
      }
    if let source { return Link(new: link, source: source) }
    func column(_ entity: String, _ names: [String], to target: String) -> String? {
      self.entity(entity)?.columns.first { names.contains($0.name) && $0.target == target }?.name
    }
    if let name = column(link.owner, [link.property, link.originalProperty], to: link.target) {
      return Link(new: link, source: .column(entity: link.owner, column: name, isOwner: true))
    }
    if let inverse = link.inverse, let name = column(link.target, inverse.names, to: link.owner) {
      return Link(new: link, source: .column(entity: link.target, column: name, isOwner: false))
    }
    return Link(new: link, source: .none)
  }

  // MARK: - Comparing

  private func isMoved(_ entity: StoreEntity, _ column: StoreEntity.Column) -> Bool {
    moved.contains([entity.name.lowercased(), column.name.lowercased()])
  }

  /// The columns of an entity whose values go nowhere.
  package func lostColumns(of entity: Entity) -> [StoreEntity.Column] {
    guard let old = entity.old else { return [] }
    return entity.dropped.map { old.columns[$0] }.filter { !isMoved(old, $0) }
  }

  /// The entities whose rows go nowhere.
  package var lostEntities: [StoreEntity] {
    droppedEntities.filter { entity in entity.columns.isEmpty || !entity.columns.allSatisfy { isMoved(entity, $0) } }
  }

  private mutating func compare() {
    var changes: [SchemaDifference.Change] = []
    for entity in entities { changes += entity.changes(lost: lostColumns(of: entity)) }
    for link in links { changes += link.changes(old) }
    let gone = Set(droppedEntities.map(\.name))
    let lost = Set(lostEntities.map(\.name))
    for entity in droppedEntities {
      changes.append(
        SchemaDifference.Change(
          entity.name, nil, "is no longer there, with all its rows",
          lost.contains(entity.name) ? .destructive : .lightweight))
    }
    for link in droppedLinks where !gone.contains(link.owner) {
      changes.append(
        SchemaDifference.Change(
          link.owner, link.property, "no longer leads to many of \(link.target)", .destructive))
    }
    difference = SchemaDifference(changes)
  }
}
