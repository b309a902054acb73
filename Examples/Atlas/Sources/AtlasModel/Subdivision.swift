/// A state, province, district or other part of a country, from ISO 3166-2.
///
/// Encodes and decodes with the field names of iso-codes' `iso_3166-2.json`.
package struct Subdivision: Codable, Hashable, Identifiable, Sendable {
  /// The full code: "DE-BY".
  package let code: String
  /// The local name: "Bayern".
  package let name: String
  /// What the country calls such a part, in English: "Land", "Province", "Metropolitan department".
  package let type: String
  /// The full code of the part that this one lies in, for countries with more than one level: "GB-SCT".
  package let parent: String?

  /// The full code.
  package var id: String { code }

  /// The two-letter code of the country: "DE".
  package var country: Country.ID { String(code.prefix { $0 != "-" }) }

  /// A subdivision spelled out field by field.
  ///
  /// - Parameter parent: A full code ("GB-SCT") or one without its country ("SCT"), which is then completed: the
  ///   file mixes both.
  package init(code: String, name: String, type: String, parent: String? = nil) {
    self.code = code
    self.name = name
    self.type = type
    let prefix = code.prefix { $0 != "-" } + "-"
    self.parent = parent.map { $0.hasPrefix(prefix) ? $0 : prefix + $0 }
  }

  /// Decodes a subdivision and completes a parent code that lacks its country.
  package init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      code: try container.decode(String.self, forKey: .code),
      name: try container.decode(String.self, forKey: .name),
      type: try container.decode(String.self, forKey: .type),
      parent: try container.decodeIfPresent(String.self, forKey: .parent))
  }

  private enum CodingKeys: String, CodingKey {
    case code, name, type, parent
  }
}
