import CSQLite
import Foundation

extension PredicateFunctions {
  /// A text in JSON, by its path. SQLite's own function ends a text at a zero.
  static func registerJSON(on connection: OpaquePointer) -> Int32 {
    define(
      [
        (
          jsonText, 2,
          { context, _, arguments in
            guard let json = TextBytes(arguments?[0]), let path = TextBytes(arguments?[1]),
              let text = PredicateFunctions.text(in: json, at: path.string)
            else { return }
            var copy = text
            copy.withUTF8 { bytes in
              let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
              bytes.withMemoryRebound(to: CChar.self) {
                sqlite3_result_text(context, $0.baseAddress, Int32($0.count), transient)
              }
            }
          }
        )
      ], on: connection)
  }

  private static func text(in json: TextBytes, at path: String) -> String? {
    var value = try? JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
    var rest = path.dropFirst()
    while let first = rest.first {
      // Paths are those of `JSONPlace`: `."key"`, `[0]` and `[#-1]`.
      if first == "." {
        let key = rest.dropFirst(2).prefix { $0 != "\"" }
        value = (value as? [String: Any])?[String(key)]
        rest = rest.dropFirst(key.count + 3)
      } else {
        let index = rest.dropFirst().prefix { $0 != "]" }
        let array = value as? [Any] ?? []
        let position = Int(index) ?? array.count - 1
        value = array.indices.contains(position) ? array[position] : nil
        rest = rest.dropFirst(index.count + 2)
      }
    }
    return value as? String
  }
}
