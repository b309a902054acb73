import Foundation
import MilieuCoreData
import Synchronization
import Testing

/// Counts how many objects are made of rows.
private final class Counted: NSManagedObject {
  static let made = Mutex(0)

  override func awakeFromFetch() { Self.made.withLock { $0 += 1 } }

  static func count(_ body: () throws -> Void) rethrows -> Int {
    made.withLock { $0 = 0 }
    try body()
    return made.withLock { $0 }
  }
}

@Suite(.serialized) struct StoreNarrowingTests {
  let container: NSPersistentContainer

  init() throws {
    let item = NSEntityDescription()
    item.name = "Item"
    item.managedObjectClassName = "Counted"
    let (name, number) = (NSAttributeDescription(), NSAttributeDescription())
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    (number.name, number.attributeType) = ("number", .integer32AttributeType)
    item.properties = [name, number]
    let model = NSManagedObjectModel()
    model.entities = [item]
    container = try Journal.container(model: model)
    let context = container.newBackgroundContext()
    try context.performAndWait {
      for number in 0..<100 {
        let item = Counted(context: context)
        item.setValue(number, forKey: "number")
        item.setValue("\(number % 10)", forKey: "name")
      }
      try context.save()
    }
  }

  private func made(_ predicate: NSPredicate?, _ change: (NSFetchRequest<Counted>) -> Void = { _ in }) throws -> (
    made: Int, found: [Int]
  ) {
    let context = container.newBackgroundContext()
    let request = NSFetchRequest<Counted>(entityName: "Item")
    request.predicate = predicate
    change(request)
    var found: [Int] = []
    let made = try Counted.count {
      found = try context.performAndWait {
        try context.fetch(request).compactMap { $0.value(forKey: "number") as? Int }
      }
    }
    return (made, found)
  }

  @Test("Objects are made of the rows that are meant, where the store can tell them")
  func exact() throws {
    let equal = try made(NSPredicate(format: "name == '3' AND number < 50"))
    #expect(equal.made == 5 && equal.found == [3, 13, 23, 33, 43])
    let several = try made(NSPredicate(format: "number IN %@", [7, 200, 9]))
    #expect(several.made == 2 && several.found == [7, 9])
    let between = try made(NSPredicate(format: "number BETWEEN {10, 12}"))
    #expect(between.made == 3 && between.found == [10, 11, 12])
    let both = try made(
      NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "number > 97"), NSPredicate(format: "98 >= number"),
      ]))
    #expect(both.made == 1 && both.found == [98])
  }

  @Test("Where it can tell a part, the rest is decided of as few objects as there are left")
  func narrowed() throws {
    let part = try made(NSPredicate(format: "number < 20 AND name CONTAINS '3'"))
    #expect(part.made == 20 && part.found == [3, 13])
    let none = try made(NSPredicate(format: "name CONTAINS '3'"))
    #expect(none.made == 100 && none.found.count == 10)
  }

  @Test("The first of many objects in an order are found without making the others")
  func ordered() throws {
    let last = try made(nil) {
      $0.sortDescriptors = [
        NSSortDescriptor(key: "name", ascending: true), NSSortDescriptor(key: "number", ascending: false),
      ]
      ($0.fetchLimit, $0.fetchOffset) = (2, 1)
    }
    #expect(last.made == 2 && last.found == [80, 70])
    let byLength = try made(nil) {
      $0.sortDescriptors = [
        NSSortDescriptor(key: "number", ascending: true, comparator: { _, _ in .orderedSame })
      ]
      $0.fetchLimit = 1
    }
    #expect(byLength.made == 100 && byLength.found == [0])
  }
}
