import AtlasModel

/// The world as ISO lists it: every country, subdivision, language and currency, immutable once built.
package struct ISOCatalog: Sendable {
  /// The countries, sorted by title.
  package let countries: [Country]
  /// The subdivisions, sorted by name.
  package let subdivisions: [Subdivision]
  /// The languages, sorted by name.
  package let languages: [Language]
  /// The currencies, sorted by name.
  package let currencies: [Currency]

  private let countriesByID: [Country.ID: Country]
  private let subdivisionsByID: [Subdivision.ID: Subdivision]
  private let languagesByID: [Language.ID: Language]
  private let currenciesByID: [Currency.ID: Currency]
  private let subdivisionsByCountry: [Country.ID: [Subdivision]]
  private let subdivisionsByParent: [Subdivision.ID: [Subdivision]]
  private let links: RegionalLinks

  /// A catalog of the given records. Of two records with the same code the first counts; a link to a code that is
  /// not in the catalog leads nowhere.
  package init(
    countries: [Country], subdivisions: [Subdivision], languages: [Language], currencies: [Currency],
    links: RegionalLinks
  ) {
    countriesByID = Self.byID(countries)
    subdivisionsByID = Self.byID(subdivisions)
    languagesByID = Self.byID(languages)
    currenciesByID = Self.byID(currencies)
    self.countries = Self.sorted(countriesByID.values, by: \.title)
    self.subdivisions = Self.sorted(subdivisionsByID.values, by: \.name)
    self.languages = Self.sorted(languagesByID.values, by: \.name)
    self.currencies = Self.sorted(currenciesByID.values, by: \.name)
    self.links = links

    var byCountry: [Country.ID: [Subdivision]] = [:]
    var byParent: [Subdivision.ID: [Subdivision]] = [:]
    for subdivision in self.subdivisions {
      byCountry[subdivision.country, default: []].append(subdivision)
      if let parent = subdivision.parent {
        byParent[parent, default: []].append(subdivision)
      }
    }
    subdivisionsByCountry = byCountry
    subdivisionsByParent = byParent
  }

  /// Reads the catalog from iso-codes' files and links it with Foundation's locale data.
  ///
  /// Blocks for some tenths of a second while it reads and decodes some 1.5 MB; call it off the main actor.
  ///
  /// - Parameter files: By default where Debian's iso-codes package puts them.
  /// - Throws: `CatalogError`, which names the file, the cause and the remedy.
  package static func load(from files: ISOFiles = ISOFiles()) throws -> ISOCatalog {
    let countries = try files.records(Country.self, in: files.countries, standard: "3166-1")
    return ISOCatalog(
      countries: countries,
      subdivisions: try files.records(Subdivision.self, in: files.subdivisions, standard: "3166-2"),
      languages: try files.records(Language.self, in: files.languages, standard: "639-3"),
      currencies: try files.records(Currency.self, in: files.currencies, standard: "4217"),
      links: .foundation(for: countries))
  }

  private static func byID<Record: Identifiable>(_ records: [Record]) -> [Record.ID: Record] {
    Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func sorted<Record: Identifiable>(_ records: some Sequence<Record>, by name: (Record) -> String)
    -> [Record] where Record.ID == String
  {
    records
      .map { (key: FoldedText(name($0)).sortingKey, record: $0) }
      .sorted { ($0.key, $0.record.id) < ($1.key, $1.record.id) }
      .map(\.record)
  }

  // MARK: - Single records

  /// The country with the two-letter code, if there is one. Case matters.
  package func country(_ alpha2: Country.ID) -> Country? { countriesByID[alpha2] }

  /// The subdivision with the full code, if there is one. Case matters.
  package func subdivision(_ code: Subdivision.ID) -> Subdivision? { subdivisionsByID[code] }

  /// The language with the three-letter code, if there is one. Case matters.
  package func language(_ alpha3: Language.ID) -> Language? { languagesByID[alpha3] }

  /// The currency with the three-letter code, if there is one. Case matters.
  package func currency(_ alpha3: Currency.ID) -> Currency? { currenciesByID[alpha3] }

  // MARK: - What belongs together

  /// All subdivisions of a country on every level, sorted by name; empty for an unknown country.
  package func subdivisions(of country: Country.ID) -> [Subdivision] { subdivisionsByCountry[country] ?? [] }

  /// The subdivisions that lie directly in another one, sorted by name.
  package func subdivisions(within parent: Subdivision.ID) -> [Subdivision] { subdivisionsByParent[parent] ?? [] }

  /// The country's currency, where the links tell.
  package func currency(of country: Country.ID) -> Currency? {
    links.currencies[country].flatMap { currenciesByID[$0] }
  }

  /// The languages linked to the country, sorted by name.
  package func languages(of country: Country.ID) -> [Language] {
    guard let codes = links.languages[country] else { return [] }
    return Self.sorted(codes.compactMap { languagesByID[$0] }, by: \.name)
  }

  /// The countries linked to the language, sorted by title.
  package func countries(speaking language: Language.ID) -> [Country] {
    countries.filter { links.languages[$0.alpha2]?.contains(language) ?? false }
  }

  /// The countries that pay with the currency, sorted by title.
  package func countries(using currency: Currency.ID) -> [Country] {
    countries.filter { links.currencies[$0.alpha2] == currency }
  }
}
