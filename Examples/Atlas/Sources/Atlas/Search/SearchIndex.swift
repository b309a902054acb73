/// Finds entries by name or code; built once, then immutable and safe to share.
///
/// A query compares without case and diacritics (see `FoldedText`). Results are ordered by `SearchRank`, then by the
/// length of the matched name, then by title (see `FoldedText.sortingKey`), then by kind and code, so that the order is
/// the same every time. Without a query they are ordered by kind first.
///
/// Every name is folded when the index is built and kept in one array of bytes. A query walks that array from end to
/// end: for some 16,000 names that is faster than it needs to be, and it has no worst case.
struct SearchIndex: Sendable {
  private struct Term {
    let range: Range<Int>
    let entry: Int
    let role: SearchTerm.Role
  }

  /// The entries in the order that breaks ties, so that an entry's place is its tie-breaking key.
  private let entries: [AtlasEntry]
  /// The places of the entries of each kind, in the order of the kinds.
  private let placesByKind: [[Int]]
  /// The terms, all those of one entry together and in the order of the entries.
  private let terms: [Term]
  private let text: [UInt8]

  /// An index of everything in the catalog. Takes some tenths of a second for the whole world.
  init(_ catalog: ISOCatalog) {
    let sorted = catalog.entries
      .map { (title: FoldedText($0.title).sortingKey, entry: $0) }
      .sorted { ($0.title, $0.entry.kind, $0.entry.id.code) < ($1.title, $1.entry.kind, $1.entry.id.code) }
    var terms: [Term] = []
    var text: [UInt8] = []
    for (index, element) in sorted.enumerated() {
      for term in catalog.searchTerms(of: element.entry.id) {
        let start = text.count
        text += FoldedText(term.text).bytes
        terms.append(Term(range: start..<text.count, entry: index, role: term.role))
      }
    }
    entries = sorted.map(\.entry)
    placesByKind = EntryKind.allCases.map { kind in sorted.indices.filter { sorted[$0].entry.kind == kind } }
    self.terms = terms
    self.text = text
  }

  /// How many entries can be found.
  var count: Int { entries.count }

  /// The entries that match.
  ///
  /// - Parameters:
  ///   - query: What to look for. If nothing is left of it once folded, every entry matches, and the order is by kind, then title.
  ///   - kinds: The kinds to look among; `nil` for all.
  ///   - limit: How many entries to return at most; below 0 counts as 0.
  func search(_ query: String, kinds: Set<EntryKind>? = nil, limit: Int) -> SearchAnswer {
    let folded = FoldedText(query)
    let wanted = EntryKind.allCases.map { kinds?.contains($0) ?? true }
    let matches =
      folded.isEmpty
      ? zip(placesByKind, wanted).flatMap { $1 ? $0 : [] }
      : matches(folded.bytes, wanted: wanted)
    return SearchAnswer(
      query: query, entries: matches.prefix(max(0, limit)).map { entries[$0] }, total: matches.count)
  }

  /// The places of the matching entries, best first.
  private func matches(_ query: [UInt8], wanted: [Bool]) -> [Int] {
    var keys: [UInt64] = []
    for term in terms where term.range.count >= query.count && wanted[entries[term.entry].kind.position] {
      guard let rank = rank(of: query, in: term) else { continue }
      let key = SortingKey.make(rank: rank, length: term.range.count, entry: term.entry)
      if let last = keys.last, SortingKey.entry(of: last) == term.entry {
        keys[keys.count - 1] = min(last, key)
      } else {
        keys.append(key)
      }
    }
    keys.sort()
    return keys.map(SortingKey.entry(of:))
  }

  private func rank(of query: [UInt8], in term: Term) -> SearchRank? {
    if matches(query, at: term.range.lowerBound) {
      if term.range.count == query.count { return term.role == .title ? .title : .exact }
      return term.role == .code ? nil : .prefix
    }
    guard term.role != .code else { return nil }
    var found: SearchRank?
    let last = term.range.upperBound - query.count
    var position = term.range.lowerBound + 1
    while position <= last {
      if text[position] == query[0], matches(query, at: position) {
        if !FoldedText.isLetterOrDigit(text[position - 1]) { return .wordPrefix }
        found = .substring
      }
      position += 1
    }
    return found
  }

  private func matches(_ query: [UInt8], at position: Int) -> Bool {
    for offset in query.indices where text[position + offset] != query[offset] { return false }
    return true
  }

  /// Rank, length and entry in one number whose order is that of the results.
  private enum SortingKey {
    static func make(rank: SearchRank, length: Int, entry: Int) -> UInt64 {
      rank.rawValue << 48 | UInt64(min(length, 0xFFFF)) << 32 | UInt64(entry)
    }

    static func entry(of key: UInt64) -> Int { Int(key & 0xFFFF_FFFF) }
  }
}
