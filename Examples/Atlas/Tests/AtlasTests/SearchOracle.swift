import AtlasModel
import AtlasServices
import Foundation

@testable import Atlas

/// The rules of the search, spelled out with strings and without any care for speed.
struct SearchOracle: Sendable {
  private struct Term {
    let text: String
    let role: SearchTerm.Role
  }

  private struct Candidate {
    let entry: AtlasEntry
    let title: String
    let terms: [Term]
  }

  private struct Match {
    let candidate: Candidate
    let rank: SearchRank
    let length: Int
  }

  /// The oracle of the whole world.
  static let shared = Result { SearchOracle(try World.catalog) }

  private let candidates: [Candidate]

  /// The oracle of a catalog.
  init(_ catalog: ISOCatalog) {
    candidates = catalog.names.map { name in
      Candidate(
        entry: name.entry, title: Self.alphabetical(FoldedText(name.entry.title).string),
        terms: name.terms.map { Term(text: FoldedText($0.text).string, role: $0.role) })
    }
  }

  /// The identifiers of all entries that match, best first.
  func search(_ query: String) -> [EntryID] {
    let query = FoldedText(query).string
    let matches = candidates.compactMap { candidate -> Match? in
      candidate.terms
        .compactMap { term in
          rank(query, in: term).map { Match(candidate: candidate, rank: $0, length: term.text.utf8.count) }
        }
        .min { ($0.rank, $0.length) < ($1.rank, $1.length) }
    }
    let sorted = matches.sorted { first, second in
      if first.rank != second.rank { return first.rank < second.rank }
      if first.length != second.length { return first.length < second.length }
      if first.candidate.title != second.candidate.title { return first.candidate.title < second.candidate.title }
      if first.candidate.entry.kind != second.candidate.entry.kind {
        return first.candidate.entry.kind < second.candidate.entry.kind
      }
      return first.candidate.entry.id.code < second.candidate.entry.id.code
    }
    return sorted.map(\.candidate.entry.id)
  }

  private static func alphabetical(_ title: String) -> String {
    let letters = title.drop { $0.isASCII && !$0.isLetter && !$0.isNumber }
    return letters.isEmpty ? title : String(letters)
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { $0.isASCII && !$0.isLetter && !$0.isNumber }
  }

  private func rank(_ query: String, in term: Term) -> SearchRank? {
    if term.text == query { return term.role == .title ? .title : .exact }
    if term.role == .code { return nil }
    if term.text.hasPrefix(query) { return .prefix }
    var wordBegins = false
    var start = term.text.startIndex
    while let range = term.text.range(of: query, options: .literal, range: start..<term.text.endIndex) {
      let before = term.text[term.text.index(before: range.lowerBound)]
      wordBegins = wordBegins || before.isASCII && !before.isLetter && !before.isNumber
      start = term.text.index(after: range.lowerBound)
    }
    if wordBegins { return .wordPrefix }
    let sought = Self.words(query)
    let words = Self.words(term.text)
    if sought.count > 1, sought.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) { return .words }
    return start == term.text.startIndex ? nil : .substring
  }
}
