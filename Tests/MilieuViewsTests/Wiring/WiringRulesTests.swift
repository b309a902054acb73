import MilieuEnvironment
import MilieuObservation
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable private final class Store {}
@Observable private final class Keyed {}
@Observable private final class Part {}
private final class Account: ObservableObject {}
private protocol Service {}
private struct RealService: Service {}
private struct Theme { var part = Part() }

extension EnvironmentValues {
  @Entry fileprivate var service: any Service = RealService()
  @Entry fileprivate var keyed = Keyed()
  @Entry fileprivate var wiredTheme = Theme()
}

/// Provides whatever it is generic over.
private struct Shell<Content: View>: View {
  let content: Content
  var body: some View { content.environment(\.wiredName, Name()) }
}

private struct Name {}

extension EnvironmentValues {
  @Entry fileprivate var wiredName: Name?
  fileprivate var several: Several {
    get { Several(name: wiredName) }
    set { wiredName = newValue.name }
  }
}

private struct Several { var name: Name? }

private struct ReadsName: View {
  @Environment(\.wiredName) private var name
  var body: some View { Text(verbatim: "\(name == nil)") }
}

private struct Shells: View {
  var body: some View {
    Shell(content: ReadsName())
    Shell(content: HStack { ReadsName() })
    Text("").environment(\.several, Several())
  }
}

// MARK: - Who asks

private struct Asks: View {
  @Environment(Store.self) private var store
  var body: some View { Text(verbatim: "\(store)") }
}

private struct AsksOptionally: View {
  @Environment(Store.self) private var store: Store?
  var body: some View { Text(verbatim: "\(store == nil)") }
}

private struct AsksAccount: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(verbatim: "\(account)") }
}

private struct Reads: View {
  @Environment(\.service) private var service
  @Environment(\.keyed) private var keyed
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(service) \(keyed) \(scheme)") }
}

private struct Composed: DynamicProperty {
  @Environment(Store.self) var store
}

private struct AsksThroughProperty: View {
  private var composed = Composed()
  var body: some View { Text(verbatim: "\(composed.store)") }
}

private class BaseModel {
  @Environment(Store.self) var store
}

@Observable private final class Model: BaseModel {
  @ObservationIgnored let inner = InnerModel()
}

private final class InnerModel {
  @EnvironmentObject var account: Account
  weak var back: Model?
}

private struct AsksThroughModel: View {
  @State private var model = Model()
  var body: some View { Text(verbatim: "\(model)") }
}

private struct AskingModifier: ViewModifier {
  @Environment(Store.self) private var store
  func body(content: Content) -> some View { content.help("\(store)") }
}

private struct AskingApp: App {
  @Environment(Store.self) private var store
  var body: some Scene { AskingScene() }
}

private struct AskingScene: Scene {
  @EnvironmentObject private var account: Account
  var body: some Scene { WindowGroup { Text("") } }
}

private struct AskingItems: ToolbarContent {
  @Environment(Store.self) private var store
  var body: some ToolbarContent { ToolbarItem { Text(verbatim: "\(store)") } }
}

private struct HasItems: View {
  var body: some View { Text("").toolbar { AskingItems() } }
}

private struct AskingStyle: ButtonStyle {
  @Environment(Store.self) private var store
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      AsksAccount()
    }
  }
}

private struct HasStyledButtons: View {
  var body: some View {
    VStack {
      Button("One") {}
      Button(action: {}, label: { AsksOptionally() }).environment(Store())
      Button("Three") {}.buttonStyle(.plain)
    }
    .buttonStyle(AskingStyle())
  }
}

private struct HasStyleAndNoButton: View {
  var body: some View { Text("").buttonStyle(AskingStyle()) }
}

// MARK: - Who provides

private struct InjectsDependencies: ViewModifier {
  @State private var store = Store()
  func body(content: Content) -> some View { content.environment(store).environment(\.service, RealService()) }
}

private struct Injected: View {
  var body: some View {
    VStack {
      Asks()
      Reads()
    }
    .modifier(InjectsDependencies())
  }
}

private struct InjectedBesideAnother: View {
  var body: some View {
    Asks().modifier(InjectsDependencies())
    Asks()
    Asks()
  }
}

private struct WrongForm: View {
  @StateObject private var account = Account()
  var body: some View { AsksForAccountAsObject().environmentObject(account) }
}

