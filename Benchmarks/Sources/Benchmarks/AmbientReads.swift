import MilieuHeadless
import SwiftUI

private protocol Rates: Sendable {
  var base: Int { get }
}

private struct LiveRates: Rates { var base: Int { 1 } }
private struct FixedRates: Rates { let base: Int }

extension EnvironmentValues {
  @Entry fileprivate var plan = 1
  @Entry(live: LiveRates()) fileprivate var rates: any Rates

  fileprivate subscript<Number>(numbered number: Numbered<Number>) -> Int {
    get { self[NumberedKey<Number>.self] }
    set { self[NumberedKey<Number>.self] = newValue }
  }
}

// As many keys as are wanted, each a type of its own.
private struct Zero {}
private struct Next<Number> {}
private struct Numbered<Number>: Hashable {}
private struct NumberedKey<Number>: EnvironmentKey { static var defaultValue: Int { 0 } }

/// Runs work with a number of keys overridden, each inside the one before.
@MainActor
private func withKeys<Number>(_ count: Int, from _: Number.Type, _ work: () -> Void) {
  guard count > 0 else { return work() }
  withEnvironment(\.[numbered: Numbered<Number>()], count) { withKeys(count - 1, from: Next<Number>.self, work) }
}

/// Made from another value.
private struct DoublePlanKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Int> { \.doublePlan }
  @Environment(\.plan) private var plan
  func makeValue() -> Int { plan * 2 }
}

extension EnvironmentValues {
  fileprivate var doublePlan: Int { self[DoublePlanKey.self] }
}

private final class DerivedModel {
  @Environment(\.doublePlan) private var doublePlan

  @inline(never)
  func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= doublePlan }
    return sum
  }
}

private final class PlainModel {
  @Environment(\.plan) private var plan

  @inline(never)
  func sum(_ count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= plan }
    return sum
  }
}

private final class RatesModel {
  @Environment(\.rates) private var rates

  @inline(never)
  func base() -> Int { rates.base }
}

/// What reading and overriding the environment costs outside views.
@MainActor
func measureAmbientReads(_ report: inout Report) {
  let model = withEnvironment(\.plan, 2) { PlainModel() }
  let reads = 100_000
  report.time(
    "read of @Environment in a model", nanoseconds: time(runs: 1) { keep(model.sum(reads)) } / Double(reads), bound: 10,
    beside: "TaskLocal read")
  for keys in [0, 1, 10, 100] {
    withEnvironment(\.plan, 2) {
      withKeys(keys, from: Zero.self) {
        var sum = 0
        report.time(
          "read of EnvironmentValues.current below \(keys) overrides of other keys",
          nanoseconds: time(runs: 100_000) { sum &+= EnvironmentValues.current.plan }, bound: 60,
          beside: "TaskLocal read")
        keep(sum)
      }
    }
  }
  withEnvironment(\.plan, 2) {
    report.time(
      "override pushed and popped", nanoseconds: time(runs: 100_000) { withEnvironment(\.plan, 3) {} }, bound: 150,
      beside: "TaskLocal read")
    report.time(
      "override, a model made in it, and its first read",
      nanoseconds: time(runs: 100_000) { withEnvironment(\.plan, 3) { keep(PlainModel().sum(1)) } }, bound: nil,
      beside: "TaskLocal read")
    report.time(
      "test-style override of a service, a model made in it, and one read",
      nanoseconds: time(runs: 100_000) { withEnvironment(\.rates, FixedRates(base: 3)) { keep(RatesModel().base()) } },
      bound: nil, beside: "TaskLocal read")
    report.time(
      "model made, its environment captured", nanoseconds: time(runs: 100_000) { keep(PlainModel()) }, bound: nil,
      beside: "allocation of an object")
  }
  let derived = withEnvironment(\.plan, 2) { DerivedModel() }
  report.time(
    "read of a derived value in a model", nanoseconds: time(runs: 1) { keep(derived.sum(reads)) } / Double(reads),
    bound: 10, beside: "TaskLocal read")
  withEnvironment(\.plan, 2) {
    var sum = 0
    report.time(
      "read of a derived value of EnvironmentValues.current",
      nanoseconds: time(runs: 100_000) { sum &+= EnvironmentValues.current.doublePlan }, bound: 60,
      beside: "TaskLocal read")
    keep(sum)
  }
}
