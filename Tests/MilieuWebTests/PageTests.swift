import Foundation
import FoundationNetworking
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Pages") @MainActor
struct PageTests {
  private func get(_ live: LiveHost, _ path: String, _ method: String = "GET") async throws -> (
    data: Data, response: HTTPURLResponse
  ) {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(live.port)\(path)")))
    request.httpMethod = method
    let (data, response) = try await URLSession.shared.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
  }

  @Test("A page is complete, may run nothing but our script, and is kept nowhere")
  func page() async throws {
    try await withHost({ $0.title = "Count & <more>" }) { live in
      let (data, response) = try await get(live, "/")
      let html = String(decoding: data, as: UTF8.self)
      #expect(html.contains("count 0"))
      #expect(html.contains("Count &amp; &lt;more"))
      #expect(response.value(forHTTPHeaderField: "Content-Security-Policy") == PageHeaders.contentSecurityPolicy)
      #expect(response.value(forHTTPHeaderField: "X-Content-Type-Options") == "nosniff")
      #expect(response.value(forHTTPHeaderField: "Referrer-Policy") == "same-origin")
      #expect(response.value(forHTTPHeaderField: "Cache-Control") == "no-store")
    }
  }

  @Test("Everything a page names is served, to be kept for good; all of it is below 34 KB")
  func assets() async throws {
    try await withHost { live in
      let (data, _) = try await get(live, "/")
      let html = String(decoding: data, as: UTF8.self)
      var paths = html.matches(of: /['"](\/milieu\/[^'"]+)['"]/).map { String($0.1) }
      #expect(paths.count == 2)
      paths += paths.filter { $0.hasSuffix("milieu.js") }.map { $0.replacing("milieu.js", with: "patches.js") }
      var bytes = data.count
      for path in paths {
        let (asset, response) = try await get(live, path)
        bytes += asset.count
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Cache-Control") == "public, max-age=31536000, immutable")
        #expect(
          response.value(forHTTPHeaderField: "Content-Type")
            == (path.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"))
        #expect(try await get(live, path.replacing("/milieu/", with: "/milieu/0")).response.statusCode == 404)
      }
      #expect(bytes < 34_000, "\(bytes)")
    }
  }

  @Test("Assets lose what only people read")
  func stripping() {
    let sheet = AssetLibrary.Asset(
      name: "a.css", contentType: "text/css", source: Array("a {b:c; d:e}\n@media (x: y) {f>g {h:i}}".utf8))
    #expect(String(decoding: sheet.bytes, as: UTF8.self) == "a{b:c;d:e}\n@media (x: y){f>g{h:i}}\n")
    let source = "// why\n\n  let a = 1 // kept\n/* a note */\nb {\n  c: d;\n}\n"
    let asset = AssetLibrary.Asset(name: "a", contentType: "", source: Array(source.utf8))
    #expect(String(decoding: asset.bytes, as: UTF8.self) == "let a = 1 // kept\nb {\nc: d;\n}\n")
    // A text over several lines would lose its indentation.
    for bytes in [PackageResources.milieu_js, PackageResources.patches_js] {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        #expect(line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2))
      }
    }
  }

  @Test("HEAD makes no session, and neither does the icon or the build")
  func noSession() async throws {
    try await withHost { live in
      #expect(try await get(live, "/", "HEAD").response.statusCode == 200)
      let icon = try await get(live, "/favicon.ico").response
      #expect(icon.value(forHTTPHeaderField: "Content-Type") == "image/svg+xml")
      let build = try await get(live, "/milieu/build")
      let page = try await PageClient.load(live.port)
      #expect(String(decoding: build.data, as: UTF8.self) == page.build)
      #expect(live.sessions.count == 1)
    }
  }

  @Test("A visit's view tree can be made from what the browser asked")
  func seed() async throws {
    let makeRoot: SessionRegistry.RootFactory = { seed in
      ViewRoot(Text(verbatim: "\(seed.query.map(\.value)) \(seed.headers["accept-language"] ?? "")"))
    }
    try await withHost(makeRoot: makeRoot) { live in
      let page = try await PageClient.load(live.port, headers: "Accept-Language: de-CH\r\n")
      #expect(page.html.contains("[] de-CH"))
    }
  }

  @Test("Stopping tells pages that the server goes away; it can be started again")
  func stop() async throws {
    try await withHost { live in
      let page = try await PageClient.open(live.port)
      let reading = Task { try await page.read() }
      live.host.stop()
      #expect(try await reading.value == "closed 1001")
      #expect(live.sessions.count == 0)
      #expect(live.clock.count == 0)
      let port = try live.host.start().port
      let again = try await PageClient.open(port)
      #expect(again.status == 200)
    }
  }
}
