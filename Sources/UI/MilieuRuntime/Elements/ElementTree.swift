/// All elements of one root, with the changes that its host has not heard of yet.
@MainActor
package final class ElementTree {
  /// The element that holds everything; a host knows it from the start.
  package private(set) var root: Element!

  private var lastID: Element.ID = 0
  private var responders: [Element.ID: Unmanaged<Element>] = [:]

  private var removed: [Element.ID] = []
  private var entering: [Element] = []
  private var moving: [Element] = []
  private var changed: [(element: Element, names: [ElementPropertyName])] = []

  init() {
    root = Element(kind: .root, tree: self)
    root.placement = .placed
  }

  /// Holds what is presented on top of everything else. Made when it is first asked for; always the last in the root.
  var presentations: Element {
    if let layer { return layer }
    let made = Element(kind: .presentations, tree: self)
    root.insert(made, before: nil)
    layer = made
    return made
  }

  private var layer: Element?

  /// What an element's last child goes before.
  func end(of element: Element) -> Element? { layer != nil && element === root ? layer : nil }

  func makeID() -> Element.ID {
    lastID += 1
    return lastID
  }

  // MARK: - Responders

  func addResponder(_ element: Element) {
    responders[element.id] = .passUnretained(element)
  }

  func forgetResponder(_ element: Element) {
    responders[element.id] = nil
  }

  /// The shown element of an identity, if it takes events.
  package func responder(_ id: Element.ID) -> Element? {
    responders[id]?.takeUnretainedValue()
  }

  // MARK: - Notes

  func noteInsertion(of element: Element) {
    element.placement = .entering
    entering.append(element)
  }

  func noteMove(of element: Element) {
    element.placement = .moving
    moving.append(element)
  }

  func noteRemoval(of element: Element) {
    if element.isKnownToHost { removed.append(element.id) }
    markAsDetached(element)
  }

  func noteProperty(_ name: ElementPropertyName, of element: Element) {
    if element.changeIndex < 0 {
      element.changeIndex = Int32(changed.count)
      changed.append((element, [name]))
    } else if !changed[Int(element.changeIndex)].names.contains(name) {
      changed[Int(element.changeIndex)].names.append(name)
    }
  }

  // MARK: - Patches

  /// Whether the host is behind.
  package var hasPatches: Bool {
    !(removed.isEmpty && entering.isEmpty && moving.isEmpty && changed.isEmpty)
  }

  /// What a host must do to catch up, in order; afterwards the host counts as caught up.
  package func takePatches() -> [Patch] {
    guard hasPatches else { return [] }
    var patches = removed.map { Patch.remove($0) }
    patches.reserveCapacity(removed.count + entering.count + moving.count + changed.count)
    removed.removeAll(keepingCapacity: true)
    place(&moving, into: &patches)
    place(&entering, into: &patches)
    for (element, names) in changed {
      element.changeIndex = -1
      // What was inside an element that has gone may have left its links before, and never hear that it has gone too.
      if element.isKnownToHost, element.parent != nil || element === root { patches.append(.update(element, names)) }
    }
    changed.removeAll(keepingCapacity: true)
    return patches
  }

  /// A host that shows an element for the first time as part of a whole, such as the first page, knows all of it.
  package func markAllAsShown() {
    for element in entering where element.placement == .entering { markAsPlaced(element) }
    entering.removeAll()
    _ = takePatches()
  }

  /// Each element is placed before its next sibling that already stands where it belongs. A run of elements that are all still to
  /// be placed is done from its end, so that every one finds its neighbour.
  private func place(_ elements: inout [Element], into patches: inout [Patch]) {
    for first in elements where first.placement == .entering || first.placement == .moving {
      var run = [first]
      var next = first.nextSibling
      while let candidate = next, candidate.placement != .placed {
        run.append(candidate)
        next = candidate.nextSibling
      }
      for element in run.reversed() {
        guard let parent = element.parent else { continue }
        if element.placement == .entering {
          patches.append(.insert(element, into: parent.id, before: next?.id))
          markAsPlaced(element)
        } else {
          patches.append(.move(element.id, into: parent.id, before: next?.id))
          element.placement = .placed
        }
        next = element
      }
    }
    elements.removeAll(keepingCapacity: true)
  }

  private func markAsDetached(_ element: Element) {
    element.placement = .detached
    for child in element.children where child.placement != .detached { markAsDetached(child) }
  }

  private func markAsPlaced(_ element: Element) {
    element.placement = .placed
    guard !element.absorbsContent else { return }
    var child = element.firstChild
    while let current = child {
      markAsPlaced(current)
      child = current.nextSibling
    }
  }
}

extension ElementKind {
  package static let root = ElementKind("root")
  /// Holds what is presented on top of everything else.
  package static let presentations = ElementKind("presentations")
}
