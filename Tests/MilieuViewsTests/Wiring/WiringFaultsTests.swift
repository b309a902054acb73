import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable private final class Cart {}
@Observable private final class Library {}
@Observable private class Player {}
private final class Radio: Player {}
@Observable private final class Printer {}
@Observable private final class Scanner {}
@Observable private final class Session {}

// MARK: - An app with one fault of each kind

private struct FaultyApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup {
      TabView {
        Steps()
        Rows()
        Barred()
        Provider()
        Songs()
        Hidden()
        Derived()
      }
      .environment(library)
    }
  }
}

/// Eight pushes, then something nobody provides.
private struct Steps: View {
  var body: some View { NavigationStack { Step<Step<Step<Step<Step<Step<Step<Step<Checkout>>>>>>>>() } }
}

private struct Step<Next: View & Makeable>: View, Makeable {
  @Environment(Library.self) private var library
  var body: some View { NavigationLink("On") { Next() } }
}

@MainActor private protocol Makeable { init() }

private struct Checkout: View, Makeable {
  @Environment(Cart.self) private var cart
  var body: some View { Text(verbatim: "\(cart)") }
}

/// A sheet of a row.
private struct Rows: View {
  var body: some View { List(0..<3) { Row(number: $0) } }
}

private struct Row: View {
  let number: Int
  @State private var isOpen = false
  var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { PrintView() } }
}

private struct PrintView: View {
  @Environment(Printer.self) private var printer
  var body: some View { Text(verbatim: "\(printer)") }
}

/// A toolbar.
private struct Barred: View {
  var body: some View { NavigationStack { Text("Barred").toolbar { ToolbarItem { ScanButton() } } } }
}

private struct ScanButton: View {
  @Environment(Scanner.self) private var scanner
  var body: some View { Button("Scan") { _ = scanner } }
}

/// Provided below instead of above.
private struct Provider: View {
  @Environment(Session.self) private var session
  var body: some View { SessionView().environment(session) }
}

private struct SessionView: View {
  @Environment(Session.self) private var session
  var body: some View { Text(verbatim: "\(session)") }
}

/// Provided as a subclass.
private struct Songs: View {
  @State private var radio = Radio()
  var body: some View { PlayerView().environment(radio) }
}

private struct PlayerView: View {
  @Environment(Player.self) private var player
  var body: some View { Text(verbatim: "\(player)") }
}

/// Opaque.
private struct Hidden: View {
  var body: some View { AnyView(PrintView()) }
}

/// Values that are made from others: in a circle, from what is missing, and one that is provided instead.
private struct Derived: View {
  @Environment(\.chicken) private var chicken
  @Environment(\.archive) private var archive
  var body: some View {
    Text(verbatim: "\(chicken) \(archive)")
    Provided().environment(\.archive, Archive())
  }
}

private struct Provided: View {
  @Environment(\.archive) private var archive
  var body: some View { Text(verbatim: "\(archive)") }
}

private final class Chicken {}
private final class Egg {}
private final class Archive {}
@Observable private final class Cellar {}

private struct ChickenKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Chicken> { \.chicken }
  @Environment(\.egg) private var egg
  func makeValue() -> Chicken { Chicken() }
}

private struct EggKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Egg> { \.egg }
  @Environment(\.chicken) private var chicken
  func makeValue() -> Egg { Egg() }
}

private struct ArchiveKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Archive> { \.archive }
  @Environment(Cellar.self) private var cellar
  func makeValue() -> Archive { Archive() }
}

extension EnvironmentValues {
  fileprivate var chicken: Chicken { self[ChickenKey.self] }
  fileprivate var egg: Egg { self[EggKey.self] }
  fileprivate var archive: Archive {
    get { self[ArchiveKey.self] }
    set { self[ArchiveKey.self] = newValue }
  }
}

@Suite struct WiringFaultsTests {
  private let report = WiringReport(of: FaultyApp.self)

  private func missing(_ type: String) throws -> WiringReport.Missing {
    try #require(report.missing.first { $0.type == type })
  }

