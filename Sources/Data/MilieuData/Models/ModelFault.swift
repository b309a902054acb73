package import Foundation

/// What a model is made of whose values are still in the store.
@_documentation(visibility: internal)
public struct ModelFault {
  let registry: ModelRegistry
  package let plan: EntityPlan
  var key: Int64
  /// Read beforehand where the class has constants.
  var row: (any RowReader)?

  /// The value of a constant, which cannot wait.
  public func constant<Value>(_ index: Int) -> Value {
    let property = plan.properties[index]
    let row = row ?? EmptyRow.shared
    do {
      if let value = try property.constant(row, plan.columns[index]) as? Value { return value }
      fatalError(
        "'\(plan.name).\(property.name)' is a relationship or cannot be stored: a constant has to be an attribute")
    } catch {
      fatalError("'\(plan.name).\(property.name)' of row \(key) cannot be read: \(error)")
    }
  }
}

/// A row that has nothing: what stands for one that is gone.
package final class EmptyRow: RowReader {
  nonisolated(unsafe) package static let shared = EmptyRow()
  package func isNull(_ column: Int) -> Bool { true }
  package func integer(_ column: Int) -> Int64 { 0 }
  package func real(_ column: Int) -> Double { 0 }
  package func text(_ column: Int) -> String { "" }
  package func blob(_ column: Int) -> Data { Data() }
}
