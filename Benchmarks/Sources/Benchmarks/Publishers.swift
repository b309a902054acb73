import Combine
import Foundation
import SwiftUI

private final class Counter: ObservableObject {
  @Published var count = 0
}

/// What a value costs on its way from where it is set or sent to a closure.
@MainActor
func measurePublishers(_ report: inout Report) {
  var sum = 0
  let baseline = "lock and unlock of an NSLock"

  func measureWrite(_ name: String, bound: Double?, _ subscribe: (Counter) -> [AnyCancellable]) {
    let counter = Counter()
    let subscriptions = subscribe(counter)
    report.time(
      "write of @Published, \(name)", nanoseconds: time(runs: 100_000) { counter.count &+= 1 }, bound: bound,
      beside: baseline)
    keep(subscriptions)
  }
  measureWrite("no subscriber", bound: nil) { _ in [] }
  measureWrite("objectWillChange.sink", bound: 150) { [$0.objectWillChange.sink { sum &+= 1 }] }
  measureWrite("$count.sink", bound: 150) { [$0.$count.sink { sum &+= $0 }] }
  measureWrite("both", bound: nil) { [$0.objectWillChange.sink { sum &+= 1 }, $0.$count.sink { sum &+= $0 }] }

  let subject = PassthroughSubject<Int, Never>()
  let chain = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 }
  var value = 0
  report.time(
    "PassthroughSubject, map, filter, sink: a value",
    nanoseconds: time(runs: 100_000) {
      value &+= 1
      subject.send(value)
    },
    bound: 100, beside: baseline)
  keep((chain, sum))
}
