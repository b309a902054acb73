/// A language of ISO 639-3.
///
/// Encodes and decodes with the field names of iso-codes' `iso_639-3.json`.
package struct Language: Codable, Hashable, Identifiable, Sendable {
  /// The three-letter code: "deu".
  package let alpha3: String
  /// The two-letter code of ISO 639-1, which only some 180 languages have: "de".
  package let alpha2: String?
  /// The name as one says it: "Algerian Saharan Arabic".
  package let name: String
  /// The name as an index sorts it, where that differs: "Arabic, Algerian Saharan".
  package let invertedName: String?
  /// Another everyday name, where there is one: "Bangla" for Bengali.
  package let commonName: String?
  /// The bibliographic code of ISO 639-2, where it differs from `alpha3`: "ger".
  package let bibliographic: String?
  /// Whether the code stands for one language or for several.
  package let scope: Scope
  /// Whether and when the language is or was spoken.
  package let type: Kind

  /// The three-letter code.
  package var id: String { alpha3 }

  /// Whether a code stands for one language or for several.
  package enum Scope: String, Codable, CaseIterable, Sendable {
    /// One language.
    case individual = "I"
    /// A group of close languages that is treated as one for some purposes: Arabic, Chinese.
    case macrolanguage = "M"
    /// A code for cases that are not a language: "Undetermined".
    case special = "S"

    /// The scope in words: "Individual language".
    package var title: String {
      switch self {
      case .individual: "Individual language"
      case .macrolanguage: "Macrolanguage"
      case .special: "Special code"
      }
    }
  }

  /// Whether and when a language is or was spoken.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Extinct since ancient times.
    case ancient = "A"
    /// Made on purpose: Esperanto.
    case constructed = "C"
    /// Extinct in recent centuries.
    case extinct = "E"
    /// An earlier stage of a living language: Old English.
    case historical = "H"
    /// Spoken today.
    case living = "L"
    /// Not a language: "Undetermined".
    case special = "S"

    /// The kind in one word: "Living".
    package var title: String {
      switch self {
      case .ancient: "Ancient"
      case .constructed: "Constructed"
      case .extinct: "Extinct"
      case .historical: "Historical"
      case .living: "Living"
      case .special: "Special"
      }
    }
  }

  /// A language spelled out field by field.
  package init(
    alpha3: String, alpha2: String? = nil, name: String, invertedName: String? = nil, commonName: String? = nil,
    bibliographic: String? = nil, scope: Scope = .individual, type: Kind = .living
  ) {
    self.alpha3 = alpha3
    self.alpha2 = alpha2
    self.name = name
    self.invertedName = invertedName
    self.commonName = commonName
    self.bibliographic = bibliographic
    self.scope = scope
    self.type = type
  }

  private enum CodingKeys: String, CodingKey {
    case alpha3 = "alpha_3"
    case alpha2 = "alpha_2"
    case name
    case invertedName = "inverted_name"
    case commonName = "common_name"
    case bibliographic
    case scope
    case type
  }
}
