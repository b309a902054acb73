import Foundation

/// Something that is done to a gallery; models are named by their tags.
enum GalleryStep {
  case addPainter(Int, name: String, born: Int?)
  case addPainting(Int, title: String, price: Double?, area: Int, painter: Int?)
  case addGuild(Int, title: String, members: [Int])
  case rename(Int, String)
  case born(Int, Int?)
  case retitle(Int, String)
  case price(Int, Double?, area: Int)
  case paintedBy(Int, Int?)
  case take(painter: Int, painting: Int)
  case drop(painter: Int, painting: Int)
  case copyOf(Int, Int?)
  case join(guild: Int, painter: Int)
  case leave(guild: Int, painter: Int)
  case guilds(painter: Int, [Int])
  case patron(guild: Int, Int?)
  case delete(Int)
  case deleteCheap(Double)
  case deleteGuilds(String)
  case fetch(GalleryQuery)
  case save
  case rollback
  case forget
  case hold(Int)
  case otherContext(Int, String)
  case reopen

  /// One at random, mostly about models that were made.
  static func random(_ tags: inout [Int], _ random: inout SeededGenerator) -> Self {
    func tag() -> Int { tags.isEmpty ? 0 : random.pick(tags.suffix(60)) }
    func made() -> Int {
      tags.append((tags.last ?? 0) + 1)
      return tags.last!
    }
    func perhaps<T>(_ value: T) -> T? { random.chance(25) ? nil : value }
    let number = Int(random.next() % 40)
    let text = random.pick([
      "", "a", "A", "b", "é", "Z", "10", "9", "ß", "e\u{301}", "Ω", "a'b", "%_", "🦆", "Rembrandt",
    ])
    switch random.next() % 100 {
    case 0..<8: return .addPainter(made(), name: text + "\(number % 3)", born: perhaps(1_600 + number))
    case 8..<20:
      return .addPainting(
        made(), title: text, price: perhaps(Double(number) / 4), area: number * 10, painter: perhaps(tag()))
    case 20..<24: return .addGuild(made(), title: text, members: (0..<number % 4).map { _ in tag() })
    case 24..<27: return .rename(tag(), text + "\(number % 3)")
    case 27..<30: return .born(tag(), perhaps(1_600 + number))
    case 30..<34: return .retitle(tag(), text)
    case 34..<37: return .price(tag(), perhaps(Double(number) / 4), area: number)
    case 37..<42: return .paintedBy(tag(), perhaps(tag()))
    case 42..<45: return .take(painter: tag(), painting: tag())
    case 45..<47: return .drop(painter: tag(), painting: tag())
    case 47..<50: return .copyOf(tag(), perhaps(tag()))
    case 50..<55: return .join(guild: tag(), painter: tag())
    case 55..<57: return .leave(guild: tag(), painter: tag())
    case 57..<59: return .guilds(painter: tag(), (0..<number % 4).map { _ in tag() })
    case 59..<61: return .patron(guild: tag(), perhaps(tag()))
    case 61..<65: return .delete(tag())
    case 65: return random.chance(50) ? .deleteCheap(Double(number) / 40) : .deleteGuilds(text)
    case 66..<81: return .fetch(GalleryQuery(number, text, &random))
    case 81..<90: return .save
    case 90..<93: return .rollback
    case 93..<95: return random.chance(50) ? .hold(tag()) : .forget
    case 95: return .hold(tag())
    case 96..<98: return .otherContext(tag(), text)
    default: return .reopen
    }
  }
}

/// A fetch: by number, so that both stores are asked the same.
struct GalleryQuery {
  let predicate: Int
  let order: Int
  let number: Int
  let text: String
  let limit: Int?
  let offset: Int?
  let includesPending: Bool

  init(_ number: Int, _ text: String, _ random: inout SeededGenerator) {
    predicate = Int(random.next() % 12)
    order = Int(random.next() % 8)
    (self.number, self.text) = (number, text)
    limit = random.chance(30) ? 1 + number % 7 : nil
    offset = random.chance(20) ? number % 5 : nil
    includesPending = random.chance(80)
  }
}
