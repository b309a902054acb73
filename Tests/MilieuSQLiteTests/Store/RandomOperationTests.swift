import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// The same steps done to a store in a database and to the plain one, which is a few dictionaries.
@Suite("Random operations do the same to every store")
struct RandomOperationTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let steps = environment["MILIEU_STORE_STEPS"].flatMap { Int($0) } ?? 300
  static let seeds =
    environment["MILIEU_STORE_SEEDS"].map { $0.split(separator: ",").compactMap { UInt64($0) } }
    ?? [1, 2, 3, .random(in: 0...9_999_999)]

  private static let schema = Schema([Painter.self, Painting.self, Guild.self])

  /// A store in a file, and one in memory that stays while its gallery is opened anew.
  private func galleries(_ folder: Folder) throws -> [Gallery] {
    let file = ModelConfiguration(url: URL(filePath: folder.path()))
    let plain = PlainStore()
    return [
      try Gallery { try ModelContainer(for: Self.schema, configurations: [file]) },
      try Gallery { try ModelContainer(Self.schema, [(ModelConfiguration(isStoredInMemoryOnly: true), plain)]) },
    ]
  }

  @Test(
    "A database and the plain store agree after each step, contexts agree with what is stored, and relationships have two ends",
    arguments: seeds)
  func agree(_ seed: UInt64) throws {
    let folder = try Folder()
    let galleries = try galleries(folder)
    var random = SeededGenerator(seed: seed)
    var tags: [Int] = []
    var done: [GalleryStep] = []
    var stored = try galleries[1].picture(stored: true)
    var saves = 0
    for number in 0..<Self.steps {
      let step = GalleryStep.random(&tags, &random)
      done.append(step)
      let last = done.suffix(30).map { "\($0)" }.joined(separator: "; ").replacing("MilieuSQLiteTests.", with: "")
      let place = "seed \(seed), step \(number): \(last)"
      let results = try galleries.map { try $0.run(step) }
      try #require(
        results[0] == results[1], "\(place); errors: \(galleries.map { $0.lastError.map { "\($0)" } ?? "none" })")
      if case .fetch = step { continue }
      // Reading everything brings everything here, so it is not done after each step.
      switch step {
      case .save, .rollback, .forget, .reopen, .otherContext:
        let now = try galleries.map { try $0.picture(stored: true) }
        try #require(now[0] == now[1], "\(place)")
        switch step {
        case .rollback, .forget: try #require(now[0] == stored, "\(place)")
        default: break
        }
        if now[0] != stored { saves += 1 }
        stored = now[0]
        // Often the context goes on with what it has.
        guard number % 2 == 0 else { continue }
        for gallery in galleries where !gallery.context.hasChanges {
          try #require(gallery.picture() == stored, "\(place)")
        }
      default:
        guard number % 7 == 0 else { continue }
        let pictures = try galleries.map { try $0.picture() }
        try #require(pictures[0] == pictures[1], "\(place)")
        for gallery in galleries { try #require(gallery.oneSided() == [], "\(place)") }
      }
    }
    #expect(saves > 0)
  }
}
