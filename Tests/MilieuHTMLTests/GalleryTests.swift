import Foundation
import MilieuHTML
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Gallery")
struct GalleryTests {
  private func page(_ view: some View) throws -> [UInt8] {
    let root = ViewRoot(view)
    root.settle()
    let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Hosts/MilieuWeb/Assets")
    var page = HTMLPage(
      title: "Gallery", styleSheet: assets.appending(path: "milieu.css").absoluteString,
      script: assets.appending(path: "patches.js").absoluteString)
    page.metadata = [("milieu-page", "token")]
    var reports: [String] = []
    let bytes = page.bytes(with: root.elements.root) { reports.append($0) }
    #expect(reports == [])
    return bytes
  }

  /// With MILIEU_GALLERY set to a folder, the pages are also written there, to be looked at.
  @Test("Every page of the gallery is well formed and knows every kind of element")
  func pages() throws {
    let pages = [
      ("controls", try page(GalleryView())), ("canvas", try page(CanvasView())), ("counter", try page(CounterView())),
      ("list", try page(ListView())), ("layout", try page(LayoutSamples())),
      ("stack", try page(NavigationSample())), ("detail", try page(NavigationSample(path: [4]))),
      ("inline", try page(NavigationSample(path: [4, 5]))), ("tabs", try page(TabSample())),
      ("split", try page(SplitSample())), ("pages", try page(PageSample())), ("diagnosis", try page(DiagnosisSample())),
      ("controls-dark", try page(GalleryView().environment(\.colorScheme, .dark))),
      ("canvas-dark", try page(CanvasView().environment(\.colorScheme, .dark))),
    ]
    for (name, bytes) in pages {
      let html = String(decoding: bytes, as: UTF8.self)
      #expect(throws: Never.self) { try PageParser.parse(html.trimmingCharacters(in: .newlines)) }
      #expect(bytes.count < 20_000, "\(name)")
      guard let folder = ProcessInfo.processInfo.environment["MILIEU_GALLERY"] else { continue }
      try Data(bytes).write(to: URL(filePath: folder).appending(path: "\(name).html"))
    }
  }
}

private struct ListView: View {
  @State private var chosen: Int? = 2

  var body: some View {
    List(selection: $chosen) {
      ForEach(0..<6, id: \.self) { Text("Row \($0)") }
      Text("Tinted").foregroundStyle(.blue)
    }.navigationTitle("Choose one")
  }
}
