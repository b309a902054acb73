import MilieuHeadless
import SwiftData
import SwiftUI
import Testing

@Suite @MainActor struct TemplateAppTests {
  @Test("The template's app shows a row for each item that is added, and none for one that is deleted")
  func addsAndDeletes() throws {
    let app = TemplateApp()
    let context = app.sharedModelContainer.mainContext
    let screen = Headless(app: app)
    #expect(screen.all(.row).isEmpty)

    try screen.button("Add Item").tap()
    try screen.button("Add Item").tap()
    #expect(screen.all(.row).count == 2)
    #expect(try context.fetchCount(FetchDescriptor<Item>()) == 2)

    let first = try #require(try context.fetch(FetchDescriptor<Item>()).first)
    try screen.button("Edit").tap()
    try #require(screen.all(.row).first).delete()
    #expect(screen.all(.row).count == 1)
    #expect(first.isDeleted || first.modelContext == nil)
    #expect(try context.fetch(FetchDescriptor<Item>()).count == 1)
  }

  @Test("The template's preview has a container of its own in memory")
  func preview() throws {
    let screens = (0..<2).map { _ in Headless(ContentView().modelContainer(for: Item.self, inMemory: true)) }
    try screens[0].button("Add Item").tap()
    #expect(screens[0].all(.row).count == 1)
    #expect(screens[1].all(.row).isEmpty)
  }

  @Test("A row opens the item it stands for")
  func detail() throws {
    let app = TemplateApp()
    app.sharedModelContainer.mainContext.insert(Item(timestamp: Date(timeIntervalSince1970: 0)))
    let screen = Headless(app: app) {
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = .gmt
    }
    try screen.find(.navigationLink).tap()
    #expect(screen.text.contains("Item at 1/1/1970"))
  }
}
