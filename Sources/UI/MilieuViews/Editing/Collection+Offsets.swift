public import Foundation

// On Apple's platforms these come with SwiftUI.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some distances from the start.
  ///
  /// - Parameter offsets: the distances; each must be less than the count.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some distances from the start, in their order, before the element at another distance.
  ///
  /// - Parameters:
  ///   - source: the distances of what moves.
  ///   - destination: the distance of what they go before, counted as if none had moved; the count for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var position = startIndex
    for element in before + moved + after {
      self[position] = element
      formIndex(after: &position)
    }
  }
}
