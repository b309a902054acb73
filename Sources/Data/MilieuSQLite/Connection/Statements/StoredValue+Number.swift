package import MilieuData

extension StoredValue {
  /// How a number that is none is kept: SQLite would take it for NULL.
  ///
  /// As a text it sorts behind all numbers, so that `x > 5` has to ask for `x <= infinity` besides.
  package static let notANumber = "NaN"

  /// A floating point number as it is kept.
  package init(number: Double) {
    self = number.isNaN ? .text(Self.notANumber) : .real(number)
  }
}
