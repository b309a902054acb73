extension Schema {
  /// The entities with their properties, for people.
  package var text: String { entities.map(\.text).joined(separator: "\n\n") }
}

extension Schema.Entity {
  /// The entity's name, and a line for each property and each set of properties.
  package var text: String {
    let lines = attributes.map(\.text) + relationships.map(\.text)
    let sets =
      uniquenessConstraints.filter { $0.count > 1 }.map { "unique together: \($0.joined(separator: ", "))" }
      + indices.map { "index: \($0.joined(separator: ", "))" }
    return ([name] + (lines + sets).map { "  \($0)" }).joined(separator: "\n")
  }
}

extension SchemaProperty {
  /// What is said of both kinds of properties.
  fileprivate func text(_ type: String, _ more: [String]) -> String {
    let words = [isUnique ? "unique" : nil, originalName != name ? "called \(originalName) before" : nil]
    return ["\(name): \(type)\(isOptional ? "?" : "")"].appending(words.compactMap(\.self) + more)
  }
}

extension Schema.Attribute {
  fileprivate var text: String {
    let standard = defaultValue.flatMap(Self.words).map { "default \($0)" }
    return text(
      Schema.valueName(of: valueType),
      [
        standard, options.contains(.externalStorage) ? "may lie beside the store" : nil,
        isTransient ? "not stored" : nil,
      ].compactMap(\.self))
  }
}

extension Schema.Attribute {
  /// A default as a reader takes it; `nil` for nothing.
  private static func words(_ value: Any) -> String? {
    if let optional = value as? any OptionalValue { return optional.isNil ? nil : optional.some.flatMap(words) }
    return value is String ? "\"\(value)\"" : "\(value)"
  }
}

extension OptionalValue {
  /// The value, which is there.
  fileprivate var some: Any? { Mirror(reflecting: self).children.first?.value }
}

extension Schema.Relationship {
  fileprivate var text: String {
    let ends = isToOneRelationship ? destination : "many \(destination)"
    return text(ends, [inverseName.map { "inverse \($0)" } ?? "no inverse", "on delete \(deleteRule.rawValue)"])
  }
}

extension [String] {
  fileprivate func appending(_ more: [String]) -> String { (self + more).joined(separator: ", ") }
}
