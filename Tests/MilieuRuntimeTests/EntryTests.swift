public import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Synchronization
import Testing

/// `@Entry` at work; what it expands to is in MilieuMacrosTests.
@MainActor
@Suite struct EntryTests {
  @Test("An entry is provided and read like any environment value")
  func provided() {
    struct Reader: View {
      @Environment(\.entryTheme) private var theme
      var body: some View { Text(theme) }
    }
    let screen = Headless(
      VStack {
        Reader()
        Reader().environment(\.entryTheme, "dark")
      })
    #expect(screen.text == "plain dark")
  }

  @Test("A class as default is made once, however often and by whomever it is read")
  func madeOnce() {
    let first = EnvironmentValues().entryService
    #expect(EnvironmentValues().entryService === first)
    #expect(Headless(EmptyView()).root.scope.slot(for: ServiceProbe.self).value === first)
    #expect(CountedService.made.withLock { $0 } == 1)
    #expect(Transaction().entryService === Transaction().entryService)
    #expect(ContainerValues().entryService === ContainerValues().entryService)
  }

  @Test("A closure, an existential, an optional, a generic type and an inferred one are defaults")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.entryFormat(3) == "3")
    #expect(values.entryShape.sides == 4)
    #expect(values.entryUser == nil)
    #expect(values.entryBox.content == 7)
    #expect(values.entryCount == 5)
    #expect(values.entryNames == ["a", "b"])
    #expect(values.default == 1)
  }

  @Test("A copy that is written keeps its own value")
  func written() {
    var values = EnvironmentValues()
    values.entryCount = 6
    values.entryUser = "Ada"
    #expect(values.entryCount == 6)
    #expect(values.entryUser == "Ada")
    #expect(EnvironmentValues().entryCount == 5)
  }

  @Test("A class of the main actor whose initialiser is not isolated is a default")
  func mainActor() {
    EnvironmentValues().entryModel.title = "changed"
    #expect(EnvironmentValues().entryModel.title == "changed")
  }

  @Test("A transaction, container values and focused values hold entries")
  func otherValues() {
    var transaction = Transaction()
    #expect(transaction.entryReason == "none")
    transaction.entryReason = "drag"
    #expect(transaction.entryReason == "drag")

    var container = ContainerValues()
    #expect(container.entryIsPinned == false)
    container.entryIsPinned = true
    #expect(container.entryIsPinned)

    var focused = FocusedValues()
    #expect(focused.entrySelection == nil)
    focused.entrySelection = .constant(3)
    #expect(focused.entrySelection?.wrappedValue == 3)
  }

  @Test("An entry of a transaction goes with a change to what follows from it")
  func transactionEntry() {
    struct Screen: View {
      @State private var isOn = false
      @State private var reason = ""
      var body: some View {
        VStack {
          Button("Change") { withTransaction(\.entryReason, "tap") { isOn.toggle() } }
          Text(isOn ? "on" : "off")
        }
      }
    }
    let screen = Headless(Screen())
    #expect(throws: Never.self) { try screen.button("Change").tap() }
    #expect(screen.root.transaction.entryReason == "tap")
  }

  @Test("A value for a container says once that no container reads it")
  func containerValue() {
    let screen = Headless(
      VStack {
        Text("a").containerValue(\.entryIsPinned, true)
        Text("b").containerValue(\.entryIsPinned, true)
      })
    #expect(screen.text == "a b")
    #expect(screen.reports.count == 1)
    #expect(screen.reports.first?.hasPrefix("containerValue(_:_:)") == true)
  }
}

/// Reads the entry through the environment of a tree.
private struct ServiceProbe: EnvironmentKey {
  static var defaultValue: CountedService { EnvironmentValues().entryService }
}

// NB: deliberately neither `Sendable` nor a value.
private final class CountedService {
  static let made = Mutex(0)
  init() { Self.made.withLock { $0 += 1 } }
}

private class PlainService {}

private protocol Sided { var sides: Int { get } }
private struct Square: Sided { let sides = 4 }
private struct Box<Content> { var content: Content }

@MainActor private final class ScreenModel {
  var title = ""
  nonisolated init() {}
}

extension EnvironmentValues {
  @Entry fileprivate var entryTheme: String = "plain"
  @Entry fileprivate var entryService = CountedService()
  @Entry fileprivate var entryFormat: (Int) -> String = { String($0) }
  @Entry fileprivate var entryShape: any Sided = Square()
  @Entry fileprivate var entryUser: String?
  @Entry fileprivate var entryBox: Box<Int> = .init(content: 7)
  @Entry var entryCount = 5
  @Entry var entryNames: [String] = ["a", "b"]
  @Entry fileprivate var entryModel = ScreenModel()
  @Entry var `default` = 1
}

public extension EnvironmentValues {
  @Entry var entryOfPublicExtension: Int = 0
}

extension Transaction {
  @Entry var entryReason = "none"
  @Entry fileprivate var entryService = PlainService()
}

extension ContainerValues {
  @Entry var entryIsPinned: Bool = false
  @Entry fileprivate var entryService = PlainService()
}

extension FocusedValues {
  @Entry var entrySelection: Binding<Int>?
}
