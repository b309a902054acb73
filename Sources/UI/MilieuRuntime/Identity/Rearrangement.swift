/// How one list of identities becomes another, when most of the list usually stays as it is: what the lists begin and end with in
/// common is left out of the search for the fewest moves.
struct Rearrangement<ID: Hashable> {
  /// The old positions between the common beginning and the common end.
  let oldMiddle: Range<Int>

  /// The new positions between them.
  let newMiddle: Range<Int>

  /// How the old middle becomes the new one. Sources are positions in the whole old list.
  let difference: KeyedDifference

  /// - Parameters:
  ///   - old: the identities.
  ///   - range: where others come in their place; outside it they stay.
  ///   - new: the others.
  init(from old: ContiguousArray<ID>, replacing range: Range<Int>, by new: ContiguousArray<ID>) {
    let shortest = min(range.count, new.count)
    let (start, end) = (range.lowerBound, range.upperBound)
    var prefix = 0
    while prefix < shortest, old[start + prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shortest - prefix, old[end - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    oldMiddle = (start + prefix)..<(end - suffix)
    newMiddle = (start + prefix)..<(start + new.count - suffix)
    difference = KeyedDifference(from: old[oldMiddle], to: new[prefix..<(new.count - suffix)])
  }

  /// The old position of what stands at a new one; `nil` for a newcomer.
  func source(of position: Int) -> Int? {
    if position < newMiddle.lowerBound { return position }
    if position >= newMiddle.upperBound { return position - newMiddle.upperBound + oldMiddle.upperBound }
    return difference.sources[position - newMiddle.lowerBound]
  }

  /// Whether what stands at a new position was not there before.
  func isNew(_ position: Int) -> Bool { source(of: position) == nil }
}
