import Foundation
import MilieuData
import MilieuDataViews
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct QueryTests {
  let container: ModelContainer
  var context: ModelContext { container.mainContext }

  init() throws {
    container = try .inMemory()
    container.mainContext.autosaveEnabled = false
  }

  private func mount(_ view: some View) -> Headless { Headless(view.modelContainer(container)) }

  private func add(_ trips: Trip...) { for trip in trips { context.insert(trip) } }

  // MARK: - What is found

  @Test("A query without a description finds all models in the order in which they were inserted")
  func all() {
    add(Trip("B"), Trip("A"))
    #expect(mount(Names()).text == "B A")
  }

  @Test("Models are filtered and sorted by a key path, by an order, and by descriptors")
  func sorted() {
    add(Trip("B", rating: 1), Trip("A", rating: 5), Trip("C"))
    let screen = mount(Sorted())
    #expect(screen.shows("up A B C"))
    #expect(screen.shows("down C B A"))
    #expect(screen.shows("rated A"))
    #expect(screen.shows("optional C B A"))
    #expect(screen.shows("two A B C"))
    #expect(screen.shows("limit A"))
  }

  @Test("A query made in an initialiser follows the parameter it is made of")
  func parameter() throws {
    add(Trip("A", rating: 1), Trip("B", rating: 5))
    let screen = mount(Chooser())
    #expect(screen.shows("found A B"))
    try screen.button("More").tap()
    #expect(screen.shows("found B"))
    context.insert(Trip("C", rating: 9))
    screen.settle()
    #expect(screen.shows("found B C"))
  }

  @Test("A query that a parent makes anew with the same description evaluates nothing, and with another value it does")
  func sameDescription() throws {
    add(Trip("A", rating: 5))
    let screen = mount(Parent())
    #expect(try screen.cost { try screen.button("Count").tap() }.bodies == 1)
    #expect(try screen.cost { try screen.button("More").tap() }.bodies == 2)
  }

  @Test("A query in a property wrapper of the author's is connected with the view")
  func nested() {
    add(Trip("A"))
    let screen = mount(Summary())
    #expect(screen.shows("1 trips"))
    add(Trip("B"))
    screen.settle()
    #expect(screen.shows("2 trips"))
  }

  @Test("A view with a query may have parameters")
  func memberwise() {
    add(Trip("A"))
    #expect(mount(Titled(title: "Trips")).shows("Trips: 1"))
  }

  // MARK: - What a change costs

  @Test("A model that is inserted or deleted evaluates one body, and one of another entity none")
  func membership() {
    let screen = mount(Names())
    let trip = Trip("A")
    #expect(screen.cost { context.insert(trip) }.bodies == 1)
    #expect(screen.text == "A")
    #expect(screen.cost { context.insert(Song("S")) }.bodies == 0)
    #expect(screen.cost { context.delete(trip) }.bodies == 1)
    #expect(screen.text == "")
  }

  @Test("A model that the filter leaves out evaluates no body")
  func leftOut() {
    add(Trip("A", rating: 5))
    let screen = mount(Rated())
    #expect(screen.cost { context.insert(Trip("B", rating: 1)) }.bodies == 0)
    #expect(screen.text == "A")
  }

  @Test("A property that the filter looks at brings a model in and out; one that it does not look at evaluates nothing")
  func property() {
    let trip = Trip("A", rating: 1)
    add(trip)
    let screen = mount(Rated())
    #expect(screen.text == "")
    // The list's and the new row's.
    #expect(screen.cost { trip.rating = 4 }.bodies == 2)
    #expect(screen.text == "A")
    #expect(screen.cost { trip.note = "Rain" }.bodies == 0)
    #expect(screen.cost { trip.rating = 5 }.bodies == 0)
    #expect(screen.cost { trip.rating = 0 }.bodies == 1)
    #expect(screen.text == "")
  }

  @Test("A property that a body reads evaluates that body alone")
  func observed() {
    let trip = Trip("A")
    add(trip, Trip("B"))
    let screen = mount(Rows())
    #expect(screen.cost { trip.name = "Z" }.bodies == 1)
    #expect(screen.text == "Z B")
  }

  @Test("A property that decides the order rearranges the models, and one that changes nothing of it evaluates nothing")
  func order() {
    let trip = Trip("A")
    add(trip, Trip("C"), Trip("E"))
    let screen = mount(SortedRows())
    #expect(screen.cost { trip.note = "x" }.bodies == 0)
    trip.name = "D"
    screen.settle()
    #expect(screen.text == "C D E")
  }

  @Test("A filter over a relationship follows changes at the other end")
  func relationship() {
    let trip = Trip("A")
    let stay = Stay(nights: 1)
    stay.trip = trip
    add(trip)
    context.insert(stay)
    let screen = mount(LongTrips())
    #expect(screen.text == "")
    stay.nights = 9
    screen.settle()
    #expect(screen.text == "A")
    context.delete(stay)
    screen.settle()
    #expect(screen.text == "")
  }

  @Test("Saving evaluates nothing")
  func saving() throws {
    add(Trip("A"), Trip("B"))
    let screen = mount(Names())
    #expect(try screen.cost { try context.save() }.bodies == 0)
    #expect(screen.text == "A B")
  }

  @Test("A rollback takes unsaved models away")
  func rollback() throws {
    add(Trip("A"))
    try context.save()
    add(Trip("B"))
    let screen = mount(Names())
    #expect(screen.text == "A B")
    context.rollback()
    screen.settle()
    #expect(screen.text == "A")
  }

  @Test("Results that an action has read are shown all the same")
  func readByAction() throws {
    let screen = mount(Adder())
    try screen.button("Add").tap()
    #expect(screen.shows("1 shown"))
  }

  @Test("An action that outlives its view still reads what there is")
  func outlives() throws {
    var names: (() -> [String])?
    let screen = mount(Handing { names = $0 })
    screen.close()
    #expect(names?() == [])
    add(Trip("A"))
    #expect(names?() == ["A"])
    add(Trip("B"))
    #expect(names?() == ["A", "B"])
  }

  @Test("Changes of the results are animated as the query says, and others are not")
  func animated() {
    let screen = mount(AnimatedNames())
    context.insert(Trip("A"))
    screen.root.turn()
    #expect(screen.root.transaction.animation == .linear(duration: 3))
    context.insert(Song("S"))
    screen.root.turn()
    #expect(screen.root.transaction.animation == nil)
  }

  // MARK: - Other contexts

  @Test("What another context saves shows, and evaluates only what it touches")
  func otherContext() async throws {
    add(Trip("A"))
    try context.save()
    let screen = mount(Names())
    let other = ModelContext(container)
    other.insert(Trip("B"))
    #expect(screen.text == "A")
    try other.save()
    try await screen.wait { $0.text == "A B" }
    let before = screen.counts
    other.insert(Song("S"))
    try other.save()
    context.processPendingChanges()
    screen.settle()
    #expect(screen.counts.bodies == before.bodies)
  }

  @Test("What a task elsewhere saves shows, with changes of models that are shown")
  func background() async throws {
    add(Trip("A"), Trip("B"))
    try context.save()
    let screen = mount(Rows())
    let container = container
    try await Task.detached {
      let own = ModelContext(container)
      for trip in try own.fetch(FetchDescriptor<Trip>()) { trip.name += "!" }
      own.insert(Trip("C"))
      try own.save()
    }.value
    try await screen.wait { $0.text == "A! B! C" }
  }

  @Test("What is deleted from the store as a whole is shown no more")
  func erasure() async throws {
    add(Trip("A"))
    try context.save()
    let screen = mount(Names())
    #expect(screen.text == "A")
    try container.erase()
    try await screen.wait { $0.text == "" }
  }

  @Test("A query shows what a context of the author's has, and what others save")
  func ownContext() async throws {
    let own = ModelContext(container)
    own.insert(Trip("Draft"))
    let screen = Headless(Names().modelContext(own).modelContainer(container))
    #expect(screen.text == "Draft")
    add(Trip("A"))
    try context.save()
    try await screen.wait { $0.shows("A") }
    #expect(screen.shows("Draft"))
  }

  @Test("Another context for the same place is queried from then on")
  func switchesContext() throws {
    add(Trip("A"))
    let other = try ModelContainer.inMemory()
    other.mainContext.insert(Trip("Other"))
    let screen = Headless(Switcher(first: container, second: other))
    #expect(screen.shows("A"))
    try screen.button("Switch").tap()
    #expect(screen.shows("Other") && !screen.shows("A"))
    #expect(screen.cost { context.insert(Trip("B")) }.bodies == 0)
    #expect(screen.cost { other.mainContext.insert(Trip("C")) }.bodies == 1)
  }

  // MARK: - What goes wrong

  @Test("A context that is changed off the main actor while views use it is reported, and shown")
  func changedElsewhere() async throws {
    let screen = mount(Names())
    nonisolated(unsafe) let context = context
    await Task.detached { context.insert(Trip("A")) }.value
    try await screen.wait { $0.text == "A" }
    #expect(screen.reports.contains { $0.contains("off the main actor") && $0.contains("ModelContext(container)") })
  }

  @Test("A query of a model that is not in the schema tells its error and goes on")
  func failure() throws {
    let songs = try ModelContainer(for: Song.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let screen = Headless(Failing().modelContainer(songs))
    #expect(screen.shows("none, failed"))
    #expect(screen.reports.contains { $0.contains("'Trip' is not in the schema") && $0.contains("Failing") })
  }
}
