public import Foundation

/// A row that a store has found, read column by column.
///
/// Valid until the store goes on to the next row. Columns are numbered as in the entity's list of them, from 0.
@_documentation(visibility: internal)
public protocol RowReader: AnyObject {
  func isNull(_ column: Int) -> Bool
  func integer(_ column: Int) -> Int64
  func real(_ column: Int) -> Double
  func text(_ column: Int) -> String
  func blob(_ column: Int) -> Data
}
