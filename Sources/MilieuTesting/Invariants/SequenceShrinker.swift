/// Looks for the shortest sequence that still fails, by leaving steps out.
///
/// First long stretches, then shorter ones down to single steps, then pairs that go together, such as an opening and its closing; until
/// nothing can be left out. Then it looks for simpler events, if it is told which are.
struct SequenceShrinker<Step> {
  /// Whether a sequence fails in the same way, and after how many of its steps.
  let failure: ([Step]) -> Int?

  /// Simpler steps in place of one.
  var simpler: (Step) -> [Step] = { _ in [] }

  /// How many sequences may be tried.
  var budget = 20_000

  /// - Parameter steps: a sequence that fails.
  /// - Returns: the shortest found.
  mutating func shortest(of steps: [Step]) -> [Step] {
    var best = steps
    if let count = failure(best) { best = Array(best.prefix(count)) }
    var isShorter = true
    while isShorter, budget > 0 {
      isShorter = leaveOutStretches(&best) || leaveOutPairs(&best) || simplify(&best)
    }
    return best
  }

  private mutating func fails(_ steps: [Step]) -> [Step]? {
    guard budget > 0 else { return nil }
    budget -= 1
    return failure(steps).map { Array(steps.prefix($0)) }
  }

  private mutating func leaveOutStretches(_ best: inout [Step]) -> Bool {
    var hasLeftOut = false
    var size = max(1, best.count / 2)
    while size > 0 {
      var start = 0
      while start < best.count {
        var candidate = best
        candidate.removeSubrange(start..<min(start + size, best.count))
        if let shorter = fails(candidate) {
          best = shorter
          hasLeftOut = true
        } else {
          start += size
        }
      }
      size /= 2
    }
    return hasLeftOut
  }

  private mutating func leaveOutPairs(_ best: inout [Step]) -> Bool {
    // What remains is short, as a rule; the pairs of a long rest would take long.
    guard (2...60).contains(best.count) else { return false }
    for first in best.indices.dropLast() {
      for second in best.indices[(first + 1)...] {
        var candidate = best
        candidate.remove(at: second)
        candidate.remove(at: first)
        guard let shorter = fails(candidate) else { continue }
        best = shorter
        return true
      }
    }
    return false
  }

  private mutating func simplify(_ best: inout [Step]) -> Bool {
    for index in best.indices {
      for step in simpler(best[index]) {
        var candidate = best
        candidate[index] = step
        guard let simpler = fails(candidate) else { continue }
        best = simpler
        return true
      }
    }
    return false
  }
}
