import Foundation
import MilieuData
import MilieuSQLite
import Testing

/// Results that are kept up to date beside the same asked anew.
@Suite("Results that are kept up to date are those that a fetch gives")
struct LiveFetchTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let steps = environment["MILIEU_STORE_STEPS"].flatMap { Int($0) } ?? 300
  static let seeds =
    environment["MILIEU_STORE_SEEDS"].map { $0.split(separator: ",").compactMap { UInt64($0) } }
    ?? [1, 2, 3, .random(in: 0...9_999_999)]

  /// One query that somebody looks at now and then.
  private struct Shown {
    let query: GalleryQuery
    let live: LiveFetch<Painting>
  }

  private func show(_ query: GalleryQuery, in gallery: Gallery) -> Shown {
    // Some are to be put in sections.
    let titles: ModelTitles<Painting>? = query.number % 3 == 0 ? ModelTitles(\.title) : nil
    return Shown(query: query, live: LiveFetch(gallery.descriptor(query), titles: titles, in: gallery.context) {})
  }

  private func check(_ shown: Shown, _ gallery: Gallery, _ place: @autoclosure () -> String) throws {
    let before = shown.live.models
    let (titles, edition) = (shown.live.titles, shown.live.edition)
    shown.live.update()
    let now = shown.live.models
    try #require(shown.live.error == nil)
    let fresh = try gallery.context.fetch(shown.live.descriptor)
    try #require(
      now.count == fresh.count && now.elementsEqual(fresh, by: ===),
      "\(now.map(\.tag)) are kept and \(fresh.map(\.tag)) fetched by \(shown.query), \(place())")
    if shown.query.number % 3 == 0 { try #require(shown.live.titles == now.map(\.title), "\(place())") }
    let isSame = before.count == now.count && before.elementsEqual(now, by: ===) && titles == shown.live.titles
    try #require(isSame == (edition == shown.live.edition), "\(shown.query), \(place())")
  }

  /// Another context saves something, whether or not there are unsaved changes of the same here.
  private func changeElsewhere(
    _ container: ModelContainer, _ number: Int, _ random: inout SeededGenerator
  ) throws {
    let other = ModelContext(container)
    let all = try other.fetch(FetchDescriptor<Painting>())
    guard !all.isEmpty else { return }
    let painting = random.pick(all)
    painting.area = number % 50
    if random.chance(50) { painting.title = "b" }
    if random.chance(25) { other.delete(random.pick(all)) }
    if random.chance(50) { other.insert(Painting(tag: -number, title: "b", price: 1, area: number % 90)) }
    try other.save()
  }

  @Test(
    "After random inserts, deletions, changes, saves, rollbacks and changes by other contexts, over filters, orders and parts",
    arguments: [false, true], seeds)
  func random(_ isPlain: Bool, _ seed: UInt64) throws {
    let folder = try Folder()
    let schema = Schema([Painter.self, Painting.self, Guild.self])
    let plain = PlainStore()
    let file = ModelConfiguration(url: URL(filePath: folder.path()))
    let gallery = try Gallery {
      if isPlain {
        return try ModelContainer(schema, [(ModelConfiguration(isStoredInMemoryOnly: true), plain)])
      }
      return try ModelContainer(for: schema, configurations: [file])
    }
    var random = SeededGenerator(seed: seed)
    var tags: [Int] = []
    var done: [GalleryStep] = []
    var context: ModelContext?
    var shown: [Shown] = []
    var found = 0
    for number in 0..<Self.steps {
      let step = GalleryStep.random(&tags, &random)
      done.append(step)
      _ = try gallery.run(step)
      if random.chance(10) { try changeElsewhere(gallery.container, number, &random) }
      let last = done.suffix(12).map { "\($0)" }.joined(separator: "; ").replacing("MilieuSQLiteTests.", with: "")
      let place = "seed \(seed), step \(number): \(last)"
      if gallery.context !== context {
        context = gallery.context
        shown = shown.map { show($0.query, in: gallery) }
      }
      if shown.count < 12 { shown.append(show(GalleryQuery(number % 40, "b", &random), in: gallery)) }
      // Some look after each step, others after several.
      for (index, query) in shown.enumerated() where index < 6 || random.chance(25) {
        try check(query, gallery, place)
        found += query.live.models.count
      }
    }
    for query in shown { try check(query, gallery, "seed \(seed), at the end") }
    #expect(found > Self.steps)
  }
}
