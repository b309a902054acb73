internal import Foundation
internal import MilieuCoreData
internal import MilieuRuntime

/// What a fetch request asks for, and what goes along with a change of the results.
struct FetchDescription<Result: NSFetchRequestResult> {
  enum Order {
    case descriptors([NSSortDescriptor])
    case keyPaths([SortDescriptor<Result>])
  }

  /// What the request says that has no name here, if it was given as a whole.
  var base: NSFetchRequest<Result>?
  var entity: NSEntityDescription?
  var order: Order
  var predicate: NSPredicate?
  var transaction: Transaction?

  /// The order by names; empty if it is given by key paths.
  var sortDescriptors: [NSSortDescriptor] { if case .descriptors(let descriptors) = order { descriptors } else { [] } }

  /// The request for a context.
  func request() -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    if let base {
      if let name = base.entityName { request.setEntity(named: name) }
      request.fetchLimit = base.fetchLimit
      request.fetchOffset = base.fetchOffset
      request.resultType = base.resultType
      request.includesPendingChanges = base.includesPendingChanges
      request.relationshipKeyPathsForPrefetching = base.relationshipKeyPathsForPrefetching
    }
    if let entity { request.entity = entity }
    request.predicate = predicate
    switch order {
    case .descriptors(let descriptors): request.sortDescriptors = descriptors
    case .keyPaths(let descriptors):
      request.order = { left, right in
        guard let left = left as? Result, let right = right as? Result else { return .orderedSame }
        for descriptor in descriptors {
          let order = descriptor.compare(left, right)
          if order != .orderedSame { return order }
        }
        return .orderedSame
      }
    }
    return request
  }

  /// Whether two requests say the same of what has no name here.
  private static func areSame(_ mine: NSFetchRequest<Result>?, _ others: NSFetchRequest<Result>?) -> Bool {
    mine?.entityName == others?.entityName && mine?.fetchLimit == others?.fetchLimit
      && mine?.fetchOffset == others?.fetchOffset && mine?.resultType == others?.resultType
      && mine?.includesPendingChanges == others?.includesPendingChanges
      && mine?.relationshipKeyPathsForPrefetching == others?.relationshipKeyPathsForPrefetching
  }

  /// Whether a newly made view asks for the same, as far as can be told.
  func isSame(as other: Self) -> Bool {
    guard Self.areSame(base, other.base), entity === other.entity else { return false }
    let predicates: Bool =
      switch (predicate, other.predicate) {
      case (nil, nil): true
      case (let mine?, let others?): mine === others || mine.saysSame(as: others)
      default: false
      }
    guard predicates else { return false }
    switch (order, other.order) {
    case (.keyPaths(let mine), .keyPaths(let others)): return mine == others
    case (.descriptors(let mine), .descriptors(let others)):
      return mine.count == others.count
        && zip(mine, others).allSatisfy { $0.keyPath == $1.keyPath && $0.ascending == $1.ascending }
    default: return false
    }
  }
}
