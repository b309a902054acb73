public import Foundation

/// A row that is about to be stored, written column by column. Columns are numbered as in the entity's list of them, from 0.
@_documentation(visibility: internal)
public protocol RowWriter: AnyObject {
  func writeNull(_ column: Int)
  func write(_ value: Int64, _ column: Int)
  func write(_ value: Double, _ column: Int)
  func write(_ value: String, _ column: Int)
  func write(_ value: Data, _ column: Int)
}