private final class Both: ObservableObject, Observable {}

private struct AsksForAccountAsObject: View {
  @EnvironmentObject private var account: Account
  @Environment(Both.self) private var both
  var body: some View { Text(verbatim: "\(account) \(both)").environmentObject(both) }
}

private struct Beside: View {
  var body: some View {
    VStack {
      Side().environment(Store())
      Group { Asks() }
    }
  }
}

private struct Side: View {
  var body: some View { Asks() }
}

private struct ProvidesBelow: View {
  @Environment(Store.self) private var store
  var body: some View { ProvidesForItself() }
}

private struct ProvidesForItself: View {
  var body: some View { Asks().environment(Store()) }
}

private struct Folder: View {
  var body: some View {
    Asks()
    NavigationLink("Into") { Folder() }
    Folder().environment(Store())
  }
}

private struct Grows<Inner>: View {
  var body: some View { Grows<[Inner]>() }
}

private struct Deep: View {
  @Environment(\.wiredTheme.part) private var part
  var body: some View { Text(verbatim: "\(part)") }
}

private struct ProvidesPart: View {
  var body: some View { Deep().environment(Part()) }
}

private struct Bodiless: View {
  var body: Never { fatalError("It is never asked.") }
}

private struct HasBodiless: View {
  var body: some View { Bodiless() }
}

@Suite struct WiringRulesTests {
  private func names(_ report: WiringReport) -> [String] {
    report.missing.map { "\($0.type) for \($0.holder).\($0.property)" }
  }

  @Test("An object asked for by its type has to be provided above, in either form")
  func objects() {
    #expect(names(WiringReport(of: Asks.self)) == ["Store for Asks.store"])
    #expect(names(WiringReport(of: AsksAccount.self)) == ["Account for AsksAccount.account"])
    #expect(WiringReport(of: AsksAccount.self).missing.map(\.form) == [.environmentObject])
  }

  @Test("An optional object is listed, and never missing")
  func optional() {
    let report = WiringReport(of: AsksOptionally.self)
    #expect(report.missing.isEmpty)
    #expect(report.requirements.map(\.isOptional) == [true])
    #expect(report.text.contains("Optional, and not provided\n  Store?\n    AsksOptionally.store"))
  }

  @Test("A value at a key path is listed with its key, and never missing, even where it is an observable object")
  func keys() {
    let report = WiringReport(of: Reads.self)
    #expect(report.missing.isEmpty && report.unseen.isEmpty)
    #expect(report.requirements.map(\.form) == [.value, .value, .value])
    #expect(report.requirements.map(\.keys).prefix(2) == [["\\.service"], ["\\.keyed"]])
    #expect(report.requirements.map(\.isBuiltIn) == [false, false, true])
  }

  @Test("What may be an object, or a part of a key's value, is not seen unless the object is provided")
  func deepKeys() {
    let report = WiringReport(of: Deep.self)
    #expect(report.missing.isEmpty)
    #expect(report.unseen.map(\.subject) == ["Deep.part may ask for Part, or reach it through \\.wiredTheme.part"])
    #expect(WiringReport(of: ProvidesPart.self).unseen.isEmpty)
  }

