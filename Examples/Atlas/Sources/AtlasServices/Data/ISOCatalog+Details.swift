import AtlasModel

extension ISOCatalog {
  /// All that the catalog knows of the entry, or `nil` if there is no such entry.
  package func detail(of id: EntryID) -> EntryDetail? {
    switch id.kind {
    case .country: country(id.code).map(detail(of:))
    case .subdivision: subdivision(id.code).map(detail(of:))
    case .language: language(id.code).map(detail(of:))
    case .currency: currency(id.code).map(detail(of:))
    }
  }

  private func detail(of country: Country) -> EntryDetail {
    let subdivisions = subdivisions(of: country.alpha2)
    let languages = languages(of: country.alpha2)
    let currency = currency(of: country.alpha2)
    return EntryDetail(
      entry: entry(for: country), flag: country.flag,
      facts: facts(
        ("Official name", country.officialName),
        ("ISO name", country.name == country.title ? nil : country.name),
        ("Alpha-2 code", country.alpha2),
        ("Alpha-3 code", country.alpha3),
        ("Numeric code", country.numeric),
        ("Subdivisions", subdivisions.isEmpty ? nil : String(subdivisions.count))),
      related: languages.map(entry(for:)) + [currency].compactMap { $0 }.map(entry(for:))
        + subdivisions.map(entry(for:)))
  }

  private func detail(of subdivision: Subdivision) -> EntryDetail {
    let country = country(subdivision.country)
    let parent = subdivision.parent.flatMap(self.subdivision)
    let children = subdivisions(within: subdivision.code)
    return EntryDetail(
      entry: entry(for: subdivision), flag: nil,
      facts: facts(
        ("Code", subdivision.code),
        ("Type", subdivision.type),
        ("Country", country?.title ?? subdivision.country),
        ("Part of", parent?.name ?? subdivision.parent),
        ("Parts", children.isEmpty ? nil : String(children.count))),
      related: [country].compactMap { $0 }.map(entry(for:)) + [parent].compactMap { $0 }.map(entry(for:))
        + children.map(entry(for:)),
      parent: parent.map { EntryID(.subdivision, $0.code) })
  }

  private func detail(of language: Language) -> EntryDetail {
    let countries = countries(speaking: language.alpha3)
    return EntryDetail(
      entry: entry(for: language), flag: nil,
      facts: facts(
        ("Also called", language.commonName),
        ("Index name", language.invertedName),
        ("Alpha-3 code", language.alpha3),
        ("Alpha-2 code", language.alpha2),
        ("Bibliographic code", language.bibliographic),
        ("Scope", language.scope.title),
        ("Type", language.type.title)),
      related: countries.map(entry(for:)))
  }

  private func detail(of currency: Currency) -> EntryDetail {
    let countries = countries(using: currency.alpha3)
    return EntryDetail(
      entry: entry(for: currency), flag: nil,
      facts: facts(
        ("Alpha-3 code", currency.alpha3),
        ("Numeric code", currency.numeric),
        ("Countries", countries.isEmpty ? nil : String(countries.count))),
      related: countries.map(entry(for:)))
  }

  private func facts(_ facts: (label: String, value: String?)...) -> [EntryDetail.Fact] {
    facts.compactMap { label, value in value.map { EntryDetail.Fact(label: label, value: $0) } }
  }
}