  @Test("Each fault of an app is named, and nothing else")
  func all() {
    #expect(
      report.missing.map { "\($0.holder).\($0.property)" }.sorted() == [
        "ArchiveKey.cellar", "Checkout.cart", "EggKey.chicken", "PlayerView.player", "PrintView.printer",
        "Provider.session", "ScanButton.scanner",
      ])
    #expect(report.unseen.map(\.subject) == ["AnyView hides what Hidden shows in it"])
    #expect(report.missing.allSatisfy { $0.places == 1 && $0.cycle.isEmpty == ($0.form == .object) })
  }

  @Test("At the end of eight pushes, with the whole way there")
  func pushes() throws {
    let missing = try missing("Cart")
    let steps = Array(repeating: ["NavigationLink", "Step"], count: 8).flatMap { $0 }.dropFirst()
    #expect(missing.path == ["FaultyApp", "WindowGroup", "TabView", "Steps"] + steps + ["NavigationLink", "Checkout"])
    #expect(missing.nearest == nil)
    #expect(missing.remedy == "Write .environment(cart) on a view above, for instance on what Step shows.")
  }

  @Test("In a sheet of a row")
  func sheet() throws {
    let missing = try missing("Printer")
    #expect(missing.path == ["FaultyApp", "WindowGroup", "TabView", "Rows", "Row", "sheet", "PrintView"])
    #expect(missing.remedy == "Write .environment(printer) on a view above, for instance on what Row shows.")
  }

  @Test("In a toolbar")
  func toolbar() throws {
    #expect(try missing("Scanner").path == ["FaultyApp", "WindowGroup", "TabView", "Barred", "toolbar", "ScanButton"])
  }

  @Test("Provided below the view that asks rather than above")
  func below() throws {
    let missing = try missing("Session")
    #expect(missing.nearest == "Provider provides Session in its own body, which reaches only what is inside.")
    #expect(
      missing.remedy
        == "Write .environment(session) where Provider is made, or move what needs it into a view of its own.")
  }

  @Test("Provided as a subclass")
  func subclass() throws {
    let missing = try missing("Player")
    #expect(missing.nearest == "Radio, a subclass of Player, is provided in Songs.")
    #expect(missing.remedy.contains(".environment(player as Player)"))
  }

  @Test("Values that are made from one another in a circle, with the whole way round")
  func cycle() throws {
    let missing = try missing("Chicken")
    #expect(missing.cycle == ["ChickenKey", "EggKey", "ChickenKey"])
    #expect(missing.path == ["FaultyApp", "WindowGroup", "TabView", "Derived"])
    #expect(missing.through == ["Derived.chicken", "ChickenKey.egg"])
    #expect(
      report.text.contains(
        """
          The value of ChickenKey cannot be made: it is made from itself.
            cycle    ChickenKey → EggKey → ChickenKey
            through  Derived.chicken › ChickenKey.egg
            at       FaultyApp › WindowGroup › TabView › Derived
            remedy   Let one of them read what it needs when it is used rather than when it is made.
        """))
  }

  @Test("What a value is made from is required where the value is read, unless the value itself is provided")
  func derived() throws {
    let missing = try missing("Cellar")
    #expect(missing.through == ["Derived.archive"])
    #expect(missing.path == ["FaultyApp", "WindowGroup", "TabView", "Derived"])
  }

  @Test("Values made from others are listed as such, not as defaults")
  func listed() {
    #expect(
      report.requirements.filter(\.isDerived).map(\.property).sorted() == [
        "archive", "archive", "chicken", "chicken", "egg",
      ])
    #expect(
      report.text.contains(
        "Made from other values where nobody provides them\n  ChickenKey (Chicken)\n    Derived.chicken"))
  }

  @Test("What nobody can see is named with its way and what to do")
  func opaque() throws {
    let unseen = try #require(report.unseen.first)
    #expect(unseen.path == ["FaultyApp", "WindowGroup", "TabView", "Hidden"])
    #expect(unseen.remedy.contains("WiringReport(of:)"))
  }

  @Test("The text says each fault in full, as a page would where the app runs")
  func text() {
    #expect(
      report.text.contains(
        """
          Printer is missing: nothing above PrintView provides it.
            asked by  @Environment(Printer.self) PrintView.printer
            at        FaultyApp › WindowGroup › TabView › Rows › Row › sheet › PrintView
            remedy    Write .environment(printer) on a view above, for instance on what Row shows.
        """))
    #expect("\(report)" == report.text)
  }

  @Test("The drawing has who provides, each screen with those who ask, and what is missing in red with dashed lines")
  func drawing() {
    let dot = report.dot
    #expect(dot.contains("FaultyApp provides") && dot.contains("Songs provides"))
    #expect(dot.contains("\"missing Printer\":e -> \"screen Rows PrintView\":v0:w [style=dashed, color=\"#c00000\""))
    #expect(dot.contains("Not seen: AnyView hides what Hidden shows in it"))
    // It asks for nothing.
    #expect(!dot.contains(">Row<"))
    #expect(report.missing.allSatisfy { dot.contains("label=\"\($0.type)\\nis missing\"") })
  }
}
