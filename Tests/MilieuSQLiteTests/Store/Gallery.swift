import Foundation
import MilieuData

/// A store with a context, to which steps are done. What each step did is told in words that do not depend on the store.
final class Gallery {
  private let open: () throws -> ModelContainer
  private(set) var container: ModelContainer
  private(set) var context: ModelContext

  /// Why the last save failed that did.
  private(set) var lastError: (any Error)?

  /// Models that somebody goes on holding, and with them what they have read.
  private var held: [any PersistentModel] = []

  init(_ open: @escaping () throws -> ModelContainer) throws {
    self.open = open
    container = try open()
    context = ModelContext(container)
  }

  private func painter(_ tag: Int) throws -> Painter? {
    try context.fetch(FetchDescriptor<Painter>(predicate: #Predicate { $0.tag == tag })).first
  }

  private func painting(_ tag: Int) throws -> Painting? {
    try context.fetch(FetchDescriptor<Painting>(predicate: #Predicate { $0.tag == tag })).first
  }

  private func guild(_ tag: Int) throws -> Guild? {
    try context.fetch(FetchDescriptor<Guild>(predicate: #Predicate { $0.tag == tag })).first
  }

  // MARK: - Steps

  /// Does a step.
  ///
  /// - Returns: what came of it.
  func run(_ step: GalleryStep) throws -> String {
    switch step {
    case .addPainter, .addPainting, .addGuild: return try add(step)
    case .rename(let tag, let name): try painter(tag)?.name = name
    case .born(let tag, let year): try painter(tag)?.born = year
    case .retitle(let tag, let title):
      try painting(tag)?.title = title
      try guild(tag)?.title = title
    case .price(let tag, let price, let area):
      guard let painting = try painting(tag) else { return "none" }
      (painting.price, painting.area) = (price, painting.area + area)
    case .paintedBy, .take, .drop, .copyOf, .join, .leave, .guilds, .patron: return try relate(step)
    case .delete(let tag):
      if let model = try painter(tag) { context.delete(model) }
      if let model = try painting(tag) { context.delete(model) }
      if let model = try guild(tag) { context.delete(model) }
    case .deleteCheap(let price):
      try context.delete(model: Painting.self, where: #Predicate { ($0.price ?? 9) < price })
    case .deleteGuilds(let title): try context.delete(model: Guild.self, where: #Predicate { $0.title == title })
    case .fetch(let query): return try fetch(query)
    case .save: return save()
    case .rollback: context.rollback()
    case .hold(let tag):
      if held.count > 30 { held.removeFirst(20) }
      if let model = try painter(tag) { held.append(model) }
      if let model = try painting(tag) { held.append(model) }
      if let model = try guild(tag) { held.append(model) }
    case .forget: leave()
    case .otherContext(let tag, let text): return try changeElsewhere(tag, text)
    case .reopen:
      let result = save()
      container = try open()
      leave()
      return result
    }
    return "\(context.hasChanges)"
  }

  /// Goes on in a new context.
  private func leave() {
    context = ModelContext(container)
    held = []
  }

  /// A save that fails is undone, so that both stores go on from what they have.
  private func save() -> String {
    do {
      try context.save()
      return "saved"
    } catch {
      lastError = error
      guard context.hasChanges else { return "failed and has no changes" }
      context.rollback()
      return "failed"
    }
  }

  private func add(_ step: GalleryStep) throws -> String {
    switch step {
    case .addPainter(let tag, let name, let born):
      let painter = Painter(tag: tag, name: name, born: born)
      context.insert(painter)
      held.append(painter)
    case .addPainting(let tag, let title, let price, let area, let by):
      let painting = Painting(tag: tag, title: title, price: price, area: area)
      // Half of them are inserted by being related.
      if let by, let painter = try painter(by), tag % 2 == 0 {
        painter.paintings.append(painting)
      } else {
        context.insert(painting)
        if let by { painting.painter = try painter(by) }
      }
    case .addGuild(let tag, let title, let members):
      let guild = Guild(tag: tag, title: title)
      guild.members = try Self.distinct(members).compactMap(painter)
      context.insert(guild)
    default: break
    }
    return "\(context.hasChanges)"
  }

  private func relate(_ step: GalleryStep) throws -> String {
    switch step {
    case .paintedBy(let tag, let by):
      guard let painting = try painting(tag) else { return "none" }
      painting.painter = try by.flatMap(painter)
    case .take(let by, let tag):
      guard let painter = try painter(by), let painting = try painting(tag) else { return "none" }
      if !painter.paintings.contains(where: { $0 === painting }) { painter.paintings.append(painting) }
    case .drop(let by, let tag): try painter(by)?.paintings.removeAll { $0.tag == tag }
    case .copyOf(let tag, let original):
      guard let painting = try painting(tag) else { return "none" }
      painting.original = try original.flatMap(self.painting)
    case .join(let tag, let member):
      guard let guild = try guild(tag), let painter = try painter(member) else { return "none" }
      if !guild.members.contains(where: { $0 === painter }) { guild.members.append(painter) }
    case .leave(let tag, let member): try guild(tag)?.members.removeAll { $0.tag == member }
    case .guilds(let member, let tags): try painter(member)?.guilds = Self.distinct(tags).compactMap(guild)
    case .patron(let tag, let patron):
      guard let guild = try guild(tag) else { return "none" }
      guild.patron = try patron.flatMap(painting)
    default: break
    }
    return "\(context.hasChanges)"
  }

  /// Another context saves something, which this one takes in.
  private func changeElsewhere(_ tag: Int, _ text: String) throws -> String {
    guard !context.hasChanges else { return "busy" }
    let other = ModelContext(container)
    guard let painting = try other.fetch(FetchDescriptor<Painting>(predicate: #Predicate { $0.tag == tag })).first
    else {
      return "none"
    }
    painting.title = text
    if tag % 3 == 0 { painting.painter = nil }
    if tag % 5 == 0 { other.delete(painting) }
    try other.save()
    return "saved"
  }

  private static func distinct(_ tags: [Int]) -> [Int] { Set(tags).sorted() }
}
