/// JSON with its members in order, so that the same report is the same text.
package indirect enum WiringJSON {
  case null
  case flag(Bool)
  case number(Int)
  case string(String)
  case list([WiringJSON])
  case object([(String, WiringJSON)])

  package static func strings(_ texts: [String]) -> WiringJSON { .list(texts.map { .string($0) }) }

  /// Two spaces for each level; lists of plain values on one line.
  package func text(indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return "\(number)"
    case .string(let text): return Self.quoted(text)
    case .list(let values) where values.allSatisfy(\.isPlain):
      return "[" + values.map { $0.text() }.joined(separator: ", ") + "]"
    case .list(let values):
      return "[\n" + values.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.text(indentation: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension WiringJSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, WiringJSON)...) { self = .object(members) }
}
