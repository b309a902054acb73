import AtlasModel

extension ISOCatalog {
  /// Every record as an entry, in the order of the kinds.
  package var entries: [AtlasEntry] {
    countries.map(entry(for:)) + languages.map(entry(for:)) + currencies.map(entry(for:))
      + subdivisions.map(entry(for:))
  }

  /// The entry with the identifier, if there is one.
  package func entry(_ id: EntryID) -> AtlasEntry? {
    switch id.kind {
    case .country: country(id.code).map(entry(for:))
    case .subdivision: subdivision(id.code).map(entry(for:))
    case .language: language(id.code).map(entry(for:))
    case .currency: currency(id.code).map(entry(for:))
    }
  }

  /// The country as lists show it: the formal name, or else the codes, under its title.
  package func entry(for country: Country) -> AtlasEntry {
    AtlasEntry(
      id: EntryID(.country, country.alpha2), title: country.title,
      subtitle: country.officialName ?? "\(country.alpha2) · \(country.alpha3)")
  }

  /// The subdivision as lists show it: its type and country under its name.
  package func entry(for subdivision: Subdivision) -> AtlasEntry {
    let country = country(subdivision.country)?.title ?? subdivision.country
    return AtlasEntry(
      id: EntryID(.subdivision, subdivision.code), title: subdivision.name,
      subtitle: "\(subdivision.type), \(country)")
  }

  /// The language as lists show it: what kind of language it is and its code under its name.
  package func entry(for language: Language) -> AtlasEntry {
    let kind =
      switch language.scope {
      case .individual: "\(language.type.title) language"
      case .macrolanguage, .special: language.scope.title
      }
    return AtlasEntry(
      id: EntryID(.language, language.alpha3), title: language.name, subtitle: "\(kind) · \(language.alpha3)")
  }

  /// The currency as lists show it: its codes under its name.
  package func entry(for currency: Currency) -> AtlasEntry {
    AtlasEntry(
      id: EntryID(.currency, currency.alpha3), title: currency.name,
      subtitle: "\(currency.alpha3) · \(currency.numeric)")
  }
}
