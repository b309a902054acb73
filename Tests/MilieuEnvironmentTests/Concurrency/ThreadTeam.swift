import Foundation

/// A value that threads share.
///
/// NB: a lock of Foundation's rather than a `Mutex`, of whose waiting the thread sanitizer knows nothing.
final class Shared<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }

  var now: Value { with { $0 } }
}

/// Real threads, so that what is tested meets what tasks alone never do: any number at once, and none that inherits anything.
enum ThreadTeam {
  /// Runs work on so many threads at once, and returns when all have done it.
  static func run(_ count: Int, _ work: @escaping @Sendable (_ member: Int) -> Void) async {
    await withTaskGroup { group in
      for member in 0..<count {
        group.addTask { await withCheckedContinuation { detach(member, work, $0) } }
      }
    }
  }

  private static func detach(
    _ member: Int, _ work: @escaping @Sendable (Int) -> Void, _ done: CheckedContinuation<Void, Never>
  ) {
    Thread.detachNewThread {
      work(member)
      done.resume()
    }
  }
}

extension SeededGenerator {
  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &self) }
}

/// Objects that are to be gone in the end.
final class Mortals: Sendable {
  private struct Mortal {
    weak var object: AnyObject?
  }

  private let all = Shared<[Mortal]>([])

  func add(_ object: AnyObject) { all.with { $0.append(Mortal(object: object)) } }

  var count: Int { all.with { $0.count } }
  var living: Int { all.with { $0.count { $0.object != nil } } }

  /// Waits for tasks that have ended to let go of what they used; gives up when that does not come about.
  func livingInTheEnd() async -> Int {
    let end = ContinuousClock.now + .seconds(60)
    while living > 0, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
    }
    return living
  }
}
