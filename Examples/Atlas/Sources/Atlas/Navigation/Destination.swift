import AtlasModel

/// Where a link leads: a screen of the atlas and what it is about.
enum Destination: Hashable {
  case country(Country.ID)
  case subdivisions(of: Country.ID)
  case subdivision(Subdivision.ID)
  case language(Language.ID)
  case currency(Currency.ID)

  /// The screen of an entry.
  init(_ id: EntryID) {
    switch id.kind {
    case .country: self = .country(id.code)
    case .subdivision: self = .subdivision(id.code)
    case .language: self = .language(id.code)
    case .currency: self = .currency(id.code)
    }
  }
}
