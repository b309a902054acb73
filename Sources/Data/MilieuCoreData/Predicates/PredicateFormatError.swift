/// A format of a predicate that says nothing.
package struct PredicateFormatError: Error, CustomStringConvertible {
  package let format: String
  /// Which character it is about, from 0.
  package let place: Int
  package let message: String

  /// The mistake, and the format with a mark under its place.
  package var description: String {
    "The format of a predicate cannot be read: \(message)\n  \(format)\n  \(String(repeating: " ", count: place))^"
  }
}
