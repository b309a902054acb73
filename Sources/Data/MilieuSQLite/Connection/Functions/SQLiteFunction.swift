internal import CSQLite
package import Foundation
package import MilieuData

/// A function that SQL can call, as for what SQLite cannot compare as Foundation does.
package struct SQLiteFunction: Sendable {
  /// What a function is called with. Only valid while it runs.
  package struct Arguments {
    fileprivate let count: Int
    fileprivate let values: UnsafeMutablePointer<OpaquePointer?>?
  }

  let name: String
  let argumentCount: Int
  let isDeterministic: Bool
  let body: @Sendable (Arguments) throws -> StoredValue

  /// - Parameters:
  ///   - name: what SQL calls it.
  ///   - argumentCount: how many arguments it takes; -1 for any number.
  ///   - isDeterministic: whether the same arguments always give the same result, so that SQLite may call it once for several rows.
  ///   - body: what it does. What it throws ends the statement, with its description.
  package init(
    name: String, argumentCount: Int, isDeterministic: Bool = true,
    body: @escaping @Sendable (Arguments) throws -> StoredValue
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.isDeterministic = isDeterministic
    self.body = body
  }
}

extension SQLiteFunction.Arguments {
  package func isNull(_ index: Int) -> Bool { sqlite3_value_type(at(index)) == SQLITE_NULL }
  package func integer(_ index: Int) -> Int64 { sqlite3_value_int64(at(index)) }
  package func real(_ index: Int) -> Double { sqlite3_value_double(at(index)) }

  package func text(_ index: Int) -> String {
    let value = at(index)
    guard let start = sqlite3_value_text(value) else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }

  package func blob(_ index: Int) -> Data {
    let value = at(index)
    guard let start = sqlite3_value_blob(value) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_value_bytes(value)))
  }

  private func at(_ index: Int) -> OpaquePointer? {
    precondition(index >= 0 && index < count, "A function of SQL asked for argument \(index) of \(count)")
    return values?[index]
  }
}

extension SQLiteConnection {
  /// Makes a function known to this connection.
  ///
  /// - Throws: ``SQLiteError`` if a statement is running that may use it.
  package func register(_ function: SQLiteFunction) throws {
    try use {
      let flags = SQLITE_UTF8 | SQLITE_INNOCUOUS | (function.isDeterministic ? SQLITE_DETERMINISTIC : 0)
      try require(
        sqlite3_create_function_v2(
          handle, function.name, Int32(function.argumentCount), flags, Unmanaged.passRetained(Box(function)).toOpaque(),
          { context, count, values in
            guard let context, let box = sqlite3_user_data(context) else { return }
            let function = Unmanaged<Box<SQLiteFunction>>.fromOpaque(box).takeUnretainedValue().content
            function.call(context, .init(count: Int(count), values: values))
          }, nil, nil, { box in box.map { Unmanaged<Box<SQLiteFunction>>.fromOpaque($0).release() } }))
    }
  }
}

extension SQLiteFunction {
  fileprivate func call(_ context: OpaquePointer, _ arguments: Arguments) {
    do {
      switch try body(arguments) {
      case .null: sqlite3_result_null(context)
      case .integer(let integer): sqlite3_result_int64(context, integer)
      case .real(let real): sqlite3_result_double(context, real)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { bytes in
            bytes.isEmpty
              ? milieu_result_text(context, "", 0) : milieu_result_text(context, bytes.baseAddress, Int32(bytes.count))
          }
        }
      case .blob(let data):
        data.withUnsafeBytes { bytes in
          bytes.isEmpty
            ? sqlite3_result_zeroblob(context, 0) : milieu_result_blob(context, bytes.baseAddress, Int32(bytes.count))
        }
      }
    } catch {
      sqlite3_result_error(context, "\(name): \(error)", -1)
    }
  }
}
