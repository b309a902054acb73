/// A format of a predicate that says nothing.
struct PredicateFormatError: Error, CustomStringConvertible {
  let format: String
  /// Which character it is about, from 0.
  let place: Int
  let message: String

  /// The mistake, and the format with a mark under its place.
  var description: String {
    "The format of a predicate cannot be read: \(message)\n  \(format)\n  \(String(repeating: " ", count: place))^"
  }
}
