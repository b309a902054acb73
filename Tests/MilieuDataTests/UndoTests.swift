import Foundation
import MilieuData
import MilieuUndo
import Testing

@Suite("Undo") struct UndoTests {
  let container: ModelContainer
  let context: ModelContext
  let undo = UndoManager()

  init() throws {
    container = try ModelContainer(
      for: Trip.self, Person.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
    undo.groupsByEvent = false
    context.undoManager = undo
  }

  private func step(_ body: () throws -> Void) rethrows {
    undo.beginUndoGrouping()
    defer { undo.endUndoGrouping() }
    try body()
  }

  private func names() throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  @Test("What is inserted, changed and deleted is taken back, and done again")
  func steps() throws {
    let oslo = Trip(name: "Oslo")
    step { context.insert(oslo) }
    step { oslo.rating = 3 }
    step { context.delete(oslo) }
    #expect(try names() == [])
    undo.undo()
    #expect(try names() == ["Oslo"])
    #expect(oslo.rating == 3)
    undo.undo()
    #expect(oslo.rating == nil)
    undo.undo()
    #expect(try names() == [] && !context.hasChanges)
    for _ in 0..<3 { undo.redo() }
    #expect(try names() == [])
    undo.undo()
    #expect(try names() == ["Oslo"])
    #expect(oslo.rating == 3 && oslo.modelContext === context)
  }

  @Test("A deleted model comes back with all that went with it and all that led to it")
  func cascade() throws {
    let (oslo, ada) = (Trip(name: "Oslo"), Person(name: "Ada"))
    oslo.stays = [Stay(nights: 1), Stay(nights: 2)]
    oslo.people = [ada]
    context.insert(oslo)
    try context.save()
    step { context.delete(oslo) }
    #expect(ada.trips.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
    undo.undo()
    #expect(oslo.stays.map(\.nights).sorted() == [1, 2] && ada.trips.map(\.name) == ["Oslo"])
    #expect(oslo.stays.allSatisfy { $0.trip === oslo })
    try context.save()
    let stored = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(stored.stays.count == 2 && stored.people.map(\.name) == ["Ada"])
  }

  @Test("A deletion that has been saved is taken back too: the models get new rows")
  func savedDeletion() throws {
    let (oslo, ada) = (Trip(name: "Oslo"), Person(name: "Ada"))
    oslo.stays = [Stay(nights: 1), Stay(nights: 2)]
    oslo.people = [ada]
    context.insert(oslo)
    try context.save()
    // Fetched anew, so that nothing of it has been read before it is deleted.
    let other = ModelContext(container)
    other.undoManager = undo
    let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    step { other.delete(found) }
    try other.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stay>()) == 0)
    undo.undo()
    #expect(found.name == "Oslo" && found.hasChanges)
    try other.save()
    let stored = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(stored.stays.map(\.nights).sorted() == [1, 2] && stored.people.map(\.name) == ["Ada"])
    undo.redo()
    try other.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test(
    "What another context has deleted since a step does not come back with it, and nothing leads to it",
    arguments: [false, true])
  func goneElsewhere(isLoaded: Bool) throws {
    let oslo = Trip(name: "Oslo")
    oslo.people = [Person(name: "Ada"), Person(name: "Bob")]
    context.insert(oslo)
    try context.save()
    let other = ModelContext(container)
    other.undoManager = undo
    let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
    if isLoaded { #expect(found.people.allSatisfy { $0.trips.count == 1 }) }
    step { other.delete(found) }
    try other.save()
    let third = ModelContext(container)
    try third.delete(model: Person.self, where: #Predicate { $0.name == "Ada" })
    try third.save()

    undo.undo()
    try other.save()
    let stored = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
    #expect(stored.name == "Oslo" && stored.people.map(\.name) == ["Bob"])
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Person>()) == 1)
  }

  @Test("An insertion and a change that have been saved are taken back, and saved again")
  func savedChanges() throws {
    let oslo = Trip(name: "Oslo")
    context.insert(oslo)
    try context.save()
    step {
      oslo.rating = 5
      context.insert(Trip(name: "Rome"))
    }
    try context.save()
    undo.undo()
    #expect(context.hasChanges)
    try context.save()
    let stored = try ModelContext(container).fetch(FetchDescriptor<Trip>())
    #expect(stored.map(\.name) == ["Oslo"] && stored.first?.rating == nil)
  }

