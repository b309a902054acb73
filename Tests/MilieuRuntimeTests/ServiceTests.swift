import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@testable import MilieuHeadless

private protocol Payment: Sendable {
  @MainActor var name: String { get }
}

private protocol Refund: Sendable {
  @MainActor var limit: Int { get }
}

private struct StructPayment: Payment, Equatable {
  var name: String
}

private actor ActorPayment: Payment {
  nonisolated let name = "actor"
}

@Observable @MainActor
private final class Till: Payment, Refund {
  var name = "till"
  var limit = 1
  var unread = 0
}

@Observable
private class Library {
  var name = "Library"
}

@Observable
private final class LocalLibrary: Library {}

private struct PaymentView: View {
  @Environment((any Payment).self) private var payment: any Payment
  var body: some View { Text(verbatim: payment.name) }
}

private struct RefundView: View {
  @Environment((any Refund).self) private var refund
  var body: some View { Text(verbatim: "\(refund.limit)") }
}

private struct OptionalView: View {
  @Environment((any Payment).self) private var payment: (any Payment)?
  var body: some View { Text(verbatim: payment?.name ?? "none") }
}

@Observable @MainActor
private final class Model {
  @ObservationIgnored @Environment((any Payment).self) var payment: any Payment
  @ObservationIgnored @Environment((any Payment).self) var optional: (any Payment)?
}

/// Protocols as keys.
@Suite @MainActor struct ServiceTests {
  /// Mounts views without failing the test for what they lack.
  private func mount(_ view: some View) -> Headless { Headless(root: ViewRoot(view)) }

  /// A line of the only report.
  private func line(_ label: String, of screen: Headless) throws -> String {
    let report = try #require(screen.reports.first)
    #expect(screen.reports.count == 1)
    let line = try #require(report.split(separator: "\n").first { $0.hasPrefix("  \(label)") })
    return line.dropFirst(label.count + 2).trimmingPrefix { $0 == " " }.description
  }

  @Test("A service of any kind is found by the protocol it is provided as, and the nearest wins")
  func found() {
    let screen = Headless(
      VStack {
        PaymentView()
        PaymentView().environment(StructPayment(name: "struct"), as: (any Payment).self)
        PaymentView().environment(ActorPayment(), as: (any Payment).self)
      }.environment(Till(), as: (any Payment).self))
    #expect(screen.text == "till struct actor")
  }

  @Test("One object under two protocols stands under two keys")
  func twoProtocols() {
    let till = Till()
    let screen = Headless(
      VStack {
        PaymentView()
        RefundView()
        VStack {
          PaymentView()
          RefundView()
        }.environment(StructPayment(name: "other"), as: (any Payment).self)
      }
      .environment(till, as: (any Payment).self)
      .environment(till, as: (any Refund).self))
    #expect(screen.text == "till 1 other 1")
  }

  @Test(
    "A body that reads a property of an observable class through a protocol is redrawn when it changes, and only then")
  func observed() {
    let till = Till()
    let screen = Headless(
      VStack {
        PaymentView()
        RefundView()
      }
      .environment(till, as: (any Payment).self)
      .environment(till, as: (any Refund).self))
    #expect(screen.cost { till.name = "new" }.bodies == 1)
    #expect(screen.text == "new 1")
    #expect(screen.cost { till.limit = 2 }.bodies == 1)
    #expect(screen.text == "new 2")
    #expect(screen.cost { till.unread = 1 }.bodies == 0)
  }

