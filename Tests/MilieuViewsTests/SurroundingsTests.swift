import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite("Surroundings") @MainActor struct SurroundingsTests {
  @Test("Values of the host's exist and are sensible where a host says nothing")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.colorScheme == .light)
    #expect(values.locale == .current && values.calendar == .current && values.timeZone == .current)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.dynamicTypeSize == .large && !values.dynamicTypeSize.isAccessibilitySize)
    #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .regular)
    #expect(values.isEnabled && !values.isPresented && !values.presentationMode.wrappedValue.isPresented)
    #expect(values.scenePhase == .active)
    #expect(values.editMode == nil && values.refresh == nil && !values.isSearching)
    #expect(values.font == nil && values.lineLimit == nil && values.multilineTextAlignment == .leading)
    #expect(values.controlSize == .regular)
    #expect(values.displayScale == 1 && values.pixelLength == 1)
    #expect(values.defaultMinListRowHeight == 44 && values.defaultMinListHeaderHeight == nil)
    #expect(values.colorSchemeContrast == .standard)
    #expect(!values.accessibilityReduceMotion && !values.accessibilityReduceTransparency)
    #expect(!values.accessibilityInvertColors)
  }

  @Test("A host's change reaches those who read it and no one else")
  func hostChanges() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text(verbatim: "\(phase)") }
    }
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(verbatim: width == .compact ? "narrow" : "wide") }
    }
    let screen = Headless(
      VStack {
        Phase()
        Width()
      })
    #expect(screen.text == "active wide")
    #expect(screen.cost { screen.setEnvironment { $0.scenePhase = .background } }.bodies == 1)
    #expect(screen.cost { screen.setEnvironment { $0.horizontalSizeClass = .compact } }.bodies == 1)
    #expect(screen.text == "background narrow")
  }

  private static let address = URL(string: "https://example.org")!
  private static let other = URL(string: "https://example.com")!

  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = ""
    var body: some View {
      Button("open") { openURL(SurroundingsTests.address) { answer = "\($0)" } }
      Link("link", destination: SurroundingsTests.address)
      Text(verbatim: answer)
    }
  }

  @Test("An address goes to the host, from a link as from the action")
  func openURL() throws {
    let screen = Headless(Opener())
    try screen.button("open").tap()
    try screen.link("link").tap()
    #expect(screen.openedURLs == [Self.address, Self.address])
    #expect(screen.text.contains("true"))
  }

  @Test("A handler takes addresses over, drops them, or leaves them or others to the host")
  func openURLHandler() throws {
    let results: [(OpenURLAction.Result, opened: [URL], answer: String)] = [
      (.handled, [], "true"), (.discarded, [], "false"), (.systemAction, [Self.address], "true"),
      (.systemAction(Self.other), [Self.other], "true"),
    ]
    for result in results {
      var asked: [URL] = []
      let screen = Headless(
        Opener().environment(
          \.openURL,
          OpenURLAction { url in
            asked.append(url)
            return result.0
          }))
      try screen.button("open").tap()
      #expect(asked == [Self.address] && screen.openedURLs == result.opened && screen.text.contains(result.answer))
      try screen.link("link").tap()
      #expect(asked == [Self.address, Self.address])
    }
  }

  @Test("A namespace is one view's own for as long as it stands")
  func namespace() throws {
    final class Seen {
      var ids: [Namespace.ID] = []
    }
    struct Child: View {
      @Namespace private var space
      let seen: Seen
      let number: Int
      var body: some View {
        let _ = seen.ids.append(space)
        Text(verbatim: "\(number)")
      }
    }
    struct Screen: View {
      let seen: Seen
      @State private var number = 0
      var body: some View {
        Button("more") { number += 1 }
        Child(seen: seen, number: number)
      }
    }
    let (first, second) = (Seen(), Seen())
    let screen = Headless(Screen(seen: first))
    try screen.button("more").tap()
    _ = Headless(Screen(seen: second))
    #expect(first.ids.count == 2 && Set(first.ids).count == 1)
    #expect(first.ids[0] != second.ids[0])
  }
}
