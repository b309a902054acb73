/// Writes values as their author would: `.found([Movie(title: "Heat")])`, without modules, and cut off where they grow long.
///
/// The same value reads the same in every run: dictionaries and sets are written in order, objects without their address.
package struct ValueDescription {
  private var text = ""
  private let limit: Int

  private init(limit: Int) { self.limit = limit }

  /// Describes a value.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - limit: how many characters to write, about.
  package static func of(_ value: Any, limit: Int = 100) -> String {
    var description = Self(limit: limit)
    description.write(value)
    let text = description.text
    guard text.count > limit else { return text }
    return "\(text.prefix(limit - 1))…"
  }

  private var isFull: Bool { text.utf8.count > 4 * limit }

  private mutating func write(_ value: Any) {
    guard !isFull else { return }
    if let string = value as? any StringProtocol { return text += String(string).debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: if let child = mirror.children.first { write(child.value) } else { text += "nil" }
    case .collection: writeList(mirror.children.map { ("", $0.value) }, "[", "]")
    case .set: writeSorted(mirror.children.map { Self.of($0.value, limit: limit) }, ifEmpty: "[]")
    case .dictionary: writeSorted(mirror.children.map { entry($0.value) }, ifEmpty: "[:]")
    case .tuple: writeList(mirror.children.map { (label($0.label), $0.value) }, "(", ")")
    default:
      if let described = value as? any CustomStringConvertible {
        text += described.description
      } else if mirror.displayStyle == .enum {
        writeCase(value, mirror)
      } else if mirror.displayStyle == .struct {
        text += String(describing: mirror.subjectType)
        writeList(mirror.children.map { (label($0.label), $0.value) }, "(", ")")
      } else {
        text += mirror.subjectType is AnyClass ? String(describing: mirror.subjectType) : String(describing: value)
      }
    }
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror) {
    guard let payload = mirror.children.first else { return text += ".\(value)" }
    text += ".\(payload.label ?? "")"
    if Mirror(reflecting: payload.value).displayStyle == .tuple {
      write(payload.value)
    } else {
      writeList([("", payload.value)], "(", ")")
    }
  }

  private mutating func writeList(_ parts: [(label: String, value: Any)], _ opening: String, _ closing: String) {
    text += opening
    for (index, part) in parts.enumerated() {
      if isFull { break }
      if index > 0 { text += ", " }
      text += part.label
      write(part.value)
    }
    text += closing
  }

  private mutating func writeSorted(_ parts: [String], ifEmpty empty: String) {
    text += parts.isEmpty ? empty : "[\(parts.sorted().joined(separator: ", "))]"
  }

  private func entry(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { Self.of($0.value, limit: limit) }.joined(separator: ": ")
  }

  private func label(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return "\(label): "
  }
}
