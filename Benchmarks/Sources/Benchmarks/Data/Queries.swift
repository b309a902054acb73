import Foundation
import MilieuHeadless
import SwiftData
import SwiftUI

private struct EntryCount: View {
  @Query(sort: \Entry.number) private var entries: [Entry]

  var body: some View { Text(verbatim: "\(entries.count)") }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View { Text(verbatim: entry.name) }
}

private struct EntryList: View {
  @Query(sort: \Entry.number) private var entries: [Entry]

  var body: some View { ForEach(entries) { EntryRow(entry: $0) } }
}

/// What it costs to keep a query of many models up to date, alone and with the rows that show them.
@MainActor
func measureQueries(_ report: inout Report, _ folder: DataFolder) throws {
  for count in [1_000, 100_000] {
    let container = try folder.container("query \(count)", for: Entry.self)
    let context = container.mainContext
    context.autosaveEnabled = false
    for number in 0..<count { context.insert(Entry(number)) }
    try context.save()
    var next = 0
    func insert() {
      next = (next &+ 7_919) % count
      context.insert(Entry(next))
    }
    let fetched = try time(batches: 5, runs: 1) {
      keep(try context.fetch(FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)])))
    }
    report.baseline("fetch of a query of \(count)", nanoseconds: fetched)
    let counting = Headless(EntryCount().modelContainer(container))
    let alone = time(batches: 9, runs: 20) {
      insert()
      counting.settle()
    }
    report.time(
      "@Query of \(count) after one insert, with its turn", nanoseconds: alone, bound: 100e3,
      beside: "fetch of a query of \(count)")
    counting.close()
    let list = Headless(EntryList().modelContainer(container))
    let cost = list.cost { insert() }
    let mounted = time(batches: 5, runs: 3) {
      insert()
      list.settle()
    }
    report.time(
      "  the same with a row for each model", nanoseconds: mounted, bound: nil, beside: "fetch of a query of \(count)")
    report.count("  bodies (the list's and the new row's)", Double(cost.bodies), unit: "bodies", bound: 2)
    report.count("  patches", Double(cost.patches), unit: "patches", bound: 1)
    list.close()
  }
}
