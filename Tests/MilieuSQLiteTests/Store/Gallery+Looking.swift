import Foundation
import MilieuData

extension Gallery {
  // MARK: - Fetches

  /// What a query finds, and whether the ways to ask agree.
  func fetch(_ query: GalleryQuery) throws -> String {
    let descriptor = descriptor(query)
    // Rows of other models that have changed count only if they are included.
    let count = try context.fetchCount(descriptor)
    let identifiers = try context.fetchIdentifiers(descriptor)
    let found = try context.fetch(descriptor)
    guard count == found.count, identifiers == found.map(\.persistentModelID) else {
      return "\(found.count) models, \(count) counted, \(identifiers.count) identifiers"
    }
    return "\(found.map(\.tag))"
  }

  /// What a query asks for.
  func descriptor(_ query: GalleryQuery) -> FetchDescriptor<Painting> {
    var descriptor = FetchDescriptor<Painting>(predicate: predicate(query), sortBy: order(query))
    (descriptor.fetchLimit, descriptor.fetchOffset) = (query.limit, query.offset)
    descriptor.includePendingChanges = query.includesPending
    return descriptor
  }

  private func predicate(_ query: GalleryQuery) -> Predicate<Painting>? {
    let (number, text, price) = (query.number, query.text, Double(query.number) / 4)
    switch query.predicate {
    case 0: return #Predicate { $0.area > number * 5 }
    case 1: return #Predicate { ($0.price ?? 0) < price }
    case 2: return #Predicate { $0.price == nil || $0.title == text }
    case 3: return #Predicate { $0.painter?.name == text }
    case 4: return #Predicate { $0.painter == nil }
    case 5: return #Predicate { $0.title.contains(text) }
    case 6: return #Predicate { $0.copies.isEmpty && $0.area < number * 10 }
    case 7: return #Predicate { $0.copies.contains { $0.area > number } }
    case 8: return #Predicate { $0.title < text }
    case 9: return #Predicate { ($0.painter?.born ?? 0) > 1_600 + number }
    case 10: return #Predicate { $0.original != nil && $0.title != text }
    default: return nil
    }
  }

  private func order(_ query: GalleryQuery) -> [SortDescriptor<Painting>] {
    switch query.order {
    case 0: [SortDescriptor(\.title), SortDescriptor(\.tag)]
    case 1: [SortDescriptor(\.title, order: .reverse), SortDescriptor(\.tag, order: .reverse)]
    case 2: [SortDescriptor(\.price), SortDescriptor(\.tag)]
    case 3: [SortDescriptor(\.price, order: .reverse), SortDescriptor(\.tag)]
    case 4: [SortDescriptor(\.area), SortDescriptor(\.title)]
    case 5: [SortDescriptor(\.painted, order: .reverse)]
    case 6: [SortDescriptor(\.title, comparator: .lexical), SortDescriptor(\.area)]
    default: []
    }
  }

  // MARK: - The whole

  /// Everything there is, in an order of its own: what is in the context, or what a new one finds stored.
  func picture(stored: Bool = false) throws -> [String] {
    let context = stored ? ModelContext(container) : context
    func all<T: Tagged>(_: T.Type) throws -> [T] { try context.fetch(FetchDescriptor<T>()).sorted { $0.tag < $1.tag } }
    func tags(_ models: [some Tagged]) -> [Int] { models.map(\.tag).sorted() }
    func tag(_ model: (some Tagged)?) -> String {
      guard let model else { return "-" }
      // One that is deleted and not saved may still be led to by what it does not lead back to.
      return model.isDeleted ? "-" : "\(model.tag)\(model.modelContext == nil ? " in no context" : "")"
    }
    return try all(Painter.self).map {
      "painter \($0.tag) \($0.name) \($0.born ?? 0) of \(tags($0.paintings)) in \(tags($0.guilds))"
    }
      + all(Painting.self).map {
        "painting \($0.tag) \($0.title) \($0.price ?? -1) \($0.area) \($0.painted.timeIntervalSinceReferenceDate) by "
          + "\(tag($0.painter)) after \(tag($0.original)) copied \(tags($0.copies))"
      }
      + all(Guild.self).map { "guild \($0.tag) \($0.title) \(tags($0.members)) patron \(tag($0.patron))" }
  }

  /// The relationships whose ends do not say the same.
  func oneSided() throws -> [String] {
    var wrong: [String] = []
    for painter in try context.fetch(FetchDescriptor<Painter>()) {
      for painting in painter.paintings where painting.painter !== painter {
        wrong.append("\(painter.tag) has \(painting.tag)")
      }
      for guild in painter.guilds where !guild.members.contains(where: { $0 === painter }) {
        wrong.append("\(painter.tag) is in \(guild.tag)")
      }
    }
    for painting in try context.fetch(FetchDescriptor<Painting>()) {
      if let painter = painting.painter, !painter.paintings.contains(where: { $0 === painting }) {
        wrong.append("\(painting.tag) is by \(painter.tag)")
      }
      for copy in painting.copies where copy.original !== painting {
        wrong.append("\(copy.tag) is a copy of \(painting.tag)")
      }
    }
    for guild in try context.fetch(FetchDescriptor<Guild>()) {
      for painter in guild.members where !painter.guilds.contains(where: { $0 === guild }) {
        wrong.append("\(guild.tag) has \(painter.tag)")
      }
    }
    return wrong
  }
}
