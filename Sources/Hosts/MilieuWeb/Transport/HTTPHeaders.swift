/// The header fields of a request, looked up without regard to case.
package struct HTTPHeaders: Sendable {
  /// The fields in the order they were read; names are lower case.
  package private(set) var fields: [(name: String, value: String)]

  package init(_ fields: [(name: String, value: String)] = []) {
    self.fields = fields.map { (name: $0.name.lowercased(), value: $0.value) }
  }

  /// The value of the field called `name`, or nil when the client did not send it.
  ///
  /// A field sent twice reads as one value joined by commas.
  package subscript(name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name == name }?.value
  }

  /// Whether the comma-separated list called `name` contains `token`, in any case.
  package func list(_ name: String, contains token: String) -> Bool {
    guard let value = self[name]?.lowercased() else { return false }
    let token = token.lowercased()
    return value.split(separator: ",").contains { element in
      element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" } == token
    }
  }
}
