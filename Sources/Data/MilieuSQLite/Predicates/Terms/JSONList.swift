import Foundation
internal import MilieuData

/// A list of values as one parameter, which `json_each` takes apart again.
enum JSONList {
  /// - Returns: `nil` if it would not come out exactly as it went in: floating point numbers, bytes, texts with a zero.
  static func text(of values: [StoredValue]) -> String? {
    var text = "["
    for value in values {
      if text.utf8.count > 1 { text += "," }
      switch value {
      case .integer(let number): text += String(number)
      case .text(let string):
        guard append(string, to: &text) else { return nil }
      case .real, .blob, .null: return nil
      }
    }
    return text + "]"
  }

  private static func append(_ string: String, to text: inout String) -> Bool {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0: return false
      case 0x22, 0x5C:
        text += "\\"
        text.unicodeScalars.append(scalar)
      case 1..<0x20: text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
    return true
  }
}
