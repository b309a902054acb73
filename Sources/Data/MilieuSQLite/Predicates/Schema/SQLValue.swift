package import Foundation

/// A value as SQLite keeps it: a parameter of a statement.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

extension SQLValue {
  /// How a number that is none is kept: SQLite would take it for NULL.
  ///
  /// As a text it sorts behind all numbers, so that `x > 5` has to ask for `x <= infinity` besides.
  package static let notANumber = "NaN"

  /// A floating point number as it is kept.
  package init(number: Double) {
    self = number.isNaN ? .text(Self.notANumber) : .real(number)
  }
}

extension String {
  /// The name as SQL writes one, whatever is in it.
  var quotedName: String { quoted("\"") }

  /// The text as SQL writes one, whatever is in it. Zero bytes must not be in it; values are parameters instead.
  var quotedText: String { quoted("'") }

  private func quoted(_ quote: Unicode.Scalar) -> String {
    var text = ""
    text.reserveCapacity(utf8.count + 2)
    text.unicodeScalars.append(quote)
    if utf8.contains(UInt8(ascii: quote)) {
      for scalar in unicodeScalars {
        if scalar == quote { text.unicodeScalars.append(quote) }
        text.unicodeScalars.append(scalar)
      }
    } else {
      text += self
    }
    text.unicodeScalars.append(quote)
    return text
  }
}
