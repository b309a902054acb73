import SwiftData
import SwiftUI

@Model final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var rating: Int?
  @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []

  init(name: String, start: Date = .now) {
    self.name = name
    self.start = start
  }
}

@Model final class Stay {
  var nights: Int
  var trip: Trip?

  init(nights: Int) { self.nights = nights }
}

struct TripsApp: App {
  var body: some Scene {
    WindowGroup { TripList() }
      .modelContainer(for: Trip.self)
  }
}

struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.start) private var trips: [Trip]

  var body: some View {
    List {
      ForEach(trips) { Text($0.name) }
        .onDelete { for index in $0 { context.delete(trips[index]) } }
    }
    Button("Add") { context.insert(Trip(name: "Trip \(trips.count + 1)")) }
  }
}

struct TripSearch: View {
  @Query private var found: [Trip]

  init(text: String) {
    _found = Query(filter: #Predicate { $0.name.localizedStandardContains(text) }, sort: \Trip.name)
  }

  var body: some View { ForEach(found) { Text($0.name) } }
}

func shown(rated: Bool, since start: Date) -> Predicate<Trip> {
  let isRecent = #Predicate<Trip> { $0.start >= start }
  let isRated = #Predicate<Trip> { $0.rating != nil }
  return rated ? #Predicate { isRecent.evaluate($0) && isRated.evaluate($0) } : isRecent
}

@ModelActor actor TripImporter {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name)) }
    try modelContext.save()
  }
}
