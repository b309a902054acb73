import CSQLite
import Foundation

extension PredicateFunctions {
  static func registerMatches(on connection: OpaquePointer) -> Int32 {
    let patterns = Unmanaged.passRetained(Patterns())
    return sqlite3_create_function_v2(
      connection, matches, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, patterns.toOpaque(),
      { context, _, arguments in
        guard let text = TextBytes(arguments?[0]), let pattern = TextBytes(arguments?[1]),
          let patterns = sqlite3_user_data(context)
        else { return }
        let regex = Unmanaged<Patterns>.fromOpaque(patterns).takeUnretainedValue().regex(pattern.string)
        guard let regex else { return sqlite3_result_error(context, "no regular expression", -1) }
        sqlite3_result_int(context, text.string.contains(regex) ? 1 : 0)
      }, nil, nil, { patterns in patterns.map { Unmanaged<Patterns>.fromOpaque($0).release() } })
  }
}

/// The regular expressions a connection has met. A connection is used by one thread at a time.
private final class Patterns {
  private var regexes: [String: Regex<AnyRegexOutput>] = [:]

  func regex(_ pattern: String) -> Regex<AnyRegexOutput>? {
    if let regex = regexes[pattern] { return regex }
    guard let regex = try? Regex<AnyRegexOutput>(pattern) else { return nil }
    // Whoever makes patterns out of what people type would fill memory with them.
    if regexes.count >= 64 { regexes.removeAll(keepingCapacity: true) }
    regexes[pattern] = regex
    return regex
  }
}
