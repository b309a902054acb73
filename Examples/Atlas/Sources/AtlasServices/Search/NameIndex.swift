import AtlasModel

/// The names of everything in the atlas, for all screens of a session to look entries up by.
///
/// Looks them up beside the main actor, so that no screen waits.
package actor NameIndex {
  private var index: SearchIndex?

  /// An index of some names. Takes some tenths of a second for the whole world.
  package init(_ names: [NamedEntry]) {
    index = SearchIndex(names)
  }

  /// The entries that match; see `SearchIndex`.
  ///
  /// - Throws: `CancellationError` once the index is closed.
  package func search(_ query: String, kinds: Set<EntryKind>? = nil, limit: Int) throws -> SearchAnswer {
    guard let index else { throw CancellationError() }
    return index.search(query, kinds: kinds, limit: limit)
  }

  /// Takes other names in place of those it has.
  ///
  /// - Throws: `CancellationError` once the index is closed.
  package func replace(with names: [NamedEntry]) throws {
    if isClosed { throw CancellationError() }
    index = SearchIndex(names)
  }

  /// Whether the names are gone.
  package var isClosed: Bool { index == nil }

  /// Lets go of the names, whoever still holds the index.
  package func close() {
    index = nil
  }
}
