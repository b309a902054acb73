import SwiftUI

/// A wiring report of an app with two hundred view types.
@MainActor
func measureWiring(_ report: inout Report) {
  // The first is the one that people wait for: nothing is known yet of any type.
  let start = threadTime()
  let first = WiringReport(of: WiredApp.self)
  report.time(
    "first wiring report, \(first.views) view types", nanoseconds: threadTime() - start, bound: 50e6,
    beside: "allocation of an object")
  report.time(
    "further wiring report, \(first.views) view types",
    nanoseconds: time(batches: 9, runs: 1) { keep(WiringReport(of: WiredApp.self)) }, bound: 50e6,
    beside: "allocation of an object")
  report.count("  missing, of an app where nothing is", Double(first.missing.count), unit: "objects", bound: 0)
}
