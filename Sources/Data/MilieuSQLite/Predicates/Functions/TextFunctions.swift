import CSQLite
import Foundation

extension PredicateFunctions {
  static func registerTexts(on connection: OpaquePointer) -> Int32 {
    define(
      [
        (
          count, 1,
          { context, _, arguments in
            guard let text = TextBytes(arguments?[0]) else { return }
            sqlite3_result_int64(context, Int64(text.isPlain ? text.bytes.count : text.string.count))
          }
        ),
        (
          isNormal, 1,
          { context, _, arguments in
            guard let text = TextBytes(arguments?[0]) else { return }
            sqlite3_result_int(context, text.isPlain || text.string.isNormal ? 1 : 0)
          }
        ),
        (
          contains, 2,
          { context, _, arguments in
            PredicateFunctions.ask(context, arguments) { $0.contains($1) ? 1 : 0 }
          }
        ),
        (
          starts, 2,
          { context, _, arguments in
            PredicateFunctions.ask(context, arguments) { $0.starts(with: $1) ? 1 : 0 }
          }
        ),
        (
          localizedContains, 2,
          { context, _, arguments in
            PredicateFunctions.ask(context, arguments) { $0.string.localizedStandardContains($1.string) ? 1 : 0 }
          }
        ),
        (
          caseInsensitiveCompare, 2,
          { context, _, arguments in
            PredicateFunctions.ask(context, arguments) { $0.string.caseInsensitiveCompare($1.string).rawValue }
          }
        ),
        (
          localizedCompare, 2,
          { context, _, arguments in
            PredicateFunctions.ask(context, arguments) { $0.string.localizedCompare($1.string).rawValue }
          }
        ),
      ], on: connection)
  }

  /// Answers with what is said of two texts; with NULL if one of them is NULL.
  fileprivate static func ask(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?, _ body: (TextBytes, TextBytes) -> Int
  ) {
    guard let left = TextBytes(arguments?[0]), let right = TextBytes(arguments?[1]) else { return }
    sqlite3_result_int64(context, Int64(body(left, right)))
  }
}

extension TextBytes {
  /// Whether the characters of another text stand in this one, one after the other.
  fileprivate func contains(_ other: TextBytes) -> Bool {
    guard let first = other.bytes.first, isPlain, other.isPlain, let start = bytes.baseAddress,
      let sought = other.bytes.baseAddress
    else { return Self.contains(string, other.string) }
    var from = 0
    while bytes.count - from >= other.bytes.count,
      let place = memchr(start + from, Int32(first), bytes.count - from - other.bytes.count + 1)
    {
      if memcmp(place, sought, other.bytes.count) == 0 { return true }
      from = UnsafeRawPointer(place) - start + 1
    }
    return false
  }

  /// Whether this text begins with the characters of another.
  fileprivate func starts(with other: TextBytes) -> Bool {
    guard isPlain, other.isPlain else { return string.starts(with: other.string) }
    guard let start = bytes.baseAddress, let sought = other.bytes.baseAddress else { return other.bytes.isEmpty }
    return bytes.count >= other.bytes.count && memcmp(start, sought, other.bytes.count) == 0
  }

  /// As a predicate asks it: as a question about collections, not about texts.
  private static func contains<C: Collection>(_ collection: C, _ other: C) -> Bool where C.Element: Equatable {
    collection.contains(other)
  }
}
