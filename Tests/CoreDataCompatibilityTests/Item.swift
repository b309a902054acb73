import CoreData

// What Xcode would generate from the model, where `@NSManaged` stands without the module's name, and an `@objc(Item)` before the class.

public class Item: NSManagedObject {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
    return NSFetchRequest<Item>(entityName: "Item")
  }

  @CoreData.NSManaged public var timestamp: Date?
}

extension Item: Identifiable {

}
