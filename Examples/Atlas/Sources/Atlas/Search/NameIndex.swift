/// The names of everything in the atlas, for all screens of a session to look entries up by.
///
/// Looks them up beside the main actor, so that no screen waits.
actor NameIndex {
  private var index: SearchIndex?

  /// An index of some names. Takes some tenths of a second for the whole world.
  init(_ names: [NamedEntry]) {
    index = SearchIndex(names)
  }

  /// The entries that match; see `SearchIndex`.
  ///
  /// - Throws: `CancellationError` once the index is closed.
  func search(_ query: String, kinds: Set<EntryKind>? = nil, limit: Int) throws -> SearchAnswer {
    guard let index else { throw CancellationError() }
    return index.search(query, kinds: kinds, limit: limit)
  }

  /// Whether the names are gone.
  var isClosed: Bool { index == nil }

  /// Lets go of the names, whoever still holds the index.
  func close() {
    index = nil
  }
}
