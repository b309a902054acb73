internal import Foundation

/// The order in which a fetch gives models.
struct ModelOrder<Model: PersistentModel> {
  let descriptors: [SortDescriptor<Model>]

  /// Whether one comes before another. Those that are equal stand in the order in which they were first saved; those that have not been
  /// saved come last of them, in the order in which they were inserted: their keys are negative and become smaller.
  func areInOrder(_ lhs: Model, _ rhs: Model) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(lhs, rhs) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    let (left, right) = (lhs._$state.key, rhs._$state.key)
    return left < 0 || right < 0 ? left > right : left < right
  }

  /// Where a model belongs among others that are in order.
  ///
  /// - Parameters:
  ///   - count: how many others there are.
  ///   - other: gives each.
  func place(of model: Model, among count: Int, _ other: (Int) -> Model) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(other(middle), model) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
