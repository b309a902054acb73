import AtlasModel
import Foundation

/// Which currency and which languages belong to a country.
///
/// ISO's lists do not say. Foundation's locale data (Unicode CLDR) does, in its own sense: a country's languages are
/// those for which CLDR has a locale there, official or not.
package struct RegionalLinks: Sendable {
  /// The currency's three-letter code by the country's two-letter code.
  package var currencies: [Country.ID: Currency.ID]
  /// The languages' three-letter codes by the country's two-letter code.
  package var languages: [Country.ID: Set<Language.ID>]

  /// Links given one by one; none by default.
  package init(currencies: [Country.ID: Currency.ID] = [:], languages: [Country.ID: Set<Language.ID>] = [:]) {
    self.currencies = currencies
    self.languages = languages
  }

  /// ISO 4217's code for "no currency", which the locale data has for Antarctica.
  private static let noCurrency = "XXX"

  /// The links that Foundation's locale data holds for `countries`. A country it does not know has none.
  package static func foundation(for countries: [Country]) -> RegionalLinks {
    var links = RegionalLinks()
    for country in countries {
      let currency = Locale(identifier: "_\(country.alpha2)").currency?.identifier
      links.currencies[country.alpha2] = currency == noCurrency ? nil : currency
    }
    // Many locales differ only in script or variant; the set keeps one of each language.
    for locale in Locale.availableIdentifiers.map(Locale.init(identifier:)) {
      guard let region = locale.region?.identifier,
        let language = locale.language.languageCode?.identifier(.alpha3)
      else { continue }
      links.languages[region, default: []].insert(language)
    }
    return links
  }
}
