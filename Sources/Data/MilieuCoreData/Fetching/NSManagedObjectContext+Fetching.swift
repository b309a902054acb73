internal import Foundation
package import MilieuData

extension NSManagedObjectContext {
  /// The objects that a request asks for, or their identifiers or number, as it says.
  ///
  /// - Throws: ``ManagedObjectError`` if no store is loaded, or what keeps it from being read.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? T }
    }
    let objects = try objects(request)
    if request.resultType == .managedObjectIDResultType { return objects.compactMap { $0.objectID as? T } }
    return try objects.map { object in
      if let object = object as? T { return object }
      throw ManagedObjectError(
        .request,
        "An object of '\(object.entity.name ?? "")' is a '\(type(of: object))' and was asked for as a '\(T.self)'. Name that class in the "
          + "model with its module, or ask by it before anybody else holds the object.")
    }
  }

  /// How many objects a request asks for. Without a predicate and without changes, none is read.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try core().count(described(request)) }

  private func core() throws -> ModelContext { try opened() }

  private func described<T>(_ request: NSFetchRequest<T>) throws -> DescribedFetch {
    let entity = request.entity(in: model)
    guard let plan = try opened().container.plan(named: entity.name ?? "") else {
      throw ManagedObjectError(.request, "The store was not opened with the entity '\(entity.name ?? "")'.")
    }
    return DescribedFetch(plan, request, in: self)
  }

  /// Lets a watch hear of what changes here, as long as somebody keeps it.
  ///
  /// - Returns: whether there is a store, and so anything to hear of.
  package func add(_ watch: ContextWatch) -> Bool {
    guard let core = try? opened() else { return false }
    core.add(watch)
    return true
  }

  /// The objects that are asked for.
  func objects<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let core = try opened()
    let fetch = try described(request)
    let found = try core.fetch(fetch)
    for path in request.relationshipKeyPathsForPrefetching ?? [] {
      let name = path.split(separator: ".").first.map(String.init) ?? ""
      guard let place = fetch.plan.properties.firstIndex(where: { $0.name == name }) else { continue }
      core.prefetch(place, of: found, fetch.plan)
    }
    // Which keeps the objects that have been made to decide, until they are handed on.
    return withExtendedLifetime(fetch) {
      found.compactMap { ($0 as? ManagedRow).map { Self.object(of: $0, in: self) } }
    }
  }
}

/// Objects that are made while a request is carried out, kept so that none is made twice.
private final class MadeObjects {
  var objects: [NSManagedObject] = []
}

extension DescribedFetch {
  /// What a request asks for.
  init<T>(_ plan: EntityPlan, _ request: NSFetchRequest<T>, in context: NSManagedObjectContext?) {
    self.init(plan)
    limit = request.fetchLimit > 0 ? request.fetchLimit : nil
    offset = max(0, request.fetchOffset)
    includesPendingChanges = request.includesPendingChanges
    let made = MadeObjects()
    func object(_ model: any PersistentModel) -> NSManagedObject {
      guard let row = model as? ManagedRow else { preconditionFailure("'\(type(of: model))' is no row of an object") }
      if let object = row.object { return object }
      let object = NSManagedObjectContext.object(of: row, in: context)
      made.objects.append(object)
      return object
    }
    if let predicate = request.predicate {
      matches = { predicate.evaluate(with: object($0)) }
      let columns = PredicateColumns(predicate, plan)
      (conditions, conditionsSayAll) = (columns.conditions, columns.sayAll)
    }
    let descriptors = request.sortDescriptors ?? []
    guard !descriptors.isEmpty || request.order != nil else { return }
    if request.order == nil { columnOrder = ColumnOrder.all(descriptors, plan) }
    compare = { left, right in
      let (left, right) = (object(left), object(right))
      for descriptor in descriptors {
        let order = descriptor.compare(left, to: right)
        if order != .orderedSame { return order }
      }
      return request.order?(left, right) ?? .orderedSame
    }
  }
}