  @Test("Another service redraws those who read it; an equal one nobody")
  func replaced() throws {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        Button("next") { number += 1 }
        VStack { PaymentView() }.environment(StructPayment(name: "\(number / 2)"), as: (any Payment).self)
      }
    }
    let screen = Headless(Screen())
    #expect(try screen.cost { try screen.button("next").tap() }.bodies == 1)
    #expect(try screen.cost { try screen.button("next").tap() }.bodies == 2)
    #expect(screen.shows("1"))
  }

  @Test("An optional service may be missing, and nil hides one further out")
  func optional() {
    let screen = Headless(
      VStack {
        OptionalView()
        OptionalView().environment(StructPayment(name: "given"), as: (any Payment).self)
        OptionalView().environment(nil, as: (any Payment).self).environment(Till(), as: (any Payment).self)
      })
    #expect(screen.text == "none given none")
    #expect(screen.reports.isEmpty)
  }

  @Test("Modifiers, models, scenes, values and code outside views find services too")
  func everywhere() throws {
    struct Framed: ViewModifier {
      @Environment((any Payment).self) private var payment
      func body(content: Content) -> some View {
        Text(verbatim: "framed \(payment.name)")
        content
      }
    }
    struct Screen: View {
      @State private var model = Model()
      var body: some View { Text(verbatim: "model \(model.payment.name)").modifier(Framed()) }
    }
    struct Sample: App {
      var body: some Scene { WindowGroup { Screen() }.environment(Till(), as: (any Payment).self) }
    }
    #expect(Headless(app: Sample()).text == "framed till model till")
    let (read, made, hidden) = withEnvironment(StructPayment(name: "mock"), as: (any Payment).self) {
      let made = Model()
      return (
        EnvironmentValues.current[(any Payment).self]?.name, made.payment.name,
        withEnvironment(nil, as: (any Payment).self) { Model().optional?.name }
      )
    }
    #expect(read == "mock")
    #expect(made == "mock")
    #expect(hidden == nil)
    var values = EnvironmentValues()
    values[(any Payment).self] = StructPayment(name: "written")
    #expect(withEnvironment(values) { Model().payment.name } == "written")
  }

  @Test("A body that reads a service through its model is redrawn when its property changes")
  func observedThroughModel() {
    struct Reader: View {
      @State private var model = Model()
      var body: some View { Text(verbatim: model.payment.name) }
    }
    let till = Till()
    let screen = Headless(Reader().environment(till, as: (any Payment).self))
    #expect(screen.cost { till.name = "new" }.bodies == 1)
    #expect(screen.text == "new")
    #expect(screen.cost { till.limit = 5 }.bodies == 0)
  }

  @Test("Objects are still asked for by their class, under a superclass too")
  func objects() {
    struct Shown: View {
      @Environment(Library.self) private var library
      @Environment(LocalLibrary.self) private var local: LocalLibrary?
      var body: some View { Text(verbatim: "\(library.name) \(local == nil)") }
    }
    #expect(Headless(Shown().environment(Library())).text == "Library true")
    #expect(Headless(Shown().environment(LocalLibrary(), as: Library.self)).text == "Library true")
    withEnvironment(LocalLibrary(), as: Library.self) { #expect(Headless(Shown()).text == "Library true") }
    struct Composed: View {
      @Environment((any Observable & Refund).self) private var refund
      var body: some View { Text(verbatim: "\(refund.limit)") }
    }
    #expect(Headless(Composed().environment(Till(), as: (any Observable & Refund).self)).text == "1")
  }

  // MARK: - What is missing

  @Test("A view that lacks its service shows what is missing and what to write, and comes as soon as it is there")
  func missing() throws {
    struct Screen: View {
      @State private var isGiven = false
      var body: some View {
        PaymentView().environment(isGiven ? StructPayment(name: "given") : nil, as: (any Payment).self)
        Button("give") { isGiven = true }
      }
    }
    let plain = mount(VStack { PaymentView() })
    #expect(plain.text == "any Payment is missing: nothing above PaymentView provides it.")
    #expect(try line("asked by", of: plain).hasPrefix("@Environment((any Payment).self) PaymentView.payment, "))
    #expect(try line("remedy", of: plain) == "Write .environment(payment, as: (any Payment).self) on a view above.")
    let screen = mount(Screen())
    #expect(try line("nearest", of: screen).hasPrefix("(any Payment)? is written at MilieuRuntimeTests/"))
    try screen.button("give").tap()
    #expect(screen.text == "given give")
  }

  @Test("A service that is provided as what it is, or as another protocol, is named with the line to write")
  func lookAlikes() throws {
    let remedy =
      "What is provided is found by the type that it is provided as: write "
      + ".environment(payment, as: (any Payment).self) there."
    let concrete = mount(VStack { PaymentView() }.environment(Till()))
    #expect(try line("nearest", of: concrete).hasPrefix("Till, which could stand for any Payment, is provided at "))
    #expect(try line("nearest", of: concrete).hasSuffix(" as Till."))
    #expect(try line("remedy", of: concrete) == remedy)
    let other = mount(VStack { PaymentView() }.environment(Till(), as: (any Refund).self))
    #expect(try line("nearest", of: other).hasSuffix(" as any Refund."))
    let own = mount(VStack { PaymentView() }.environment(StructPayment(name: "x"), as: StructPayment.self))
    #expect(try line("nearest", of: own).hasSuffix(" as StructPayment."))
    let unrelated = mount(VStack { PaymentView() }.environment(Library()))
    #expect(unrelated.reports.count == 1)
    #expect(!unrelated.reports[0].contains("nearest"))
  }
}
