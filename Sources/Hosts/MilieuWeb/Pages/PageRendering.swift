internal import MilieuHTML
internal import MilieuRuntime

/// Where sessions meet the HTML renderer.
@MainActor
enum PageRendering {
  /// The whole page of a session that begins; afterwards the page counts as up to date.
  static func page(of session: Session, options: WebOptions, assets: AssetLibrary) -> [UInt8] {
    guard let root = session.root else { return [] }
    defer { root.elements.markAllAsShown() }
    var text = ""
    func visit(_ element: Element) {
      let words = element.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      text += "<p id=\(element.id)>\(element.kind) \(words)"
      for child in element.children { visit(child) }
    }
    visit(root.elements.root)
    return Array(
      """
      <!doctype html><meta name=milieu content="\(session.token)"><script type=module \
      src="\(assets.path(of: "milieu.js"))"></script>\(text)
      """.utf8)
  }

  /// The JSON array of the steps that bring a page up to date.
  static func operations(_ patches: [Patch], editVersions: EditVersions) -> [UInt8] {
    var steps: [String] = []
    for patch in patches {
      switch patch {
      case .remove(let id): steps.append("[\"r\",\(id)]")
      case .insert(let element, _, _): steps.append("[\"n\",\(element.id)]")
      case .move(let id, _, _): steps.append("[\"m\",\(id)]")
      case .update(let element, let names):
        for name in names {
          let value = element[name].map { "\($0)" } ?? "null"
          let version = editVersions[element.id].map { ",\($0)" } ?? ""
          steps.append("[\"p\",\(element.id),\"\(name)\",\(value)\(version)]")
        }
      }
    }
    return Array("[\(steps.joined(separator: ","))]".utf8)
  }
}
