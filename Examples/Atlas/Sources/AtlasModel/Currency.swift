/// A currency of ISO 4217, or another unit that has a currency code, such as gold.
///
/// Encodes and decodes with the field names of iso-codes' `iso_4217.json`.
package struct Currency: Codable, Hashable, Identifiable, Sendable {
  /// The three-letter code, in capitals: "EUR".
  package let alpha3: String
  /// The three-digit code with its leading zeros: "008".
  package let numeric: String
  /// The English name: "Euro".
  package let name: String

  /// The three-letter code.
  package var id: String { alpha3 }

  /// A currency spelled out field by field.
  package init(alpha3: String, numeric: String, name: String) {
    self.alpha3 = alpha3
    self.numeric = numeric
    self.name = name
  }

  private enum CodingKeys: String, CodingKey {
    case alpha3 = "alpha_3"
    case numeric
    case name
  }
}
