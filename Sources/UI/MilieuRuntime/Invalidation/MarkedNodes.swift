/// The nodes to evaluate in this turn, parents first.
///
/// A binary heap by depth: evaluating a parent may evaluate its children, which then are no longer marked when their turn comes.
struct MarkedNodes {
  private var heap: ContiguousArray<Node> = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ node: Node) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0 {
      let above = (index - 1) / 2
      guard heap[index].depth < heap[above].depth else { break }
      heap.swapAt(index, above)
      index = above
    }
  }

  mutating func removeShallowest() -> Node? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].depth < heap[least].depth {
        least = child
      }
      guard least != index else { return first }
      heap.swapAt(index, least)
      index = least
    }
  }
}
