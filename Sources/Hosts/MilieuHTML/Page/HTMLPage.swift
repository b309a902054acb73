package import MilieuRuntime

/// The first page of a session: complete, so that it shows before any script runs and reads without one.
package struct HTMLPage: Sendable {
  package enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// What the browser shows as the page's name.
  package var title: String

  /// The language of the page, as in BCP 47.
  package var language = "en"
  package var direction = Direction.leftToRight

  package var styleSheet: String

  /// The module that brings the page to life.
  package var script: String

  /// The picture beside the page's name.
  package var icon: String?

  /// Names and contents of `meta` elements.
  package var metadata: [(name: String, content: String)] = []

  package init(title: String, styleSheet: String, script: String) {
    self.title = title
    self.styleSheet = styleSheet
    self.script = script
  }

  /// The page with elements in it, in UTF-8.
  @MainActor
  package func bytes(with root: Element, report: @escaping (String) -> Void = { _ in }) -> [UInt8] {
    var renderer = HTMLRenderer(capacity: 16_384, report: report)
    writeHead(to: &renderer.writer.out)
    renderer.writer.out.append("<body>")
    renderer.render(root)
    renderer.writer.out.append("</body></html>\n")
    return renderer.bytes
  }

  private func writeHead(to out: inout MarkupBuffer) {
    out.append("<!doctype html><html lang='")
    out.append(escaping: language)
    out.append("' dir=")
    out.append(raw: direction.rawValue)
    out.append("><head><meta charset=utf-8>")
    out.append("<meta name=viewport content='width=device-width,initial-scale=1,viewport-fit=cover'>")
    out.append("<meta name=color-scheme content='light dark'>")
    for (name, content) in metadata {
      out.append("<meta name='")
      out.append(escaping: name)
      out.append("' content='")
      out.append(escaping: content)
      out.append("'>")
    }
    out.append("<title>")
    out.append(escaping: title)
    out.append("</title>")
    if let icon {
      out.append("<link rel=icon href='")
      out.append(escaping: icon)
      out.append("'>")
    }
    out.append("<link rel=stylesheet href='")
    out.append(escaping: styleSheet)
    out.append("'><script type=module src='")
    out.append(escaping: script)
    out.append("'></script></head>")
  }
}
