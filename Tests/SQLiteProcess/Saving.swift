import Foundation
import MilieuData
import MilieuSQLite
import SQLiteProcessModels

private func crates(_ path: String) throws -> ModelContainer {
  try ModelContainer(for: Crate.self, configurations: ModelConfiguration(url: URL(filePath: path)))
}

/// Saves one crate after the other and says the number of each save that has returned, until it is killed.
///
/// Each save inserts models of two entities, relates them in every way, changes some that were there and deletes others.
func saveForever(_ path: String) throws {
  let container = try crates(path)
  var context = ModelContext(container)
  var number = (try context.fetch(FetchDescriptor<Crate>()).map(\.number).max() ?? 0) + 1
  while true {
    // Anew from time to time, so that some models are read and others are there.
    if number % 8 == 0 { context = ModelContext(container) }
    let earlier = number - 1
    let previous = try context.fetch(FetchDescriptor<Crate>(predicate: #Predicate { $0.number == earlier })).first
    // Some are larger than what fits into the cache of pages.
    let crate = Crate(number: number, owner: "", parts: number % 40 == 0 ? 1_500 : number % 7 * 10 + 1)
    context.insert(crate)
    crate.previous = previous
    for part in 0..<crate.parts {
      crate.items.append(Item(number: part, text: String(repeating: "\(part) ", count: part % 50)))
    }
    let name = "\(number % 3)"
    let sticker =
      try context.fetch(FetchDescriptor<Sticker>(predicate: #Predicate { $0.name == name })).first
      ?? Sticker(name: name)
    sticker.last = number
    crate.stickers = [sticker]
    let old = number - 10
    for crate in try context.fetch(FetchDescriptor<Crate>(predicate: #Predicate { $0.number <= old })) {
      context.delete(crate)
    }
    try context.save()
    say("\(number)")
    number += 1
  }
}

/// Inserts crates while others do, and says the keys that they got. One sticker is everybody's.
func insert(_ path: String, count: Int, as owner: String) throws {
  let context = ModelContext(try crates(path))
  say("ready")
  var keys: [Int64] = []
  for number in 0..<count {
    let crate = Crate(number: number, owner: owner, parts: 3)
    context.insert(crate)
    for part in 0..<3 { crate.items.append(Item(number: part, text: owner)) }
    let sticker = Sticker(name: "\(owner) \(number % 4)")
    sticker.last = number
    context.insert(sticker)
    crate.stickers = [sticker]
    var isSaved = false
    while !isSaved {
      do {
        try context.save()
        isSaved = true
      } catch let error as SQLiteError {
        // On a slow machine somebody may have waited for too long; what was to be saved is still there to be saved.
        guard case .locked = error.kind else { throw error }
      }
    }
    keys.append(crate._$state.key)
  }
  say(keys.map { "\($0)" }.joined(separator: " "))
}

/// Saves until files may not grow; says how many saves returned, what was said, and whether the context still works.
func saveUntilFull(_ path: String) throws {
  signal(SIGXFSZ, SIG_IGN)
  let container = try crates(path)
  let context = ModelContext(container)
  var limit = rlimit(rlim_cur: 400_000, rlim_max: 800_000)
  guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return say("no limit") }
  var saved = 0
  do {
    while true {
      let crate = Crate(number: saved, owner: "", parts: 1)
      context.insert(crate)
      crate.items.append(Item(number: 0, text: String(repeating: "x", count: 5_000)))
      try context.save()
      saved += 1
    }
  } catch {
    say("\(saved)")
    say("\(error)")
    say("\(context.hasChanges) \(try ModelContext(container).fetchCount(FetchDescriptor<Crate>()))")
    limit.rlim_cur = 800_000
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    try context.save()
    say("\(try ModelContext(container).fetchCount(FetchDescriptor<Item>()))")
  }
}

/// Saves as somebody who owns nothing; says how that went, and how it goes on with a store in memory.
func saveAsNobody(_ path: String) {
  if getuid() == 0 {
    guard setgid(65_534) == 0, setuid(65_534) == 0 else { return say("still root") }
  }
  do {
    let context = ModelContext(try crates(path))
    context.insert(Crate(number: 1, owner: "nobody", parts: 0))
    try context.save()
    say("saved")
  } catch {
    say("\(error)")
  }
  do {
    let context = ModelContext(
      try ModelContainer(for: Crate.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    context.insert(Crate(number: 1, owner: "nobody", parts: 0))
    try context.save()
    say("saved in memory")
  } catch {
    say("\(error)")
  }
}
