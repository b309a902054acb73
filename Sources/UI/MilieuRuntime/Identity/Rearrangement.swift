/// How one list of identities becomes another, when most of the list usually stays as it is: what the lists begin and end with in
/// common is left out of the search for the fewest moves.
struct Rearrangement<ID: Hashable> {
  /// The old positions between the common beginning and the common end.
  let oldMiddle: Range<Int>

  /// The new positions between them.
  let newMiddle: Range<Int>

  /// How the old middle becomes the new one. Sources are positions in the whole old list.
  let difference: KeyedDifference

  init(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    let shortest = min(old.count, new.count)
    var prefix = 0
    while prefix < shortest, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shortest - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    oldMiddle = prefix..<(old.count - suffix)
    newMiddle = prefix..<(new.count - suffix)
    difference = KeyedDifference(from: old[oldMiddle], to: new[newMiddle])
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
