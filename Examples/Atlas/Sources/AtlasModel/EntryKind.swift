/// What an entry of the atlas is.
///
/// The order of the cases is the order in which equally good search results of different kinds are listed. The
/// subdivisions come last because there are so many of them.
package enum EntryKind: String, Codable, CaseIterable, Comparable, Hashable, Identifiable, Sendable {
  /// A country or territory of ISO 3166-1.
  case country
  /// A language of ISO 639-3.
  case language
  /// A currency of ISO 4217.
  case currency
  /// A part of a country, of ISO 3166-2.
  case subdivision

  /// The case itself.
  package var id: Self { self }

  /// The kind in the singular: "Country".
  package var title: String {
    switch self {
    case .country: "Country"
    case .subdivision: "Subdivision"
    case .language: "Language"
    case .currency: "Currency"
    }
  }

  /// The kind in the plural: "Countries".
  package var pluralTitle: String {
    switch self {
    case .country: "Countries"
    case .subdivision: "Subdivisions"
    case .language: "Languages"
    case .currency: "Currencies"
    }
  }

  /// The SF Symbols name of the kind's picture: "globe".
  package var symbol: String {
    switch self {
    case .country: "globe"
    case .subdivision: "map"
    case .language: "character.bubble"
    case .currency: "banknote"
    }
  }

  /// Whether `lhs` is declared before `rhs`.
  package static func < (lhs: EntryKind, rhs: EntryKind) -> Bool {
    lhs.position < rhs.position
  }

  /// The place among all cases, from 0.
  package var position: Int {
    switch self {
    case .country: 0
    case .language: 1
    case .currency: 2
    case .subdivision: 3
    }
  }
}