  @Test("Structs of dynamic properties, modifiers, apps, scenes and toolbar content ask like views")
  func holders() {
    #expect(names(WiringReport(of: AsksThroughProperty.self)) == ["Store for Composed.store"])
    #expect(
      names(WiringReport(of: ModifiedContent<Text, AskingModifier>.self)) == ["Store for AskingModifier.store"])
    #expect(names(WiringReport(of: HasItems.self)) == ["Store for AskingItems.store"])
    let app = WiringReport(of: AskingApp.self)
    #expect(names(app) == ["Store for AskingApp.store", "Account for AskingScene.account"])
    #expect(app.missing[0].remedy.hasPrefix("Nothing stands above an app"))
  }

  @Test("The models that a view keeps ask through it, with what they keep and inherit, each once")
  func models() {
    let report = WiringReport(of: AsksThroughModel.self)
    #expect(names(report) == ["Account for InnerModel.account", "Store for BaseModel.store"])
    #expect(report.missing[0].through == ["AsksThroughModel.model", "Model.inner"])
    #expect(report.missing[1].through == ["AsksThroughModel.model"])
    #expect(
      report.requirements.map(\.name) == ["AsksThroughModel.model.inner.account", "AsksThroughModel.model.store"])
  }

  @Test("A style asks where there is a control for it, with what is provided there")
  func styles() {
    let report = WiringReport(of: HasStyledButtons.self)
    #expect(names(report).sorted() == ["Account for AsksAccount.account", "Store for AskingStyle.store"])
    #expect(report.missing.first { $0.type == "Store" }?.places == 1)
    #expect(report.missing.first { $0.type == "Account" }?.path == ["HasStyledButtons", "AskingStyle", "AsksAccount"])
    #expect(report.requirements.first { $0.isOptional }?.providers == [0])
    #expect(report.unseen.isEmpty)
    #expect(WiringReport(of: HasStyleAndNoButton.self).missing.isEmpty)
  }

  @Test("What a modifier's body provides reaches what the modifier is applied to")
  func injection() {
    let report = WiringReport(of: Injected.self)
    #expect(report.missing.isEmpty, "\(report)")
    #expect(
      report.provisions.map { "\($0.subject) by \($0.provider)" } == [
        "\\.service (Service) by InjectsDependencies", "Store by InjectsDependencies",
      ])
    let service = report.requirements.first { $0.property == "service" }
    #expect(service?.providers == [0])
  }

  @Test("A view that lacks something at several places is named once, with how many there are")
  func places() {
    let report = WiringReport(of: InjectedBesideAnother.self)
    #expect(report.missing.map(\.places) == [2])
    #expect(report.text.contains("places    2, of which this is the first"))
  }

  @Test("An object provided in the other form is named")
  func otherForm() {
    let missing = WiringReport(of: ModifiedContent<AsksForAccountAsObject, EmptyModifier>.self).missing
    #expect(missing.map(\.type) == ["Account", "Both"])
    #expect(missing[1].nearest == "Both is provided with .environmentObject(_:) in AsksForAccountAsObject.")
    #expect(WiringReport(of: WrongForm.self).missing.map(\.type) == ["Both"])
  }

  @Test("An object provided on a sibling is named, with the view that holds both")
  func sibling() throws {
    let missing = try #require(WiringReport(of: Beside.self).missing.first)
    #expect(missing.nearest == "Store is provided in Beside, beside this view rather than above it.")
    #expect(missing.remedy == "Move that .environment(…) out to what Beside shows, which holds both.")
  }

  @Test("An object provided further in is named, with where to move it")
  func below() throws {
    let missing = try #require(WiringReport(of: ProvidesBelow.self).missing.first)
    #expect(missing.nearest == "Store is provided in ProvidesForItself, below this view rather than above it.")
  }

  @Test("A view that contains itself comes to an end, and is told apart by what is provided")
  func recursion() {
    let report = WiringReport(of: Folder.self)
    #expect(names(report) == ["Store for Asks.store"])
    #expect(report.requirements.map(\.providers) == [[0]])
    #expect(report.views == 2)
  }

  @Test("A view that contains ever larger versions of itself is named as not seen")
  func growth() {
    #expect(
      WiringReport(of: Grows<Int>.self).unseen.map(\.subject) == ["Grows contains ever larger versions of itself"])
  }

  @Test("A type without a body that does not say what it contains is named as not seen")
  func bodiless() {
    #expect(WiringReport(of: HasBodiless.self).unseen.map(\.subject) == ["Bodiless does not say what it contains"])
  }

  @Test("A view that is generic provides once, and a write through a property without a key is told as one")
  func generics() {
    let report = WiringReport(of: Shells.self)
    #expect(report.provisions.map(\.subject) == ["Several", "\\.wiredName (Name?)"])
    #expect(report.requirements.map(\.providers) == [[1]])
    #expect(report.text.contains("Several, in Shells with .environment\n    a property without a key of its own"))
  }

  @Test("What a provision is used by is listed, and a provision that nobody uses says so")
  func users() {
    let report = WiringReport(of: Side.self)
    #expect(report.text.hasPrefix("Side: 2 views, asking for 1 object or value. 1 of them is missing"))
    #expect(
      WiringReport(of: Injected.self).text.contains("Store, in InjectsDependencies with .environment\n    Asks.store"))
    #expect(
      WiringReport(of: ModifiedContent<Text, InjectsDependencies>.self).text.contains("nothing below asks for it"))
  }
}
