import Foundation
import MilieuCoreData
import MilieuObservation
import Testing

@Suite struct ContextTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Journal.container() }

  @Test("Requests filter, sort, take a part, count and give identifiers, unsaved changes included or not")
  func requests() throws {
    for (name, rating) in [("Rome", 5), ("Oslo", 1), ("Bern", 3)] { context.trip(name, rating: Int16(rating)) }
    try context.save()
    let request = Trip.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: false)]
    #expect(try context.fetch(request).map(\.name) == ["Rome", "Bern", "Oslo"])
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["Bern"])
    (request.fetchOffset, request.fetchLimit) = (0, 0)
    request.predicate = NSPredicate(format: "rating > %d", 1)
    #expect(try context.count(for: request) == 2)
    context.trip("Nice", rating: 4)
    #expect(try context.fetch(request).map(\.name) == ["Rome", "Nice", "Bern"])
    request.includesPendingChanges = false
    #expect(try context.fetch(request).map(\.name) == ["Rome", "Bern"])
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Trip")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 4)
    let count = NSFetchRequest<NSNumber>(entityName: "Trip")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [4])
  }

  @Test("A class asks for its entity, and a request may be made of it")
  func entity() throws {
    context.trip("Rome")
    #expect(Trip.entity().name == "Trip")
    let request = NSFetchRequest<Trip>()
    request.entity = Trip.entity()
    #expect(try context.fetch(request).map(\.name) == ["Rome"])
  }

  @Test("An object of another model is refused where it is inserted")
  func otherModel() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let entity = try Journal.model().entities[0]
        _ = NSManagedObject(entity: entity, insertInto: try Journal.container().viewContext)
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains("an entity 'Trip' of another model"))
  }

  @Test("Sort descriptors sort by names, paths of names and key paths, one after the other, and nothing comes first")
  func sorting() throws {
    let (rome, oslo) = (context.trip("Rome", rating: 1), context.trip("Oslo", rating: 2))
    let stays = [context.stay("B", at: rome), context.stay(nil, at: oslo), context.stay("A", at: oslo)]
    let request = NSFetchRequest<NSManagedObject>(entityName: "Stay")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(try context.fetch(request) == [stays[1], stays[2], stays[0]])
    request.sortDescriptors = [
      NSSortDescriptor(key: "trip.rating", ascending: false), NSSortDescriptor(key: "name", ascending: false),
    ]
    #expect(try context.fetch(request) == [stays[2], stays[1], stays[0]])
    #expect(request.sortDescriptors?.map(\.key) == ["trip.rating", "name"])
    let trips = Trip.fetchRequest()
    trips.sortDescriptors = [
      NSSortDescriptor(keyPath: \Trip.start, ascending: true),
      NSSortDescriptor(keyPath: \Trip.rating, ascending: false),
    ]
    #expect(try context.fetch(trips) == [oslo, rome])
  }

  @Test("Relationships that are asked for beforehand are read with the objects")
  func prefetching() throws {
    _ = context.stay("Hotel", at: context.trip("Rome"))
    try context.save()
    let other = container.newBackgroundContext()
    let request = Trip.fetchRequest()
    request.relationshipKeyPathsForPrefetching = ["stays"]
    let names = try other.performAndWait {
      try other.fetch(request).flatMap(\.stays).compactMap { $0.value(forKey: "name") as? String }
    }
    #expect(names == ["Hotel"])
  }

  @Test("What a background task saves is there for the view context, whose unchanged objects follow")
  func background() async throws {
    let trip = context.trip("Rome")
    try context.save()
    let id = trip.objectID
    let name = try await container.performBackgroundTask { other in
      let found = try other.existingObject(with: id)
      found.setValue("Oslo", forKey: "name")
      other.trip("Bern")
      try other.save()
      return found.value(forKey: "name") as? String
    }
    #expect(name == "Oslo")
    #expect(try context.fetch(Trip.fetchRequest()).count == 2)
    #expect(trip.name == "Oslo")
  }

  @Test("A context of a queue runs what it is handed there, and a block within a block at once")
  func performing() async {
    let other = container.newBackgroundContext()
    #expect(other.concurrencyType == .privateQueueConcurrencyType)
    let order = other.performAndWait { other.performAndWait { 1 } + 1 }
    #expect(order == 2)
    #expect(await other.perform { 3 } == 3)
    await withCheckedContinuation { continuation in other.perform { continuation.resume() } }
  }

  @Test("A view context that merges by itself takes in what others save without being asked")
  @MainActor
  func merging() async throws {
    context.automaticallyMergesChangesFromParent = true
    let trip = context.trip("Rome")
    try context.save()
    let id = trip.objectID
    let told = AsyncStream.makeStream(of: Void.self)
    let sink = trip.objectWillChange.sink { told.continuation.yield() }
    try await container.performBackgroundTask { other in
      try other.existingObject(with: id).setValue("Oslo", forKey: "name")
      try other.save()
    }
    for await _ in told.stream { break }
    // It tells before it changes.
    context.performAndWait {}
    #expect(trip.value(forKey: "name") as? String == "Oslo")
    sink.cancel()
  }

  @Test("A save posts what it has added, changed and removed")
  func notifications() throws {
    let (rome, oslo) = (context.trip("Rome"), context.trip("Oslo"))
    try context.save()
    // Posted where the context is used, which is here.
    nonisolated(unsafe) var heard: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: .NSManagedObjectContextWillSave, object: context, queue: nil) { _ in
        heard.append("will")
      },
      center.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) { note in
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
          let objects = note.userInfo?[key] as? Set<NSManagedObject> ?? []
          heard.append("\(key) \(objects.compactMap { ($0 as? Trip)?.name }.joined())")
        }
      },
    ]
    defer { tokens.forEach(center.removeObserver) }
    context.trip("Bern")
    rome.rating = 1
    context.delete(oslo)
    try context.save()
    #expect(heard == ["will", "inserted Bern", "updated Rome", "deleted Oslo"])
  }

  @Test("A batch request deletes in the store, and the context follows")
  func batchDelete() throws {
    for (name, rating) in [("Rome", 5), ("Oslo", 1), ("Bern", 1)] { context.trip(name, rating: Int16(rating)) }
    try context.save()
    let request: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Trip")
    request.predicate = NSPredicate(format: "rating == 1")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeCount
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try context.fetch(Trip.fetchRequest()).map(\.name) == ["Rome"])
  }

  @Test("A context that is reset knows no objects and has no changes")
  func reset() throws {
    let trip = context.trip("Rome")
    try context.save()
    trip.rating = 1
    context.reset()
    #expect(!context.hasChanges)
    #expect(trip.managedObjectContext == nil)
    let found = try #require(try context.fetch(Trip.fetchRequest()).first)
    #expect(found !== trip && found.rating == 3)
  }

  @Test("Refreshing an object forgets its changes, or keeps them")
  func refreshing() throws {
    let trip = context.trip("Rome")
    try context.save()
    trip.rating = 1
    context.refresh(trip, mergeChanges: true)
    #expect(trip.rating == 1 && trip.hasChanges)
    context.refresh(trip, mergeChanges: false)
    #expect(trip.rating == 3 && !trip.hasChanges)
  }
}
