import CoreData
import MilieuHeadless
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct TemplateAppTests {
  init() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("template-\(UUID().uuidString)")
    // Before the template opens its store there.
    setenv("XDG_DATA_HOME", folder.path, 0)
  }

  @Test(
    "The template's app shows a row for each item that is added, keeps it in a file, and shows none for one that is deleted"
  )
  func addsAndDeletes() throws {
    let app = TemplateApp()
    let screen = Headless(app: app)
    #expect(screen.all(.row).isEmpty)

    try screen.button("Add Item").tap()
    try screen.button("Add Item").tap()
    #expect(screen.all(.row).count == 2)
    let stored = PersistenceController()
    #expect(try stored.container.viewContext.count(for: Item.fetchRequest()) == 2)

    try screen.button("Edit").tap()
    try #require(screen.all(.row).first).delete()
    #expect(screen.all(.row).count == 1)
    #expect(try PersistenceController().container.viewContext.fetch(Item.fetchRequest()).count == 1)
  }

  @Test("The template's preview shows ten items of a store in memory")
  func preview() throws {
    let screen = Headless(
      ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext))
    #expect(screen.all(.row).count == 10)
    #expect(
      PersistenceController.preview.container.persistentStoreCoordinator.persistentStores.first?.type
        == NSInMemoryStoreType)
  }

  @Test("A row opens the item it stands for")
  func detail() throws {
    let controller = PersistenceController(inMemory: true)
    let item = Item(context: controller.container.viewContext)
    item.timestamp = Date(timeIntervalSince1970: 86400 * 365)
    let screen = Headless(
      ContentView().environment(\.managedObjectContext, controller.container.viewContext))
    try screen.find(.navigationLink).tap()
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .medium
    #expect(screen.text.contains("Item at \(formatter.string(from: Date(timeIntervalSince1970: 86400 * 365)))"))
  }
}
