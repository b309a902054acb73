import AtlasModel

extension ISOCatalog {
  /// Every record with the texts that it is found by, in the order of the kinds.
  package var names: [NamedEntry] {
    countries.map(name(of:)) + languages.map(name(of:)) + currencies.map(name(of:)) + subdivisions.map(name(of:))
  }

  private func name(of country: Country) -> NamedEntry {
    NamedEntry(
      entry(for: country), otherNames: [country.name, country.officialName],
      codes: [country.alpha2, country.alpha3, country.numeric])
  }

  private func name(of subdivision: Subdivision) -> NamedEntry {
    NamedEntry(entry(for: subdivision), codes: [subdivision.code])
  }

  private func name(of language: Language) -> NamedEntry {
    NamedEntry(
      entry(for: language), otherNames: [language.invertedName, language.commonName],
      codes: [language.alpha2, language.alpha3, language.bibliographic])
  }

  private func name(of currency: Currency) -> NamedEntry {
    NamedEntry(entry(for: currency), codes: [currency.alpha3, currency.numeric])
  }
}
