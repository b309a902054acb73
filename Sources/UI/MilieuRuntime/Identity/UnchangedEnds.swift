internal import MilieuEnvironment

/// How many elements at the beginning and at the end of a collection are those that stood there before, under the identities that they had.
///
/// Of a long list little changes at a time. What surely is the same is found out where it lies, which costs a small part of what it costs to
/// take each element and identity out and compare them.
struct UnchangedEnds {
  private(set) var before = 0
  private(set) var after = 0

  init() {}

  /// - Parameters:
  ///   - old: the elements that stood before.
  ///   - ids: their identities.
  ///   - new: the elements.
  ///   - identify: gives an element its identity; called for each element that counts as unchanged, since an object may have another one now.
  init<Data: RandomAccessCollection, ID: Equatable>(
    of old: Data, _ ids: ContiguousArray<ID>, in new: Data, identify: (Data.Element) -> ID
  ) {
    var (before, after) = (0, 0)
    _ = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        guard old.count == ids.count else { return }
        func isUnchanged(_ oldPosition: Int, _ newPosition: Int) -> Bool {
          ValueEquality.haveSameBits(
            UnsafeRawPointer(old.baseAddress! + oldPosition), UnsafeRawPointer(new.baseAddress! + newPosition),
            size: MemoryLayout<Data.Element>.size) && identify(new[newPosition]) == ids[oldPosition]
        }
        let shortest = min(old.count, new.count)
        while before < shortest, isUnchanged(before, before) { before += 1 }
        while after < shortest - before, isUnchanged(old.count - 1 - after, new.count - 1 - after) { after += 1 }
      }
    }
    (self.before, self.after) = (before, after)
  }
}
