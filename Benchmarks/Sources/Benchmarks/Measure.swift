import CAllocator
import Foundation
import Glibc

/// CPU time of this thread, in nanoseconds: what other processes do in between does not count.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Bytes in use on the heap.
func heapInUse() -> Int {
  let info = mallinfo2()
  return Int(info.uordblks) + Int(info.hblkhd)
}

/// Keeps a value, and the work that made it, from being optimised away.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}

/// Nanoseconds that one run of a piece of work takes: the median of several batches.
@MainActor
func time(batches: Int = 15, runs: Int, _ work: () throws -> Void) rethrows -> Double {
  var results: [Double] = []
  for _ in 0..<batches {
    let start = threadTime()
    for _ in 0..<runs { try work() }
    results.append((threadTime() - start) / Double(runs))
  }
  return results.sorted()[batches / 2]
}

/// What the call of a closure that the compiler does not see costs.
protocol Caller {
  func call(_ value: Int)
}

private struct ClosureCaller: Caller {
  let action: (Int) -> Void

  func call(_ value: Int) { action(value) }
}

@inline(never) @_optimize(none)
func makeCaller() -> any Caller {
  var sum = 0
  return ClosureCaller { sum &+= $0 }
}
