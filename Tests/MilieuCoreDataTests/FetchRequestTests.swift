import Foundation
import MilieuCoreData
import MilieuCoreDataViews
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Names: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)])
  private var trips: FetchedResults<Trip>

  var body: some View {
    ForEach(trips) { Text($0.name) }
  }
}

private struct ByKeyPath: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Trip.rating, order: .reverse), SortDescriptor(\Trip.name)])
  private var trips: FetchedResults<Trip>

  var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
}

private struct Limited: View {
  @FetchRequest(fetchRequest: Self.best) private var trips: FetchedResults<Trip>

  static var best: NSFetchRequest<Trip> {
    let request = NSFetchRequest<Trip>(entityName: "Trip")
    request.sortDescriptors = [NSSortDescriptor(key: "rating", ascending: false)]
    request.fetchLimit = 1
    return request
  }

  var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
}

private struct Chooser: View {
  @State private var least = 1
  @State private var count = 0

  var body: some View {
    Button("More") { least += 1 }
    Button("Count") { count += 1 }
    Text("\(count)")
    Chosen(least: least)
  }
}

private struct Chosen: View {
  @FetchRequest private var trips: FetchedResults<Trip>

  init(least: Int) {
    _trips = FetchRequest(
      sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)],
      predicate: NSPredicate(format: "rating >= %d", least))
  }

  var body: some View {
    Text((["found"] + trips.map(\.name)).joined(separator: " "))
    Button("Only Rome") { trips.nsPredicate = NSPredicate(format: "name == 'Rome'") }
    Button("Backwards") { trips.nsSortDescriptors = [NSSortDescriptor(key: "name", ascending: false)] }
    Button("Oslo") { $trips.wrappedValue.nsPredicate = NSPredicate(format: "name == 'Oslo'") }
  }
}

private struct Detail: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Text("\(trip.name) has \(trip.stays.count)")
    Button("Rename") { trip.name = "Roma" }
  }
}

@Suite @MainActor struct FetchRequestTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Journal.container() }

  private func mount(_ view: some View) -> Headless {
    Headless(view.environment(\.managedObjectContext, context))
  }

  @Test("Rows come, change, move and go as objects do, saved or not")
  func live() throws {
    let rome = context.trip("Rome")
    let screen = mount(Names())
    #expect(screen.text == "Rome")
    context.trip("Bern")
    screen.settle()
    #expect(screen.text == "Bern Rome")
    rome.name = "Aosta"
    screen.settle()
    #expect(screen.text == "Aosta Bern")
    try context.save()
    screen.settle()
    #expect(screen.text == "Aosta Bern")
    context.delete(rome)
    screen.settle()
    #expect(screen.text == "Bern")
    context.rollback()
    screen.settle()
    #expect(screen.text == "Aosta Bern")
  }

  @Test("Requests are sorted by key paths and take what a fetch request says")
  func kinds() throws {
    for (name, rating) in [("Rome", 5), ("Bern", 1), ("Oslo", 5)] { context.trip(name, rating: Int16(rating)) }
    #expect(mount(ByKeyPath()).text == "Oslo Rome Bern")
    #expect(mount(Limited()).text == "Rome")
  }

  @Test("A request made in an initialiser follows its parameter, and one that says the same evaluates nothing")
  func parameter() throws {
    for (name, rating) in [("Rome", 2), ("Oslo", 1)] { context.trip(name, rating: Int16(rating)) }
    let screen = mount(Chooser())
    #expect(screen.shows("found Oslo Rome"))
    #expect(try screen.cost { try screen.button("Count").tap() }.bodies == 1)
    try screen.button("More").tap()
    #expect(screen.shows("found Rome"))
  }

  @Test("What is asked for may be changed by the results and by the request's binding")
  func changed() throws {
    for (name, rating) in [("Rome", 2), ("Oslo", 1)] { context.trip(name, rating: Int16(rating)) }
    let screen = mount(Chooser())
    try screen.button("Backwards").tap()
    #expect(screen.shows("found Rome Oslo"))
    try screen.button("Only Rome").tap()
    #expect(screen.shows("found Rome"))
    try screen.button("Oslo").tap()
    #expect(screen.shows("found Oslo"))
  }

  @Test("A view of an observed object follows it, its relationships and what is rolled back")
  func observed() throws {
    let rome = context.trip("Rome")
    try context.save()
    let screen = mount(Detail(trip: rome))
    #expect(screen.shows("Rome has 0"))
    _ = context.stay("Hotel", at: rome)
    screen.settle()
    #expect(screen.shows("Rome has 1"))
    try screen.button("Rename").tap()
    #expect(screen.shows("Roma has 1"))
    context.rollback()
    screen.settle()
    #expect(screen.shows("Rome has 0"))
  }

  @Test("What a background task saves shows in a context that merges by itself")
  func background() async throws {
    context.automaticallyMergesChangesFromParent = true
    let screen = mount(Names())
    #expect(screen.text == "")
    try await container.performBackgroundTask { other in
      other.trip("Rome")
      try other.save()
    }
    try await screen.wait { $0.text == "Rome" }
  }

  @Test("A request without a context says what is missing, where, and what helps")
  func missing() throws {
    // Of a root of its own, which does not fail the test for what cannot be shown.
    let screen = Headless(root: ViewRoot(Names()))
    #expect(screen.text.contains("No managed object context is provided for a fetch request of 'Trip'."))
    let report = try #require(screen.reports.first)
    #expect(report.contains("Names.trips") && report.contains(".environment(\\.managedObjectContext"))
  }
}
