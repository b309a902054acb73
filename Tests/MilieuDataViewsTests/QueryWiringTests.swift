import MilieuData
import MilieuDataViews
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct QueryWiringTests {
  @Test("A wiring report names a query and a context that no container is provided for, and what helps")
  func missing() {
    let report = WiringReport(of: Unprovided.self)
    #expect(report.missing.map { "\($0.holder).\($0.property)" } == ["TripNames.trips", "TripNames.context"])
    #expect(report.missing.allSatisfy { $0.type == "ModelContext" && $0.remedy.contains(".modelContainer(for:)") })
    #expect("\(report)".contains("ModelContext is missing: nothing above TripNames provides it."))
  }

  @Test("Below a container nothing is missing, however it is provided")
  func provided() {
    #expect(WiringReport(of: Provided.self).missing.isEmpty)
    #expect(WiringReport(of: Made.self).missing.isEmpty)
  }
}

private struct TripNames: View {
  @Query private var trips: [Trip]
  @Environment(\.modelContext) private var context

  var body: some View { Text("\(trips.count) \(context.hasChanges)") }
}

private struct Unprovided: View {
  var body: some View { VStack { TripNames() } }
}

private struct Provided: View {
  let container: ModelContainer

  var body: some View { VStack { TripNames() }.modelContainer(container) }
}

private struct Made: View {
  var body: some View { VStack { TripNames() }.modelContainer(for: Trip.self, inMemory: true) }
}
