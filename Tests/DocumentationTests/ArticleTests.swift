import Combine
import Foundation
import MilieuTesting
import SwiftUI
import Testing

/// What the articles say of the code in them holds.
@Suite @MainActor struct ArticleTests {
  // MARK: - State, objects and the environment

  @Test("Objects of the app reach its views, and a change redraws their readers only")
  func objects() throws {
    let screen = Headless(app: ShopApp())
    #expect(screen.shows("Nobody"))
    let login = try screen.cost { try screen.button("Log in").tap() }
    // The app reads its object to hand it on.
    #expect(login.bodies == 2)
    #expect(screen.shows("Ada"))
    let bread = try screen.cost { try screen.button("Add bread").tap() }
    // The view, and at most its field.
    #expect(bread.bodies <= 2)
    #expect(screen.shows("1 in the basket"))
    try screen.textField("Note").type("fresh")
    #expect(try screen.textField("Note").value == "fresh")
  }

  @Test("A test keeps stored values in memory, and sets and reads the focus")
  func storage() throws {
    let screen = Headless(SettingsView())
    try screen.toggle("Metric units").toggle()
    #expect(try !screen.toggle("Metric units").isOn)
    try screen.button("Write").tap()
    #expect(try screen.textField("Draft").isFocused)
    #expect(try Headless(SettingsView()).toggle("Metric units").isOn)
  }

  @Test("A test may keep stored values in a suite of user defaults, from one mounting to the next")
  func suite() throws {
    let name = "DocumentationTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try Headless(SettingsView(), defaults: defaults).toggle("Metric units").toggle()
    #expect(try !Headless(SettingsView(), defaults: defaults).toggle("Metric units").isOn)
  }

  @Test("Views tell those around them")
  func preferences() {
    #expect(Headless(Bill(prices: [3, 4])).shows("Total: 7"))
  }

  @Test("A style of one's own reads what is provided where the button stands")
  func style() {
    let screen = Headless(
      VStack { Button("Ada") {}.environment(\.greeting, "Ahoy") }
        .buttonStyle(GreetingButton()).environment(\.greeting, "Goodbye"))
    #expect(screen.text == "Ahoy Ada")
  }

  // MARK: - Navigation and presentation

  @Test("The coordinator's screens and its sheet have the environment of where they are declared")
  func inheritance() throws {
    let session = Session()
    session.user = "Ada"
    let screen = Headless(RecipesCoordinator().environmentObject(session))
    try screen.button("Bread").tap()
    #expect(screen.shows("Bread for Ada"))
    try screen.link("Another").tap()
    #expect(screen.navigationTitle == "Soup")
    try screen.back()
    try screen.back()
    try screen.button("Help").tap()
    #expect(try screen.sheet.shows("Choose a recipe, Ada."))
  }

  @Test("A service of the environment stands in for the real one")
  func mock() {
    let screen = Headless(
      RecipesCoordinator().environmentObject(Session())
        .environment(\.recipeService, RecipeService { ["Mock pie"] }))
    #expect(screen.text.contains("Mock pie"))
  }

  @Test("Rows are deleted and moved, and an alert asks first")
  func editing() throws {
    let screen = Headless(PantryView())
    try screen.button("Edit").tap()
    try screen.all(.row)[0].moveDown()
    #expect(screen.text.hasPrefix("Salt Flour"))
    try screen.all(.row)[0].delete()
    #expect(screen.text.hasPrefix("Flour"))
    try screen.button("Empty").tap()
    try screen.alert().button("Empty").tap()
    #expect(!screen.shows("Flour"))
  }

  // MARK: - When something is missing

  @Test("What the article shows is what a view says that lacks its object, and why its test fails")
  func missing() throws {
    var reports: [String] = []
    withKnownIssue {
      let screen = Headless(Kitchen())
      reports = screen.reports
      #expect(screen.shows("Kitchen"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Basket is missing") }
    }
    let blocks = try Self.article("WhenSomethingIsMissing").components(separatedBy: "\n```\n")
    let shown = try #require(blocks.first { $0.hasPrefix("Basket is missing") })
    #expect(Self.withoutPlaces(reports.joined()) == Self.withoutPlaces(shown))
  }

  @Test("An optional object may be missing")
  func optional() {
    #expect(Headless(OptionalBasketView()).shows("No basket"))
    #expect(Headless(OptionalBasketView().environment(Basket())).shows("0 in the basket"))
  }

  private static func article(_ name: String) throws -> String {
    try String(
      contentsOf: DocumentedCodeTests.repository.appending(path: "Sources/Milieu/Documentation.docc/\(name).md"),
      encoding: .utf8)
  }

  /// Files and lines are the reader's own.
  private static func withoutPlaces(_ text: String) -> String {
    text.replacing(/\w+\/\w+\.swift:\d+/, with: "…")
  }

  // MARK: - Where a value comes from

  @Test("What the article shows is what a place says of a value")
  func explained() throws {
    let screen = Headless(SaleView())
    let blocks = try Self.article("WhereAValueComesFrom").components(separatedBy: "\n```\n")
    let shown = try #require(blocks.first { $0.hasPrefix("\\.tariff = ") })
    let text = try screen.find(text: "Bread: 2").explain(\.tariff).description
      .replacing("DocumentationTests.", with: "Shop.")
    #expect(Self.withoutPlaces(text) == Self.withoutPlaces(shown))
    #expect(Headless(app: PricedApp()).text == "3")
    #expect(Headless(AskingTag()).text == "3")
  }

  // MARK: - Publishers

  @Test("A search follows what is written")
  func searching() async throws {
    let screen = Headless(SearchView())
    try screen.textField("Name").type("B")
    try await screen.wait { $0.shows("Bread, Butter") }
  }

  @Test("An object with a publisher of its own says itself when it changes")
  func ownPublisher() {
    struct Degrees: View {
      @ObservedObject var thermometer: Thermometer
      var body: some View { Text("\(Int(thermometer.degrees))") }
    }
    let thermometer = Thermometer()
    let screen = Headless(Degrees(thermometer: thermometer))
    #expect(screen.cost { thermometer.degrees = 20 }.bodies == 0)
    #expect(screen.cost { thermometer.degrees = 21 }.bodies == 1)
    #expect(screen.shows("21"))
  }
}
