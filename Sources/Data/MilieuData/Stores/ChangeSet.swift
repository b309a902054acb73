/// What a context saves at once.
package final class ChangeSet {
  /// The changes of one entity.
  package struct Entity {
    package let plan: EntityPlan
    package var inserts: [any PersistentModel] = []
    package var updates: [any PersistentModel] = []
    package var deletes: [Int64] = []
  }

  /// The models that are paired with one.
  package struct Pairs {
    package let link: String
    /// Whether `model` is the first of each pair.
    package let isOwner: Bool
    package let model: any PersistentModel
    package let others: [any PersistentModel]

    /// Whether what the model is paired with already stays. It does where the model was inserted: if that changes a row that is there, of
    /// the same unique values, the row keeps its pairs, as it keeps what leads to it by a column.
    package let isAddition: Bool

    /// The key of the model, known once keys are assigned.
    package var key: Int64 { model._$state.key }

    /// The keys of the others in their order.
    package var otherKeys: [Int64] { others.map(\._$state.key) }
  }

  /// Those of an entity, at the entity's place in its schema.
  package internal(set) var entities: [Entity]
  package internal(set) var pairs: [Pairs] = []

  /// What an insert became, and what it was called before.
  struct Assignment {
    let model: any PersistentModel
    let temporary: Int64
    let isNew: Bool
  }

  /// The stores that are saved, of those of the container.
  let stores: Set<ObjectIdentifier>

  private(set) var assignments: [Assignment] = []

  package init(_ plans: [EntityPlan], for store: (any ModelStore)? = nil) {
    stores = Set(plans.map { ObjectIdentifier($0.store) }).filter { id in
      store.map { ObjectIdentifier($0) == id } ?? true
    }
    entities = plans.map { Entity(plan: $0) }
  }

  package var isEmpty: Bool {
    pairs.isEmpty && entities.allSatisfy { $0.inserts.isEmpty && $0.updates.isEmpty && $0.deletes.isEmpty }
  }

  /// Gives an insert its key.
  ///
  /// - Parameters:
  ///   - key: of the row.
  ///   - entity: the place of the entity.
  ///   - index: the place of the insert.
  ///   - isNew: whether the row is; if not, the insert changes one that is there.
  package func assign(_ key: Int64, _ entity: Int, _ index: Int, isNew: Bool) {
    let model = entities[entity].inserts[index]
    let state = model._$state
    assignments.append(Assignment(model: model, temporary: state.key, isNew: isNew))
    state.key = key
  }

  package func reserve(_ count: Int) { assignments.reserveCapacity(count) }

  /// Takes the keys back, since the save has failed.
  func revert() {
    for assignment in assignments.reversed() { assignment.model._$state.key = assignment.temporary }
    assignments = []
  }
}
