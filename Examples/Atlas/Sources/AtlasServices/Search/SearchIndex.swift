import AtlasModel

/// Finds entries by name or code; built once, then immutable and safe to share.
///
/// A query compares without case and diacritics (see `FoldedText`), as a whole or word by word. Results are ordered by `SearchRank`, then by the
/// length of the matched name, then by title (see `FoldedText.sortingKey`), then by kind and code, so that the order is
/// the same every time. Without a query they are ordered by kind first.
///
/// Every name is folded when the index is built and kept in one array of bytes. A query walks that array from end to
/// end: for some 16,000 names that is faster than it needs to be, and it has no worst case.
package struct SearchIndex: Sendable {
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

  /// An index of some names. Takes some tenths of a second for the whole world.
  package init(_ names: [NamedEntry]) {
    let sorted =
      names
      .map { (title: FoldedText($0.entry.title).sortingKey, entry: $0.entry, terms: $0.terms) }
      .sorted { ($0.title, $0.entry.kind, $0.entry.id.code) < ($1.title, $1.entry.kind, $1.entry.id.code) }
    var terms: [Term] = []
    var text: [UInt8] = []
    for (index, element) in sorted.enumerated() {
      for term in element.terms {
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

  /// The entries that match.
  ///
  /// - Parameters:
  ///   - query: What to look for. If nothing is left of it once folded, every entry matches, and the order is by kind, then title.
  ///   - kinds: The kinds to look among; `nil` for all.
  ///   - limit: How many entries to return at most; below 0 counts as 0.
  package func search(_ query: String, kinds: Set<EntryKind>? = nil, limit: Int) -> SearchAnswer {
    let folded = FoldedText(query)
    let wanted = EntryKind.allCases.map { kinds?.contains($0) ?? true }
    let matches =
      folded.isEmpty
      ? zip(placesByKind, wanted).flatMap { $1 ? $0 : [] }
      : matches(Query(folded), wanted: wanted)
    return SearchAnswer(
      query: query, entries: matches.prefix(max(0, limit)).map { entries[$0] }, total: matches.count)
  }

  /// The places of the matching entries, best first.
  private func matches(_ query: Query, wanted: [Bool]) -> [Int] {
    var keys: [UInt64] = []
    for term in terms where wanted[entries[term.entry].kind.position] {
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

  /// What is looked for: the text as a whole, and its words.
  private struct Query {
    let bytes: [UInt8]
    let words: [ArraySlice<UInt8>]

    init(_ text: FoldedText) {
      bytes = text.bytes
      words = bytes.split { !FoldedText.isLetterOrDigit($0) }
    }
  }

  private func rank(of query: Query, in term: Term) -> SearchRank? {
    if term.role == .code { return holds(query.bytes, all: term.range) ? .exact : nil }
    if holds(query.bytes, all: term.range) { return term.role == .title ? .title : .exact }
    var found: SearchRank?
    forEachPlace(of: query.bytes[...], in: term.range) { place in
      if place == term.range.lowerBound {
        found = .prefix
      } else {
        found = beginsWord(place, in: term.range) ? .wordPrefix : .substring
      }
      return found == .substring
    }
    if found == nil || found == .substring, query.words.count > 1,
      query.words.allSatisfy({ beginsWord($0, in: term.range) })
    {
      return .words
    }
    return found
  }

  private func holds(_ query: [UInt8], all range: Range<Int>) -> Bool {
    range.count == query.count && matches(query[...], at: range.lowerBound)
  }

  private func beginsWord(_ word: ArraySlice<UInt8>, in range: Range<Int>) -> Bool {
    var isFound = false
    forEachPlace(of: word, in: range) { place in
      isFound = beginsWord(place, in: range)
      return !isFound
    }
    return isFound
  }

  private func beginsWord(_ place: Int, in range: Range<Int>) -> Bool {
    place == range.lowerBound || !FoldedText.isLetterOrDigit(text[place - 1])
  }

  /// Calls a function for each place where some bytes stand in a range of the text, until it says that it needs no more.
  private func forEachPlace(of bytes: ArraySlice<UInt8>, in range: Range<Int>, _ needsMore: (Int) -> Bool) {
    guard let first = bytes.first, bytes.count <= range.count else { return }
    let last = range.upperBound - bytes.count
    var place = range.lowerBound
    while place <= last {
      if text[place] == first, matches(bytes, at: place), !needsMore(place) { return }
      place += 1
    }
  }

  private func matches(_ bytes: ArraySlice<UInt8>, at place: Int) -> Bool {
    text[place..<place + bytes.count].elementsEqual(bytes)
  }

  /// Rank, length and entry in one number whose order is that of the results.
  private enum SortingKey {
    static func make(rank: SearchRank, length: Int, entry: Int) -> UInt64 {
      rank.rawValue << 48 | UInt64(min(length, 0xFFFF)) << 32 | UInt64(entry)
    }

    static func entry(of key: UInt64) -> Int { Int(key & 0xFFFF_FFFF) }
  }
}
