internal import Foundation

/// A predicate, asked of models.
struct ModelTest<Model: PersistentModel> {
  private let holds: (Model) -> Bool

  /// - Parameter predicate: `nil` holds for all. A model for which it throws, as `!` on `nil` does, is none that is meant, whoever
  ///   evaluates it.
  init(_ predicate: Predicate<Model>?) {
    guard let predicate else {
      holds = { _ in true }
      return
    }
    if let test = (predicate.expression as? any DirectPredicate)?.test(of: Model.self) {
      holds = test
    } else {
      holds = { (try? predicate.evaluate($0)) == true }
    }
  }

  func callAsFunction(_ model: Model) -> Bool { holds(model) }
}
