import Foundation
import MilieuData
import Testing

/// What it costs to keep the results of a query up to date.
@Suite struct LiveFetchCostTests {
  private let store = CountingStore()
  private let context: ModelContext
  private let asked = Locked(0)

  init() throws {
    let container = try ModelContainer(
      Schema([Trip.self]), [(ModelConfiguration(isStoredInMemoryOnly: true), store)])
    context = ModelContext(container)
    for number in 0..<10_000 { context.insert(Trip(name: "\(number)", rating: number % 100)) }
    try context.save()
  }

  private var rated: FetchDescriptor<Trip> {
    let predicate = Predicate<Trip> { trip in
      CountedCondition(
        PredicateExpressions.build_NotEqual(
          lhs: PredicateExpressions.build_KeyPath(
            root: PredicateExpressions.build_Arg(trip), keyPath: \.note),
          rhs: PredicateExpressions.build_Arg("left out")), count: asked)
    }
    return FetchDescriptor(
      predicate: predicate, sortBy: [SortDescriptor(\.rating), SortDescriptor(\.name, comparator: .lexical)])
  }

  /// What was done since the last time.
  private func cost(_ live: LiveFetch<Trip>) -> (fetches: Int, rows: Int, asked: Int) {
    let before = (store.fetches, store.rows, asked.withLock { $0 })
    live.update()
    return (store.fetches - before.0, store.rows - before.1, asked.withLock { $0 } - before.2)
  }

  @Test("After one insert into ten thousand no row is read, and the filter is asked once")
  func insert() throws {
    let live = LiveFetch(rated, in: context) {}
    #expect(cost(live).asked == 10_000)
    let trip = Trip(name: "new", rating: 50)
    context.insert(trip)
    #expect(cost(live) == (0, 0, 1))
    #expect(live.models.count == 10_001)
    #expect(try live.models == context.fetch(rated))
    try context.save()
    #expect(cost(live) == (0, 0, 0))
    context.delete(trip)
    #expect(cost(live) == (0, 0, 0))
    #expect(live.models.count == 10_000)
  }

  @Test(
    "After one change no row is read and the filter is asked once, and a property it does not look at costs nothing")
  func change() throws {
    let live = LiveFetch(rated, in: context) {}
    live.update()
    let trip = live.models[4_000]
    trip.start = .now
    #expect(cost(live) == (0, 0, 0))
    let edition = live.edition
    trip.note = "left in"
    #expect(cost(live) == (0, 0, 1))
    #expect(live.edition == edition)
    trip.rating = 99
    #expect(cost(live) == (0, 0, 1))
    #expect(live.edition != edition)
    #expect(try live.models == context.fetch(rated))
  }

  @Test("Of what another context saves, the rows that it names are read, and the filter is asked for them")
  func elsewhere() throws {
    let live = LiveFetch(rated, in: context) {}
    live.update()
    let other = ModelContext(context.container)
    other.insert(Trip(name: "elsewhere", rating: 3))
    let changed = try #require(try other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "77" })).first)
    changed.rating = 12
    try other.save()
    #expect(cost(live) == (1, 2, 2))
    #expect(try live.models == context.fetch(rated))
  }

  @Test("Where more than a tenth has changed, all is fetched once")
  func many() throws {
    let live = LiveFetch(rated, in: context) {}
    live.update()
    for number in 0..<2_000 { context.insert(Trip(name: "more \(number)", rating: 1)) }
    #expect(cost(live).fetches == 1)
    #expect(try live.models == context.fetch(rated))
  }

  @Test("Results that nobody else holds are changed where they lie")
  func inPlace() {
    let live = LiveFetch(rated, in: context) {}
    live.update()
    func place() -> UnsafeRawPointer? { live.models.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }
    // The first ones may need more room than there is.
    for number in 0..<2 {
      context.insert(Trip(name: "first \(number)", rating: 1))
      live.update()
    }
    let before = place()
    context.insert(Trip(name: "second", rating: 1))
    live.update()
    #expect(place() == before)
  }
}
