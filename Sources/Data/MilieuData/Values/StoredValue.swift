public import Foundation

/// What stands in one column of a row.
public enum StoredValue: Hashable, Sendable, Codable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A row that is kept in memory.
package final class StoredRow: RowReader, RowWriter {
  package var values: [StoredValue]

  package init(_ values: [StoredValue]) {
    self.values = values
  }

  // MARK: - Reading

  package func isNull(_ column: Int) -> Bool { values[column] == .null }

  package func integer(_ column: Int) -> Int64 {
    switch values[column] {
    case .integer(let value): value
    case .real(let value): Int64(exactly: value) ?? 0
    default: 0
    }
  }

  package func real(_ column: Int) -> Double {
    switch values[column] {
    case .real(let value): value
    case .integer(let value): Double(value)
    default: 0
    }
  }

  package func text(_ column: Int) -> String {
    if case .text(let value) = values[column] { value } else { "" }
  }

  package func blob(_ column: Int) -> Data {
    if case .blob(let value) = values[column] { value } else { Data() }
  }

  // MARK: - Writing

  package func writeNull(_ column: Int) { values[column] = .null }
  package func write(_ value: Int64, _ column: Int) { values[column] = .integer(value) }
  package func write(_ value: Double, _ column: Int) { values[column] = .real(value) }
  package func write(_ value: String, _ column: Int) { values[column] = .text(value) }
  package func write(_ value: Data, _ column: Int) { values[column] = .blob(value) }
}
