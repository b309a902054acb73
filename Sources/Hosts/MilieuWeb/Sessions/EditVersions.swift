package import MilieuRuntime

/// The last edit of each field that the session has seen.
///
/// It goes down with a field's new value, so that the page can tell an answer to what stands in the field from an answer to
/// what stood there some keystrokes ago.
@MainActor
package struct EditVersions {
  private var versions: [Element.ID: Int] = [:]

  /// The fields remembered before those that are gone are forgotten.
  private static let limit = 64

  package init() {}

  package subscript(id: Element.ID) -> Int? { versions[id] }

  mutating func note(_ version: Int, of id: Element.ID, in root: ViewRoot) {
    guard root.elements.responder(id) != nil else { return }
    versions[id] = version
    if versions.count > Self.limit { versions = versions.filter { root.elements.responder($0.key) != nil } }
  }
}
