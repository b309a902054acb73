import Foundation
import MilieuCoreData
// Brings the store along.
import MilieuSQLite
import Testing

final class Trip: NSManagedObject, Identifiable {
  @MilieuCoreData.NSManaged var name: String
  @MilieuCoreData.NSManaged var rating: Int16
  @MilieuCoreData.NSManaged var seats: NSNumber?
  @MilieuCoreData.NSManaged var isDone: Bool
  @MilieuCoreData.NSManaged var start: Date?
  @MilieuCoreData.NSManaged var id: UUID?
  @MilieuCoreData.NSManaged var stays: Set<NSManagedObject>
  @MilieuCoreData.NSManaged var tags: Set<Tag>?

  /// What a class keeps beside its attributes.
  var isHighlighted = false

  override func awakeFromInsert() {
    super.awakeFromInsert()
    id = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  }
}

final class Tag: NSManagedObject {
  var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }

  convenience init(_ name: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.name = name
  }
}

/// A container with the model of the tests.
enum Journal {
  static var url: URL {
    get throws {
      try #require(Bundle.module.resourceURL).appendingPathComponent("Models/Journal.xcdatamodeld")
    }
  }

  static func model() throws -> NSManagedObjectModel { try #require(NSManagedObjectModel(contentsOf: url)) }

  /// - Parameter url: a file; `nil` for one in memory.
  static func container(at url: URL? = nil, model: NSManagedObjectModel? = nil, isReadOnly: Bool = false) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Journal", managedObjectModel: try model ?? self.model())
    let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    description.isReadOnly = isReadOnly
    container.persistentStoreDescriptions = [description]
    var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
    return container
  }

  static func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)")
    return folder.appendingPathComponent("Journal.sqlite")
  }
}

extension NSManagedObjectContext {
  @discardableResult
  func trip(_ name: String, rating: Int16 = 3) -> Trip {
    let trip = Trip(context: self)
    trip.name = name
    trip.rating = rating
    return trip
  }

  func stay(_ name: String?, at trip: Trip? = nil) -> NSManagedObject {
    let stay = NSEntityDescription.insertNewObject(forEntityName: "Stay", into: self)
    stay.setValue(name, forKey: "name")
    stay.setValue(trip, forKey: "trip")
    return stay
  }

  func names(_ format: String, _ arguments: Any...) throws -> [String] {
    let request = Trip.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try fetch(request).map(\.name)
  }
}
