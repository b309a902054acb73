/// Pages below a folder, beside the app's own page: each with a session of its own, made as any other by the host's root factory,
/// which tells them by the path.
package struct PageFolder: Sendable {
  /// The folder's name, which is the first part of its pages' paths.
  package let name: String

  /// The title of a page, by the rest of its path; nil where there is no such page.
  private let titleOfPage: @MainActor @Sendable (String) -> String?

  package init(_ name: String, title: @escaping @MainActor @Sendable (String) -> String?) {
    self.name = name
    titleOfPage = title
  }

  /// The name of the page a path leads to, whether or not there is one; nil for paths elsewhere.
  package func page(at path: String) -> String? {
    let parts = RoutePattern.split(path)
    return parts.count == 2 && parts[0] == name ? String(parts[1]) : nil
  }

  /// The title of the page at a path; nil where there is none.
  @MainActor
  func title(at path: String) -> String? { page(at: path).flatMap(titleOfPage) }
}
