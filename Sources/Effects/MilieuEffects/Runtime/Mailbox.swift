/// What waits to be taken in, first in, first out.
struct Mailbox<Element> {
  private var elements: [Element?] = []
  private var taken = 0

  var isEmpty: Bool { taken == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func take() -> Element? {
    guard taken < elements.count else { return nil }
    let element = elements[taken]
    elements[taken] = nil
    taken += 1
    if taken == elements.count {
      // A crowd that has passed leaves no memory behind; a few that come and go keep theirs.
      elements.removeAll(keepingCapacity: elements.count <= 64)
      taken = 0
    } else if taken > 1024, taken > elements.count / 2 {
      elements.removeFirst(taken)
      taken = 0
    }
    return element
  }

  mutating func removeAll() {
    elements = []
    taken = 0
  }
}
