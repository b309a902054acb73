import Foundation
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("What a page tells of its surroundings") @MainActor
struct PageSettingsTests {
  private func values(_ text: String) -> EnvironmentValues {
    var values = EnvironmentValues()
    PageSettings(text).apply(to: &values)
    return values
  }

  @Test("Each flag sets what it stands for")
  func flags() {
    let values = values("11111111|2|Asia/Tokyo")
    #expect(values.colorScheme == .dark)
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .compact)
    #expect(values.accessibilityReduceMotion && values.colorSchemeContrast == .increased)
    #expect(values.accessibilityReduceTransparency && values.accessibilityInvertColors)
    #expect(values.scenePhase == .background)
    #expect(values.displayScale == 2)
    #expect(values.timeZone.identifier == "Asia/Tokyo")
  }

  @Test(
    "What makes no sense is left at what is usual",
    arguments: [
      "", "|", "2222|x|y", "0|1e99|../../etc", "0|-1|", String(repeating: "1", count: 10_000), "\u{0}|\u{0}|\u{0}",
    ])
  func nonsense(text: String) {
    let values = values(text)
    #expect(values.colorScheme == .light && values.horizontalSizeClass == .regular && values.displayScale == 1)
    #expect(values.timeZone == .current)
  }

  private struct Place: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.openURL) private var openURL
    var body: some View {
      Text(verbatim: "\(scheme)")
      Button("open") { openURL(URL(string: "https://example.org/a?b=%22")!) }
      Button("trick") { openURL(URL(string: "javascript:alert(1)")!) }
    }
  }

  private func withPlace(_ body: @MainActor (LiveHost) async throws -> Void) async throws {
    try await withHost(
      makeRoot: { seed in
        ViewRoot(Place()) { values in
          seed.settings.apply(to: &values)
          values.openURL = OpenURLAction(system: seed.commands.open)
        }
      }, body)
  }

  @Test("They come with an event when they change, which redraws who reads them")
  func event() async throws {
    try await withPlace { live in
      let page = try await PageClient.open(live.port)
      #expect(page.html.contains("light"))
      try page.send(#"[1,0,0,"page","1|1|UTC"]"#)
      #expect(try await page.read().contains("dark"))
    }
  }

  @Test("They come with the cookie of the page before")
  func cookie() {
    #expect(PageSettings(cookies: "a=b; milieu-page=10000000|2|UTC; c=d") == PageSettings("10000000|2|UTC"))
    #expect(PageSettings(cookies: nil) == PageSettings())
  }

  @Test("An address that may be opened is sent to the page, one that could act in the page's name is not")
  func openURL() async throws {
    try await withPlace { live in
      let page = try await PageClient.open(live.port)
      try page.send("[1,0,\(try live.element(.button, 1, of: page).id),\"t\"]")
      try page.send("[2,0,\(try live.element(.button, 0, of: page).id),\"t\"]")
      #expect(try await page.read().hasSuffix(#"["u","https://example.org/a?b=%22"]]"#))
    }
  }
}
