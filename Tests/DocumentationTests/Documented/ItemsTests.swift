import CoreData
import MilieuTesting
import SwiftUI
import Testing

/// What the article on Core Data says.
@Suite(.serialized) @MainActor struct ItemsTests {
  @Test("A list shows what is added and what a background task saves; a search and a request find by title")
  func list() async throws {
    let container = Persistence(inMemory: true).container
    let screen = Headless(
      VStack {
        ItemList()
        ItemSearch(text: "ÓSLO")
      }
      .environment(\.managedObjectContext, container.viewContext))
    try screen.button("Add").tap()
    #expect(screen.shows("Item 1"))
    #expect(container.viewContext.hasChanges)
    try screen.button("Save").tap()
    #expect(!container.viewContext.hasChanges)
    try await addItems(["Oslo"], to: container)
    try await screen.wait { $0.text.components(separatedBy: "Oslo").count == 3 }
    let found = try items(named: "ITEM", since: .distantPast, in: container.viewContext)
    #expect(found.map(\.title) == ["Item 1"])
  }

  @Test("The model that is made in code is that of the file")
  func code() throws {
    func types(_ model: NSManagedObjectModel) throws -> [String: NSAttributeType] {
      try #require(model.entitiesByName["Item"]).attributesByName.mapValues(\.attributeType)
    }
    #expect(try types(itemModel()) == types(Persistence(inMemory: true).container.managedObjectModel))
  }
}
