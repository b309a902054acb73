public import Foundation
public import MilieuCoreData

/// The objects that a ``FetchRequest`` has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let found: [Result]
  private let cell: FetchCell<Result>?

  init(_ found: [Result], _ cell: FetchCell<Result>?) {
    self.found = found
    self.cell = cell
  }

  /// What has to hold for an object to be found; setting it asks anew.
  @MainActor @preconcurrency
  public var nsPredicate: NSPredicate? {
    get { cell?.request.predicate }
    nonmutating set { cell?.change { $0.predicate = newValue } }
  }

  /// The order; setting it asks anew.
  @MainActor @preconcurrency
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { cell?.request.sortDescriptors ?? [] }
    nonmutating set { cell?.change { $0.order = .descriptors(newValue) } }
  }

  /// The order by key paths, where it was given so; setting it asks anew.
  @MainActor @preconcurrency
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { if case .keyPaths(let descriptors)? = cell?.request.order { descriptors } else { [] } }
    nonmutating set { cell?.change { $0.order = .keyPaths(newValue) } }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.count }
  public subscript(position: Int) -> Result { found[position] }
}
