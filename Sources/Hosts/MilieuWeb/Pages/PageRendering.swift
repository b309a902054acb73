internal import MilieuHTML
internal import MilieuRuntime
internal import MilieuViews

/// Where sessions meet the HTML renderer.
@MainActor
enum PageRendering {
  /// The whole page of a session that begins; afterwards the page counts as up to date.
  static func page(
    of session: Session, title: String, options: WebOptions, assets: AssetLibrary
  ) -> [UInt8] {
    guard let root = session.root else { return [] }
    var page = HTMLPage(
      title: windowTitle(in: root.elements.root) ?? title, styleSheet: assets.path(of: "milieu.css"),
      script: assets.path(of: "milieu.js"))
    page.language = options.language
    page.metadata = [("milieu", session.token)]
    let bytes = page.bytes(with: root.elements.root, report: { root.report($0) })
    root.elements.markAllAsShown()
    return bytes
  }

  /// What the author calls the window.
  private static func windowTitle(in element: Element) -> String? {
    if element.kind == .window { return element[.title] }
    // A window stands in nothing but what says how it looks.
    return element.children.lazy.compactMap(windowTitle).first
  }

  /// The JSON array of the steps that bring a page up to date.
  ///
  /// - Parameter addresses: what it is to open besides.
  static func operations(
    _ patches: [Patch], opening addresses: [String], of root: ViewRoot, editVersions: EditVersions
  ) -> [UInt8] {
    PatchEncoder.message(
      for: patches, animation: root.takeTransaction().animation, opening: addresses,
      version: { editVersions[$0] ?? 0 }, report: { root.report($0) })
  }
}
