import AtlasJournal
import Foundation
import SwiftData
import Testing

@MainActor
@Suite("The journal's file")
struct JournalStoreTests {
  private func isFailed(_ store: JournalStore) -> JournalFailure? {
    if case .failed(let failure) = store.phase { failure } else { nil }
  }

  @Test("It is in the folder for a person's data")
  func place() {
    #expect(JournalFile.url(in: ["XDG_DATA_HOME": "/data"]).path == "/data/atlas/journal.store")
    let standard = JournalFile.url(in: [:]).path
    #expect(standard == NSHomeDirectory() + "/.local/share/atlas/journal.store")
    #expect(JournalFile.url(in: ["XDG_DATA_HOME": "relative"]).path == standard)
  }

  @Test("What was saved is there when it is opened again")
  func reopened() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "new/journal.store")
    do {
      let store = JournalStore(file: file)
      store.open()
      let context = try #require(store.container).mainContext
      context.insert(
        Visit(
          place: "Oslo", date: JournalDay.date(2026, 2, 1), country: JournalCountry(code: "NO", name: "Norway"),
          tags: [JournalTag(name: "winter")]))
      try context.save()
    }
    let store = JournalStore(file: file)
    store.open()
    let visits = try #require(store.container).mainContext.fetch(FetchDescriptor<Visit>())
    #expect(visits.map(\.place) == ["Oslo"])
    #expect(visits.first?.country?.name == "Norway")
    #expect(visits.first?.tags.map(\.name) == ["winter"])
  }

  @Test("A damaged file stays as it is; memory is an alternative, and opening it again works once it is mended")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "journal.store")
    let damage = Data("This is no journal, and it is long enough to be one. ".utf8) + Data(count: 8192)
    try damage.write(to: file)
    let store = JournalStore(file: file)
    store.open()
    let failure = try #require(isFailed(store))
    #expect(failure.path == file.path)
    #expect(failure.cause.hasSuffix(".") && failure.remedy.hasSuffix("."))
    #expect(try Data(contentsOf: file) == damage)

    let other = JournalStore(file: file)
    other.open()
    other.openInMemory()
    guard case .openUnkept(let container) = other.phase else { return #expect(Bool(false), "\(other.phase)") }
    container.mainContext.insert(Visit(place: "Oslo", date: JournalDay.date(2026, 2, 1)))
    try container.mainContext.save()
    #expect(try Data(contentsOf: file) == damage)

    try FileManager.default.removeItem(at: file)
    store.open()
    guard case .open = store.phase else { return #expect(Bool(false), "\(store.phase)") }
  }

  @Test("Where there can be no folder, the cause and a remedy are named")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    let obstacle = folder.url.appending(path: "atlas")
    try Data().write(to: obstacle)
    let store = JournalStore(file: obstacle.appending(path: "journal.store"))
    store.open()
    let failure = try #require(isFailed(store))
    #expect(failure.path.hasSuffix("atlas/journal.store"))
    #expect(!failure.cause.isEmpty && !failure.remedy.isEmpty)
  }
}
