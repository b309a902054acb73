import Foundation
import FoundationNetworking
import Milieu
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import MilieuWeb
import Testing

/// The gallery of previews, served on a free port.
@MainActor
@Suite struct PreviewSiteTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private static let fixed: PreviewLook = {
    var look = PreviewLook()
    look.layout = .fixed(width: 320, height: 200)
    return look
  }()

  private let site = PreviewSite(
    PreviewCatalog([
      PreviewEntry(
        identifier: "Shop-Screen-3", name: "Counter & <more>", place: "Shop/Screen.swift:3", declaration: "#Preview"
      ) { AnyView(Counter()) },
      PreviewEntry(
        identifier: "Shop-Row_Previews", name: "Row", place: "Shop", declaration: "Row_Previews", look: fixed
      ) { AnyView(Text("a row")) },
    ]))

  private func serve(_ body: (_ host: WebHost, _ base: String) async throws -> Void) async throws {
    var options = WebOptions()
    options.transport.port = 0
    options.title = "Shop"
    options.folder = site.folder
    let host = WebHost(options: options, routes: site.routes(app: "Shop")) { [site] seed in
      if let root = site.root(at: seed.path) { return root }
      return ViewRoot(Text("the app"))
    }
    let port = try host.start().port
    defer { host.stop() }
    try await body(host, "http://127.0.0.1:\(port)")
  }

  private func get(_ address: String) async throws -> (text: String, response: HTTPURLResponse) {
    let (data, response) = try await URLSession.shared.data(from: try #require(URL(string: address)))
    return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
  }

  @Test("The gallery lists every preview with its name and place, and shows each in a frame of its size")
  func gallery() async throws {
    try await serve { host, base in
      let (html, response) = try await get(base + "/previews")
      #expect(response.statusCode == 200)
      #expect(html.contains("2 previews"))
      #expect(html.contains("<a href='#Shop-Screen-3'>Counter &amp; &lt;more></a>"))
      #expect(html.contains("<code>#Preview</code> Shop/Screen.swift:3"))
      #expect(
        html.contains("<iframe src='/previews/Shop-Screen-3' title='Counter &amp; &lt;more>' loading=lazy data-fits>"))
      #expect(
        html.contains(
          "<iframe src='/previews/Shop-Row_Previews' title='Row' loading=lazy style='width:320px;height:200px'>"))
      #expect(host.sessions.count == 0, "the list alone makes no session")
      for asset in html.matches(of: /'(\/previews\/gallery\.[a-z]+)'/) {
        #expect(try await get(base + asset.1).response.statusCode == 200)
      }
    }
  }

  @Test("Each preview is a page with a session of its own, which the gallery may frame and others may not")
  func pages() async throws {
    try await serve { host, base in
      let (html, response) = try await get(base + "/previews/Shop-Screen-3")
      #expect(
        html.contains("<title>Counter &amp; &lt;more&gt;</title>")
          || html.contains("<title>Counter &amp; &lt;more></title>"))
      #expect(html.contains("Count 0") && html.contains("name='milieu'"))
      let policy = response.value(forHTTPHeaderField: "Content-Security-Policy")
      #expect(policy?.contains("frame-ancestors 'self'") == true)
      #expect(host.sessions.count == 1)
      #expect(try await get(base + "/previews/Shop-Row_Previews").text.contains("a row"))
      #expect(host.sessions.count == 2)
      let app = try await get(base + "/")
      #expect(app.text.contains("the app"))
      #expect(
        app.response.value(forHTTPHeaderField: "Content-Security-Policy")?.contains("frame-ancestors 'none'") == true)
    }
  }

  @Test(
    "There is no page for a preview that is not there", arguments: ["/previews/Other", "/previews/Shop-Screen-3/a"])
  func missing(_ path: String) async throws {
    try await serve { host, base in
      let response = try await get(base + path).response
      #expect(response.statusCode == 404)
      #expect(host.sessions.count == 0)
    }
  }

  @Test("Previews are made when a browser first asks for them, not when the server starts")
  func lazily() async throws {
    var made = 0
    let site = PreviewSite(
      {
        made += 1
        return PreviewCatalog([])
      }())
    let routes = site.routes(app: "Shop")
    #expect(routes.first?.pattern == "/previews")
    #expect(site.root(at: "/") == nil)
    #expect(made == 0)
    #expect(site.root(at: "/previews/Other") == nil)
    #expect(site.root(at: "/previews/Another") == nil)
    #expect(made == 1)
  }
}
