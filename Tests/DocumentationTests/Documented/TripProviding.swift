import SwiftData
import SwiftUI

@MainActor protocol TripProviding {
  func trips(named text: String) throws -> [TripSummary]
  func add(_ name: String) throws
}

struct TripSummary: Identifiable, Equatable {
  var id: String { name }
  var name: String
  var nights: Int
}

@MainActor @Observable final class TripsModel {
  private(set) var trips: [TripSummary] = []
  private(set) var failure: String?
  private let provider: any TripProviding

  init(provider: any TripProviding) { self.provider = provider }

  func search(_ text: String) {
    do {
      trips = try provider.trips(named: text)
      failure = nil
    } catch {
      failure = "\(error)"
    }
  }

  func add(_ name: String) {
    do { try provider.add(name) } catch { failure = "\(error)" }
    search("")
  }
}

struct StoredTrips: TripProviding {
  let context: ModelContext

  func trips(named text: String) throws -> [TripSummary] {
    let all = text.isEmpty
    let found = try context.fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { all || $0.name.contains(text) }, sortBy: [SortDescriptor(\.name)]))
    return found.map { TripSummary(name: $0.name, nights: $0.stays.reduce(0) { $0 + $1.nights }) }
  }

  func add(_ name: String) throws {
    context.insert(Trip(name: name))
    try context.save()
  }
}

struct FixedTrips: TripProviding {
  var all = [TripSummary(name: "Oslo", nights: 2)]

  func trips(named text: String) throws -> [TripSummary] { all.filter { text.isEmpty || $0.name.contains(text) } }
  func add(_ name: String) throws {}
}

@MainActor final class TripsCoordinator {
  let model: TripsModel

  init(_ configuration: ModelConfiguration) throws {
    let container = try ModelContainer(for: Trip.self, configurations: configuration)
    model = TripsModel(provider: StoredTrips(context: container.mainContext))
  }
}
