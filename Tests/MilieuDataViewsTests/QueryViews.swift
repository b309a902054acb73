import Foundation
import MilieuData
import MilieuDataViews
import MilieuEnvironment
import MilieuRuntime
import MilieuViews

struct Names: View {
  @Query private var trips: [Trip]

  var body: some View { ForEach(trips) { Text($0.name) } }
}

struct Sorted: View {
  @Query(sort: \.name) private var up: [Trip]
  @Query(sort: \Trip.name, order: .reverse, animation: .default) private var down: [Trip]
  @Query(filter: #Predicate<Trip> { $0.rating == 5 }, sort: \Trip.name) private var rated: [Trip]
  @Query(sort: \Trip.rating) private var optional: [Trip]
  @Query(sort: [SortDescriptor(\Trip.note), SortDescriptor(\Trip.name)]) private var two: [Trip]
  @Query(Self.first) private var limit: [Trip]

  static var first: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Trip.name)])
    descriptor.fetchLimit = 1
    return descriptor
  }

  var body: some View {
    Text(words("up", up))
    Text(words("down", down))
    Text(words("rated", rated))
    Text(words("optional", optional))
    Text(words("two", two))
    Text(words("limit", limit))
  }
}

private func words(_ title: String, _ trips: [Trip]) -> String {
  ([title] + trips.map(\.name)).joined(separator: " ")
}

struct Chooser: View {
  @State private var least = 1

  var body: some View {
    Button("More") { least += 1 }
    Chosen(least: least)
  }
}

struct Parent: View {
  @State private var count = 0
  @State private var least = 1

  var body: some View {
    Button("Count") { count += 1 }
    Button("More") { least += 1 }
    Text("\(count)")
    Chosen(least: least)
  }
}

private struct Chosen: View {
  @Query private var trips: [Trip]

  init(least: Int) {
    _trips = Query(filter: #Predicate { ($0.rating ?? 0) >= least }, sort: \.name)
  }

  var body: some View { Text(words("found", trips)) }
}

@propertyWrapper private struct Counted: DynamicProperty {
  @Query private var trips: [Trip]

  @MainActor var wrappedValue: Int { trips.count }
}

struct Summary: View {
  @Counted private var count

  var body: some View { Text("\(count) trips") }
}

struct Titled: View {
  let title: String
  @Query private var trips: [Trip]

  var body: some View { Text("\(title): \(trips.count)") }
}

struct Rated: View {
  @Query(filter: #Predicate<Trip> { $0.rating ?? 0 > 3 }) private var trips: [Trip]

  var body: some View { ForEach(trips) { Row(trip: $0) } }
}

struct Row: View {
  let trip: Trip

  var body: some View { Text(trip.name) }
}

struct Rows: View {
  @Query private var trips: [Trip]

  var body: some View { ForEach(trips) { Row(trip: $0) } }
}

struct SortedRows: View {
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View { ForEach(trips) { Row(trip: $0) } }
}

struct LongTrips: View {
  @Query(filter: #Predicate<Trip> { $0.stays.contains { $0.nights > 5 } }) private var trips: [Trip]

  var body: some View { ForEach(trips) { Text($0.name) } }
}

struct Adder: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]

  var body: some View {
    Text("\(trips.count) shown")
    Button("Add") {
      context.insert(Trip("A"))
      _ = trips.count
    }
  }
}

struct Handing: View {
  let hand: (@escaping () -> [String]) -> Void
  @Query private var trips: [Trip]

  var body: some View {
    Text("\(trips.count)").onAppear { hand { trips.map(\.name) } }
  }

  init(_ hand: @escaping (@escaping () -> [String]) -> Void) { self.hand = hand }
}

struct AnimatedNames: View {
  @Query(animation: .linear(duration: 3)) private var trips: [Trip]

  var body: some View { ForEach(trips) { Text($0.name) } }
}

struct Switcher: View {
  let first: ModelContainer
  let second: ModelContainer
  @State private var isSecond = false

  var body: some View {
    Button("Switch") { isSecond = true }
    Names().modelContainer(isSecond ? second : first)
  }
}

struct Failing: View {
  @Query private var trips: [Trip]

  var body: some View { Text((trips.isEmpty ? "none" : "some") + (_trips.fetchError == nil ? "" : ", failed")) }
}
