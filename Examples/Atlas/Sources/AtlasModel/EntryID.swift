/// What names one entry among all kinds: its kind and its ISO code, written "country:DE" or "subdivision:DE-BY".
///
/// The written form is also how the identifier stands in JSON and in the path of a route.
package struct EntryID: Codable, Hashable, LosslessStringConvertible, Sendable {
  /// What the entry is.
  package let kind: EntryKind
  /// The entry's main ISO code: alpha-2 for a country, the full code for a subdivision, alpha-3 for a language or a
  /// currency. Case matters.
  package let code: String

  /// The identifier of the entry of `kind` with `code`, whether or not there is one.
  package init(_ kind: EntryKind, _ code: String) {
    self.kind = kind
    self.code = code
  }

  /// Reads the written form.
  ///
  /// - Returns: `nil` unless `description` is a kind, a colon and a code that is not empty.
  package init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = EntryKind(rawValue: String(parts[0])), !parts[1].isEmpty else { return nil }
    self.init(kind, String(parts[1]))
  }

  /// Decodes the written form from a single string.
  package init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = EntryID(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no entry identifier; one looks like \"country:DE\"")
    }
    self = id
  }

  /// Encodes the written form as a single string.
  package func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The written form: "country:DE".
  package var description: String { "\(kind.rawValue):\(code)" }
}
