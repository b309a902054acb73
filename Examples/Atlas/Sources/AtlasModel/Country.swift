/// A country or territory of ISO 3166-1.
///
/// Encodes and decodes with the field names of iso-codes' `iso_3166-1.json`, so that the file and the app's own JSON
/// routes share one shape.
package struct Country: Codable, Hashable, Identifiable, Sendable {
  /// The two-letter code, in capitals: "DE".
  package let alpha2: String
  /// The three-letter code, in capitals: "DEU".
  package let alpha3: String
  /// The three-digit code with its leading zeros: "004".
  package let numeric: String
  /// The short name as ISO writes it: "Korea, Republic of".
  package let name: String
  /// The state's formal name, where ISO gives one: "Federal Republic of Germany".
  package let officialName: String?
  /// The everyday name, where it differs from `name`: "South Korea".
  package let commonName: String?
  /// The flag as an emoji.
  package let flag: String

  /// The two-letter code.
  package var id: String { alpha2 }

  /// The name to show: the everyday one if there is one, else ISO's.
  package var title: String { commonName ?? name }

  /// A country spelled out field by field; the flag follows from the two-letter code.
  package init(
    alpha2: String, alpha3: String, numeric: String, name: String, officialName: String? = nil,
    commonName: String? = nil
  ) {
    self.alpha2 = alpha2
    self.alpha3 = alpha3
    self.numeric = numeric
    self.name = name
    self.officialName = officialName
    self.commonName = commonName
    flag = Country.flag(of: alpha2)
  }

  private enum CodingKeys: String, CodingKey {
    case alpha2 = "alpha_2"
    case alpha3 = "alpha_3"
    case numeric
    case name
    case officialName = "official_name"
    case commonName = "common_name"
    case flag
  }

  /// The flag emoji of a two-letter code: its letters as regional indicator symbols.
  ///
  /// - Parameter alpha2: Two ASCII capitals; any other scalar is left out.
  /// - Returns: The emoji, or an empty string if `alpha2` holds no ASCII capital.
  package static func flag(of alpha2: String) -> String {
    let regionalIndicatorA: UInt32 = 0x1F1E6
    let letterA = Unicode.Scalar("A").value
    let indicators = alpha2.unicodeScalars
      .filter { ("A"..."Z").contains($0) }
      .compactMap { Unicode.Scalar(regionalIndicatorA + $0.value - letterA) }
    return String(String.UnicodeScalarView(indicators))
  }
}
