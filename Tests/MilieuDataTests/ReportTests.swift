import Foundation
import MilieuData
import Testing

/// Mistakes that cannot be thrown. In one test, since there is one listener for all.
@Suite struct ReportTests {
  @Test("A mistake that cannot be thrown is told, and changes nothing")
  func mistakes() throws {
    let told = Locked<[String]>([])
    DataReport.listener.withLock { $0 = { message in told.withLock { $0.append(message) } } }
    defer { DataReport.listener.withLock { $0 = nil } }
    let container = try ModelContainer(
      for: Language.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let (here, there) = (ModelContext(container), ModelContext(container))
    let language = Language(code: "de")
    there.insert(language)
    here.insert(language)
    here.delete(language)
    here.insert(Booking(code: "b", day: nil, seat: 1))
    #expect(!here.hasChanges && language.modelContext == there && !language.isDeleted)
    let messages = told.withLock { $0 }
    for part in ["is in another context", "cannot be deleted here", "Booking is not in the schema"] {
      #expect(messages.contains { $0.contains(part) })
    }
    #expect(throws: SwiftDataError.self) { try here.fetch(FetchDescriptor<Booking>()) }
  }
}
