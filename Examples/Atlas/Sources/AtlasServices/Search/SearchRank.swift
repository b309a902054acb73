/// How well a name answers a query, best first.
package enum SearchRank: UInt64, CaseIterable, Comparable, Sendable {
  /// The title is the query.
  case title
  /// Another name or a code is the query.
  case exact
  /// A name begins with the query.
  case prefix
  /// A later word of a name begins with the query.
  case wordPrefix
  /// Every word of the query begins a word of a name, in whatever order.
  case words
  /// A name contains the query elsewhere.
  case substring

  /// Whether `lhs` is the better rank.
  package static func < (lhs: SearchRank, rhs: SearchRank) -> Bool { lhs.rawValue < rhs.rawValue }
}
