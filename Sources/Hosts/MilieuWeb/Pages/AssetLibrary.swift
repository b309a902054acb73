/// The scripts and style sheets of a page, which are part of the program.
struct AssetLibrary: Sendable {
  struct Asset: Sendable {
    var name: String
    var contentType: String
    var bytes: [UInt8]

    /// - Parameter source: text as people write it; what only they read is left out: indentation, empty lines, and comments
    ///   that have a line to themselves. No text in our assets goes on over several lines, which would suffer.
    init(name: String, contentType: String, source: [UInt8]) {
      self.name = name
      self.contentType = contentType
      bytes = []
      bytes.reserveCapacity(source.count)
      for line in source.split(separator: UInt8(ascii: "\n")) {
        let line = line.drop { $0 == UInt8(ascii: " ") }
        let isComment =
          line.starts(with: "//".utf8) || line.starts(with: "/*".utf8) && line.suffix(2).elementsEqual("*/".utf8)
        guard !line.isEmpty, !isComment else { continue }
        bytes += contentType.hasPrefix("text/css") ? Self.withoutGaps(line) : Array(line)
        bytes.append(UInt8(ascii: "\n"))
      }
    }

    /// A line of a style sheet without the spaces after semicolons and before braces. None of ours has them in a text.
    private static func withoutGaps(_ line: some Sequence<UInt8>) -> [UInt8] {
      let (space, brace, semicolon) = (UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: ";"))
      return line.reduce(into: []) { kept, byte in
        if byte == space, kept.last == semicolon { return }
        if byte == brace, kept.last == space { kept.removeLast() }
        kept.append(byte)
      }
    }
  }

  private let assets: [Asset]

  /// Differs between builds whose pages do not understand each other: a digest of everything a page runs.
  let build: String

  init() {
    self.init([
      Asset(name: "milieu.css", contentType: "text/css; charset=utf-8", source: PackageResources.milieu_css),
      Asset(name: "milieu.js", contentType: "text/javascript; charset=utf-8", source: PackageResources.milieu_js),
      Asset(name: "patches.js", contentType: "text/javascript; charset=utf-8", source: PackageResources.patches_js),
    ])
  }

  init(_ assets: [Asset]) {
    self.assets = assets
    // FNV-1a: it tells builds apart, and guards nothing.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for asset in assets {
      for byte in asset.name.utf8 + asset.bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    build = String(digest, radix: 36)
  }

  /// The bytes of all assets together.
  var size: Int { assets.reduce(0) { $0 + $1.bytes.count } }

  /// The path of an asset; it names the build, so that browsers may keep what it leads to for good.
  func path(of name: String) -> String { Site.assetPrefix(build: build) + name }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    let prefix = Site.assetPrefix(build: build)
    guard request.path.hasPrefix(prefix),
      let asset = assets.first(where: { $0.name == request.path.dropFirst(prefix.count) })
    else { return .notFound }
    return HTTPResponse(
      status: 200,
      headers: [
        ("content-type", asset.contentType), ("cache-control", "public, max-age=31536000, immutable"),
        ("cross-origin-resource-policy", "same-origin"),
      ],
      body: asset.bytes)
  }

  /// The icon of a server that has none of its own.
  static let icon = HTTPResponse(
    status: 200, headers: [("content-type", "image/svg+xml"), ("cache-control", "public, max-age=86400")],
    body: Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0a84ff"/>\
      <circle cx="16" cy="16" r="8" fill="none" stroke="#fff" stroke-width="4"/></svg>
      """.utf8))
}
