import CSQLite
import Foundation

/// A text in SQLite's hands, valid during a call.
struct TextBytes {
  let bytes: UnsafeRawBufferPointer

  /// An argument of a function; `nil` if it is NULL.
  init?(_ value: OpaquePointer?) {
    guard sqlite3_value_type(value) != SQLITE_NULL, let start = sqlite3_value_text(value) else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }

  init(_ start: UnsafeRawPointer?, _ count: Int32) {
    bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  var isASCII: Bool {
    var index = 0
    while index + 8 <= bytes.count {
      if bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }

  /// Whether each byte is a character: only a carriage return may be one together with what follows.
  var isPlain: Bool {
    guard isASCII, let start = bytes.baseAddress else { return bytes.isEmpty }
    return memchr(start, 0x0D, bytes.count) == nil
  }

  /// -1, 0 or 1, as `String` orders them.
  func compare(_ other: TextBytes) -> Int32 {
    let shorter = min(bytes.count, other.bytes.count)
    let order: Int32
    if shorter > 0, let left = bytes.baseAddress, let right = other.bytes.baseAddress {
      order = memcmp(left, right, shorter)
    } else {
      order = 0
    }
    if order == 0, bytes.count == other.bytes.count { return 0 }
    guard isASCII, other.isASCII else {
      let (left, right) = (string, other.string)
      return left == right ? 0 : left < right ? -1 : 1
    }
    if order != 0 { return order < 0 ? -1 : 1 }
    return bytes.count < other.bytes.count ? -1 : 1
  }
}
