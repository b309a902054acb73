import MilieuHeadless
import SwiftUI

enum Ambient {
  @TaskLocal static var value = 0
}

final class Box {
  var value = 0
}

final class Holder {
  private var box = Box()

  @inline(never) @_optimize(none)
  func take() -> Box { box }
}

/// Operations of this machine, timed in the same run.
@MainActor
func measureBaselines(_ report: inout Report) {
  let caller = makeCaller()
  let holder = Holder()
  let table = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) })
  var sum = 0
  report.baseline("dictionary lookup", nanoseconds: time(runs: 100_000) { sum &+= table[sum & 63] ?? 0 })
  report.baseline("TaskLocal read", nanoseconds: time(runs: 100_000) { sum &+= Ambient.value })
  report.baseline("allocation of an object", nanoseconds: time(runs: 100_000) { keep(Box()) })
  keep(sum)
  report.baseline(
    "object from a property, held and let go", nanoseconds: time(runs: 100_000) { sum &+= holder.take().value })
  report.baseline("closure behind an existential", nanoseconds: time(runs: 100_000) { caller.call(1) })
  let mutex = NSLock()
  report.baseline(
    "lock and unlock of an NSLock",
    nanoseconds: time(runs: 100_000) {
      mutex.lock()
      mutex.unlock()
    })
}

@MainActor
func run() async throws {
  var report = Report()

  measureBaselines(&report)

  for (count, bound) in [(1_000, 6e6), (10_000, 60e6)] {
    let nanoseconds = time(batches: 9, runs: 1) { keep(Headless(Content(count: count))) }
    report.time("first build, \(count) rows", nanoseconds: nanoseconds, bound: bound, beside: "allocation of an object")
  }

  let empty = Headless(Content(count: 0))
  let before = heapInUse()
  let large = Headless(Content(count: 10_000))
  report.count("heap a row", Double(heapInUse() - before) / 10_000, unit: "bytes", bound: 900)
  keep((empty, large))

  for count in [1_000, 10_000, 100_000] {
    let screen = Headless(WriteAbove(count: count))
    let button = try screen.button("write")
    let cost = try screen.cost { try button.tap() }
    let nanoseconds = try time(runs: 200) { try button.tap() }
    report.time(
      "environment write, one reader, \(count) rows", nanoseconds: nanoseconds, bound: 20e3,
      beside: "dictionary lookup")
    report.count("  bodies (the writer's and the reader's)", Double(cost.bodies), unit: "bodies", bound: 2)
  }
  do {
    let screen = Headless(WriteBeside(count: 10_000))
    let button = try screen.button("write")
    let cost = try screen.cost { try button.tap() }
    let nanoseconds = try time(runs: 50) { try button.tap() }
    report.time(
      "environment write beside 10000 rows", nanoseconds: nanoseconds, bound: nil, beside: "dictionary lookup")
    report.count("  bodies (the writer's and the reader's)", Double(cost.bodies), unit: "bodies", bound: 2)
  }
  for count in [1_000, 10_000, 100_000] {
    let screen = Headless(LeafState(count: count))
    let button = try screen.button("count")
    let cost = try screen.cost { try button.tap() }
    let nanoseconds = try time(runs: 200) { try button.tap() }
    report.time(
      "leaf state change, \(count) rows", nanoseconds: nanoseconds, bound: 20e3, beside: "dictionary lookup")
    report.count("  bodies", Double(cost.bodies), unit: "bodies", bound: 1)
  }
  do {
    let screen = Headless(Edits(count: 10_000))
    for name in ["insert", "move", "remove"] {
      let button = try screen.button(name)
      let cost = try screen.cost { try button.tap() }
      let nanoseconds = try time(batches: 5, runs: 20) { try button.tap() }
      report.time("\(name) a row in 10000", nanoseconds: nanoseconds, bound: nil, beside: "dictionary lookup")
      report.count("  patches", Double(cost.patches), unit: "patches", bound: 1)
    }
  }
  for depth in [1, 100] {
    func nanoseconds(reads: Int) throws -> Double {
      let screen = Headless(Deep(depth: depth, inner: ManyReads(reads: reads)))
      let button = try screen.find(.button)
      return try time(runs: 20) { try button.tap() }
    }
    let perRead = try (nanoseconds(reads: 10_000) - nanoseconds(reads: 0)) / 10_000
    report.time(
      "read of @Environment in a body, depth \(depth)", nanoseconds: perRead, bound: 10, beside: "TaskLocal read")
  }

  measureAmbientReads(&report)
  measurePublishers(&report)
  measureEnvironmentObjects(&report)
  measureObservableObjects(&report)
  measureRowsOfObservables(&report)
  try measureNavigation(&report)
  measureWiring(&report)
  await measureEffects(&report)
  measureStaticEnv(&report)
  try measureData(&report)

  report.printTable()
  try report.write(to: CommandLine.arguments.dropFirst().first ?? "bench.json")
}

if CommandLine.arguments.contains("--only") {
  var report = Report()
  let names = CommandLine.arguments
  measureBaselines(&report)
  if names.contains("ambient") { measureAmbientReads(&report) }
  if names.contains("publishers") { measurePublishers(&report) }
  if names.contains("environment") { measureEnvironmentObjects(&report) }
  if names.contains("observable") { measureObservableObjects(&report) }
  if names.contains("rows") { measureRowsOfObservables(&report) }
  if names.contains("navigation") { try measureNavigation(&report) }
  if names.contains("wiring") { measureWiring(&report) }
  if names.contains("effects") { await measureEffects(&report) }
  if names.contains("static") { measureStaticEnv(&report) }
  if names.contains("data") { try measureData(&report) }
  report.printTable()
} else if CommandLine.arguments.contains("--draw-wiring") {
  print(WiringReport(of: WiredApp.self).dot)
} else if CommandLine.arguments.contains("--events-only") {
  sendEvents()
} else if CommandLine.arguments.contains("--build-only") {
  for _ in 0..<20 { keep(Headless(Content(count: 10_000))) }
} else {
  try await run()
}