  @Test("Rolling back forgets what could be undone, and so does taking the undo manager away")
  func forgetting() throws {
    step { context.insert(Trip(name: "Oslo")) }
    context.rollback()
    #expect(!undo.canUndo)
    step { context.insert(Trip(name: "Rome")) }
    context.undoManager = nil
    #expect(!undo.canUndo)
    step { context.insert(Trip(name: "Bonn")) }
    #expect(!undo.canUndo)
  }

  @Test("A context with something to undo goes with its last reference")
  func life() {
    weak var gone: ModelContext?
    do {
      let context = ModelContext(container)
      gone = context
      context.undoManager = undo
      step { context.insert(Trip(name: "Oslo")) }
    }
    #expect(gone == nil && !undo.canUndo)
  }

  @Test("Whatever was done at random is taken back step by step, and done again", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var trips: [Trip] = []
    var people: [Person] = []
    for index in 0..<6 {
      trips.append(Trip(name: "t\(index)"))
      people.append(Person(name: "p\(index)"))
      context.insert(trips[index])
      context.insert(people[index])
    }
    try context.save()
    undo.removeAllActions()
    func state() throws -> [String] {
      let trips = try context.fetch(FetchDescriptor<Trip>()).map { trip in
        let stays = trip.stays.map { "\($0.nights)\($0.trip === trip)" }.sorted()
        let people = trip.people.map(\.name).sorted()
        return "\(trip.name) \(trip.rating ?? 0) \(stays) \(people) \(trip.guide?.name ?? "-")"
      }
      let people = try context.fetch(FetchDescriptor<Person>()).map { "\($0.name) \($0.trips.map(\.name).sorted())" }
      let stays = try context.fetch(FetchDescriptor<Stay>()).map { "\($0.nights) \($0.trip?.name ?? "-")" }
      return (trips + people + stays).sorted()
    }
    func isHere(_ model: some PersistentModel) -> Bool { model.modelContext != nil && !model.isDeleted }
    var states = [try state()]
    for number in 0..<25 {
      step {
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          let trip = trips.randomElement(using: &random)!
          let person = people.randomElement(using: &random)!
          guard isHere(trip), isHere(person) else {
            let new = Trip(name: "new\(number) \(random.next() % 1_000_000)")
            trips.append(new)
            context.insert(new)
            continue
          }
          switch Int.random(in: 0..<10, using: &random) {
          case 0: trip.rating = number
          case 1: trip.stays.append(Stay(nights: number))
          case 2: if let stay = trip.stays.first { context.delete(stay) }
          case 3: trip.people.append(person)
          case 4: person.trips.removeAll { $0 === trip }
          case 5: context.delete(trip)
          case 6: trip.guide = trip.guide == nil ? Guide(name: "g\(number)") : nil
          case 7: trip.stays = trips.filter(isHere).randomElement(using: &random)?.stays ?? []
          case 8: context.delete(person)
          default: person.trips = trips.filter { isHere($0) && Bool.random(using: &random) }
          }
        }
      }
      if undo.canUndo, states.last != (try state()) || Bool.random(using: &random) { try context.save() }
      states.append(try state())
    }
    // A step in which nothing changed is none for the undo manager.
    var distinct = states
    for index in distinct.indices.reversed().dropLast() where distinct[index] == distinct[index - 1] {
      distinct.remove(at: index)
    }
    func walk(_ act: () -> Void, _ can: () -> Bool, through states: [[String]]) throws {
      var left = states[...]
      while can() {
        act()
        let now = try state()
        if Bool.random(using: &random) { try context.save() }
        if now == left.first { continue }
        left.removeFirst()
        try #require(now == left.first)
      }
      #expect(left.count == 1)
    }
    try walk(undo.undo, { undo.canUndo }, through: distinct.reversed())
    try walk(undo.redo, { undo.canRedo }, through: distinct)
  }
}
