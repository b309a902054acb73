import MilieuEnvironment
import MilieuHeadless
import MilieuViews
import Testing

@testable import MilieuRuntime

/// A value knows where in the source it was provided.
@Suite @MainActor struct ProvenanceTests {
  private struct Leaf: View {
    @Environment(\.count) private var count
    var body: some View { Text(verbatim: "\(count)") }
  }

  /// The counts provided above the leaf; a host provides values of its own too.
  private func counts(in screen: Headless) -> [EnvironmentSlot] {
    slots(in: screen).filter { $0.keyType.defaultValue is Int }
  }

  /// Everything provided above the leaf, the nearest first.
  private func slots(in screen: Headless) -> [EnvironmentSlot] {
    var found: [EnvironmentSlot] = []
    screen.root.forEachNode { node in
      if node.viewType == Leaf.self {
        var scope: EnvironmentScope? = node.scope
        while let current = scope {
          found += current.ownSlots
          scope = current.parent
        }
      }
    }
    return found
  }

  @Test("A modifier's value names the file and line of the modifier, the nearest first")
  func modifiers() {
    let inner = #line + 2
    let screen = Headless(
      Leaf().environment(\.count, 1)
        .transformEnvironment(\.count) { $0 = 2 })
    let sites = slots(in: screen).filter { $0.provider.kind == .modifier }.map(\.provider.description)
    #expect(
      sites == [
        "MilieuRuntimeTests/ProvenanceTests.swift:\(inner)", "MilieuRuntimeTests/ProvenanceTests.swift:\(inner + 1)",
      ])
  }

  @Test("A modifier of one's own that passes its caller's place on is named by that")
  func passedOn() {
    let screen = Headless(Leaf().environment(\.count, 1, fileID: "Elsewhere/File.swift", line: 7))
    #expect(slots(in: screen).first?.provider.description == "Elsewhere/File.swift:7")
  }

  @Test("A default names the key, and a setting of the host the host")
  func defaultsAndHosts() {
    #expect(counts(in: Headless(Leaf())).map(\.provider) == [.keyDefault])
    let screen = Headless(Leaf(), environment: { $0.count = 1 })
    // Further out stands the default that the test has read by now.
    #expect(counts(in: screen).map(\.provider) == [.host, .keyDefault])
    #expect(counts(in: screen).first?.readerCount == 1)
  }
}
