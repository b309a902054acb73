import CoreData
import SwiftUI

class Item: NSManagedObject {
  @CoreData.NSManaged var timestamp: Date?
  @CoreData.NSManaged var title: String?
}

extension Item: Identifiable {}

struct Persistence {
  static let shared = Persistence()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Items")
    if inMemory { container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores { _, error in
      if let error { fatalError("The items cannot be opened: \(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

struct ItemsApp: App {
  let persistence = Persistence.shared

  var body: some Scene {
    WindowGroup {
      ItemList().environment(\.managedObjectContext, persistence.container.viewContext)
    }
  }
}

struct ItemList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)])
  private var items: FetchedResults<Item>

  var body: some View {
    List {
      ForEach(items) { Text($0.title ?? "") }
        .onDelete { for index in $0 { context.delete(items[index]) } }
    }
    Button("Add") {
      let title = "Item \(items.count + 1)"
      let item = Item(context: context)
      item.title = title
      item.timestamp = .now
    }
    Button("Save") {
      do { try context.save() } catch { print("The items cannot be saved: \(error)") }
    }
  }
}

struct ItemSearch: View {
  @FetchRequest private var found: FetchedResults<Item>

  init(text: String) {
    _found = FetchRequest(
      sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)],
      predicate: NSPredicate(format: "title CONTAINS[cd] %@", text))
  }

  var body: some View { ForEach(found) { Text($0.title ?? "") } }
}

func items(named text: String, since start: Date, in context: NSManagedObjectContext) throws -> [Item] {
  let request = NSFetchRequest<Item>(entityName: "Item")
  request.predicate = NSPredicate(format: "title CONTAINS[cd] %@ AND timestamp >= %@", text, start as NSDate)
  request.sortDescriptors = [NSSortDescriptor(key: "timestamp", ascending: false)]
  return try context.fetch(request)
}

func addItems(_ titles: [String], to container: NSPersistentContainer) async throws {
  try await container.performBackgroundTask { context in
    for title in titles {
      let item = Item(context: context)
      item.title = title
      item.timestamp = .now
    }
    try context.save()
  }
}

func itemModel() -> NSManagedObjectModel {
  let (title, timestamp) = (NSAttributeDescription(), NSAttributeDescription())
  (title.name, timestamp.name) = ("title", "timestamp")
  title.attributeType = .stringAttributeType
  timestamp.attributeType = .dateAttributeType

  let item = NSEntityDescription()
  item.name = "Item"
  item.managedObjectClassName = "Item"
  item.properties = [title, timestamp]

  let model = NSManagedObjectModel()
  model.entities = [item]
  return model
}
