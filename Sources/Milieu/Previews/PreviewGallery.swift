internal import Foundation
internal import MilieuViews

/// The page that shows all previews of an app, each live in a frame of its own.
///
/// A frame keeps what a preview does to its page, such as a sheet or a bar at the edge, to itself.
@MainActor
struct PreviewGallery {
  let app: String
  let entries: [PreviewEntry]

  var page: String {
    let files = Dictionary(grouping: entries, by: \.file).sorted { $0.key < $1.key }
    let list = files.map { file, entries in
      "<h2>\(Self.escaped(file))</h2><ul>\(entries.map(Self.item).joined())</ul>"
    }
    return """
      <!doctype html><html lang=en><head><meta charset=utf-8>\
      <meta name=viewport content='width=device-width,initial-scale=1,viewport-fit=cover'>\
      <meta name=color-scheme content='light dark'><title>Previews of \(Self.escaped(app))</title>\
      <link rel=stylesheet href='\(PreviewSite.path)/gallery.css'>\
      <script type=module src='\(PreviewSite.path)/gallery.js'></script></head><body>
      <header><h1>\(Self.escaped(app))</h1><p>\(entries.count == 1 ? "1 preview" : "\(entries.count) previews") \
      · <a href='/'>the app</a></p>
      <nav aria-label=Previews>\(list.joined())</nav></header>
      <main>\(entries.isEmpty ? Self.emptiness : entries.map(Self.card).joined(separator: "\n"))</main>
      </body></html>

      """
  }

  private static let emptiness = """
    <p class=none>There are no previews. Declare one with <code>#Preview</code>, or with a type that conforms to \
    <code>PreviewProvider</code>.</p>
    """

  private static func item(_ entry: PreviewEntry) -> String {
    "<li><a href='#\(entry.identifier)'>\(escaped(entry.name))</a></li>"
  }

  private static func card(_ entry: PreviewEntry) -> String {
    let address = "\(PreviewSite.path)/\(entry.identifier)"
    let name = escaped(entry.name)
    let size = entry.look.pageSize.map {
      " style='width:\(Int($0.width.rounded()))px;height:\(Int($0.height.rounded()))px'"
    }
    return """
      <section id='\(entry.identifier)'><h3><a href='\(address)'>\(name)</a></h3>\
      <p><code>\(escaped(entry.declaration))</code> \(escaped(entry.place))</p>\
      <div class=stage><iframe src='\(address)' title='\(name)' loading=lazy\(size ?? " data-fits")></iframe></div></section>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("'", with: "&#39;")
  }
}
