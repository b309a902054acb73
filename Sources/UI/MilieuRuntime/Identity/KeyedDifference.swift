/// How one list of identities becomes another with the fewest moves.
struct KeyedDifference {
  /// For each new position, the old position of the same identity; `nil` for a newcomer.
  let sources: [Int?]

  /// Old positions whose identity is gone, ascending.
  let removed: [Int]

  /// For each new position, whether the one kept there need not move, because it already follows those before it.
  let isInPlace: [Bool]

  /// The first identity found twice among the new ones. Only its first occurrence is matched.
  let repeatedPosition: Int?

  init<ID: Hashable>(from old: ArraySlice<ID>, to new: ArraySlice<ID>) {
    var positions = [ID: Int](minimumCapacity: old.count)
    for index in old.indices where positions[old[index]] == nil { positions[old[index]] = index }

    var sources: [Int?] = []
    sources.reserveCapacity(new.count)
    var isUsed = [Bool](repeating: false, count: old.count)
    var seen: Set<ID> = []
    var repeated: Int?
    for index in new.indices {
      let id = new[index]
      if !seen.insert(id).inserted, repeated == nil { repeated = index }
      if let position = positions[id], !isUsed[position - old.startIndex] {
        isUsed[position - old.startIndex] = true
        sources.append(position)
      } else {
        sources.append(nil)
      }
    }
    self.sources = sources
    removed = old.indices.filter { !isUsed[$0 - old.startIndex] }
    isInPlace = Self.longestIncreasing(sources)
    repeatedPosition = repeated
  }

  /// Marks a longest run of ascending values (patience sorting, as by Fredman 1975): what is not in it must move.
  private static func longestIncreasing(_ values: [Int?]) -> [Bool] {
    var tails: [Int] = []  // index into `values` of the least last value of an ascending run of each length
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var marks = [Bool](repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
      marks[index] = true
      index = previous[index]
    }
    return marks
  }
}
