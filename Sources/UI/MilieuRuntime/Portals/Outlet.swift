/// Where elements appear that are declared elsewhere: a screen's bar shows toolbar items of its content, a stack shows the screens that
/// links in other screens push.
///
/// An outlet belongs to a node that owns an element. It either shows what it is given in that element itself, or in an element of
/// its own among that element's children, which is made when it is first needed.
@MainActor
package final class Outlet: ElementFinisher {
  private let kind: ElementKind?
  private let isAtStart: Bool
  private weak var owner: Node?
  private var made: Element?

  /// What is shown: in the order of the tree, unless the portals state another.
  private var portals: [Node] = []

  /// An outlet whose place is the owner's element itself.
  package init() {
    kind = nil
    isAtStart = false
  }

  /// An outlet with an element of its own.
  ///
  /// - Parameters:
  ///   - kind: the kind of that element.
  ///   - isAtStart: whether it stands before the owner's other content, rather than after it.
  package init(kind: ElementKind, isAtStart: Bool) {
    self.kind = kind
    self.isAtStart = isAtStart
  }

  /// Says whose element the outlet is in. Called by a dynamic property of the owner's view when it is connected.
  package func open(in owner: Node) { self.owner = owner }

  /// Lets go of the outlet's element. Called when the owner closes.
  package func close() {
    made?.behavior = nil
    made?.leaveLinks()
    made = nil
    owner = nil
  }

  /// The node whose element the outlet is in.
  var node: Node? { owner }

  /// The outlet's own element, if something needed it so far.
  package var element: Element? { made }

  /// The element that things shown here go into.
  package func place() -> Element? {
    guard let owner, let around = owner.ownElement else { return nil }
    guard let kind else { return around }
    if let made { return made }
    let element = Element(kind: kind, tree: owner.root.elements)
    element.behavior = ElementBehavior()
    around.insert(element, before: isAtStart ? around.firstChild : nil)
    made = element
    return element
  }

  // MARK: - Order

  /// Notes a portal, and tells what it goes before.
  func enter(_ portal: Node) -> Element? {
    var index = portals.count
    while index > 0, portal.goesBefore(portals[index - 1]) { index -= 1 }
    portals.insert(portal, at: index)
    if portals.count == 2, portal.portalOrder == nil { owner?.root.arrangedOutlets.append(self) }
    return portals[(index + 1)...].lazy.compactMap { $0.shownElement }.first
  }

  func leave(_ portal: Node) {
    portals.removeAll { $0 === portal }
    if portals.count == 1 { portal.root.arrangedOutlets.removeAll { $0 === self } }
  }

  /// Brings what is shown into the order of the tree again, after things in the tree have changed places.
  package func finish() {
    guard let place = place() else { return }
    let wanted = portals.sorted { $0.goesBefore($1) }
    guard zip(wanted, portals).contains(where: { $0 !== $1 }) else { return }
    portals = wanted
    var next: Element?
    for element in wanted.reversed().compactMap(\.shownElement) {
      place.move(element, before: next)
      next = element
    }
  }
}

extension Node {
  fileprivate func goesBefore(_ other: Node) -> Bool {
    guard let order = portalOrder, let otherOrder = other.portalOrder else { return precedes(other) }
    return order < otherOrder
  }

  /// Whether this node stands before another one in the tree. A node that is being made counts as the last in its parent, unless its
  /// parent knows better.
  private func precedes(_ other: Node) -> Bool {
    var left = self
    var right = other
    while left.depth > right.depth, let parent = left.parent { left = parent }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    while left.parent !== right.parent, let leftParent = left.parent, let rightParent = right.parent {
      left = leftParent
      right = rightParent
    }
    guard left !== right, let parent = left.parent else { return false }
    var answer: Bool?
    parent.forEachChild { child in
      guard answer == nil else { return }
      if child === left { answer = true } else if child === right { answer = false }
    }
    return answer ?? false
  }
}
