internal import MilieuEnvironment

/// A view for each element of a collection.
///
/// As SwiftUI: what stands for an element stays with the element's identity, wherever the element moves.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in order.
  public var data: Data

  /// Makes the view for an element.
  public var content: (Data.Element) -> Content

  let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// There is no body: each element's view stands by itself.
  public typealias Body = Never

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    ForEachNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { Content.wire(walk) }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by a part of the element.
  // NB: disfavoured because a binding to a collection is a collection too, and has an initialiser of its own.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    if ID.self == Data.Element.self, id as AnyKeyPath == \Data.Element.self as AnyKeyPath {
      identify = { $0 as! ID }
    } else {
      identify = { $0[keyPath: id] }
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, told apart by the element's own identity.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// A view for each element of a collection behind a binding, which gets a binding to its element.
  public init<Base>(_ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content)
  where
    Base: MutableCollection & RandomAccessCollection, Base.Element: Identifiable, Base.Element.ID == ID,
    Data == BoundElements<Base, ID>
  {
    self.data = BoundElements(data, identify: { $0.id })
    self.content = { content($0.binding) }
    identify = { $0.id }
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection behind a binding, told apart by a part of the element; it gets a binding to its element.
  public init<Base>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base: MutableCollection & RandomAccessCollection, Data == BoundElements<Base, ID> {
    self.data = BoundElements(data, identify: { $0[keyPath: id] })
    self.content = { content($0.binding) }
    identify = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
  }
}

/// The elements of a collection behind a binding, each with a binding of its own and its identity.
@_documentation(visibility: internal)
nonisolated public struct BoundElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// One element: where it is, and who it is.
  public struct Element: Identifiable {
    let binding: Binding<Base.Element>
    public let id: ID
  }

  private let base: Binding<Base>
  private let values: Base
  private let identify: (Base.Element) -> ID

  init(_ base: Binding<Base>, identify: @escaping (Base.Element) -> ID) {
    self.base = base
    values = base.wrappedValue
    self.identify = identify
  }

  public var startIndex: Base.Index { values.startIndex }
  public var endIndex: Base.Index { values.endIndex }
  public func index(after index: Base.Index) -> Base.Index { values.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { values.index(before: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    values.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { values.distance(from: start, to: end) }
  public subscript(position: Base.Index) -> Element {
    Element(binding: base[position], id: identify(values[position]))
  }
}

// MARK: - Node

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Row: View>:
  ViewNode<ForEach<Data, ID, Row>>
{
  private var view: ForEach<Data, ID, Row>
  private var ids: ContiguousArray<ID> = []
  private var children: ContiguousArray<ViewNode<Row>> = []
  private let facts: TypeFacts

  /// The rows whose views were made of something that can change, by their nodes.
  private var observed: [ObjectIdentifier: ObservedRow] = [:]

  /// Those among them of which something has changed.
  private var outdated: [ObservedRow] = []

  init(_ view: ForEach<Data, ID, Row>, in context: NodeContext) {
    self.view = view
    facts = TypeFacts.of(ForEach<Data, ID, Row>.self)
    super.init(context)
    var inner = context
    adjust(&inner)
    inner.parent = self
    AmbientEnvironment.run(in: context.scope) { makeChildren(in: &inner) }
  }

  private func makeChildren(in context: inout NodeContext) {
    ids = evaluating(facts: facts) { ContiguousArray(view.data.lazy.map(view.identify)) }
    children.reserveCapacity(ids.count)
    var position = 0
    for element in view.data {
      var observation: BodyObservation?
      let row = makeRow(element, for: nil, setting: &observation)
      let child = makeChild(row, id: ids[position], in: &context)
      children.append(child)
      observe(child, at: position, observation)
      position += 1
    }
  }

  // MARK: - Rows

  /// Makes the view of an element, and listens to what it was made of: when that changes, only this row is made again.
  ///
  /// - Parameters:
  ///   - child: the node that stands for the row already.
  ///   - observation: is set to what listens from now on, if the row was not listened to before.
  private func makeRow(
    _ element: Data.Element, for child: Node?, setting observation: inout BodyObservation?
  ) -> Row {
    Evaluation.run(self) {
      if let child, let row = observed[ObjectIdentifier(child)] {
        return row.observation.track { view.content(element) }
      }
      return root.observingFirst(setting: &observation) { view.content(element) }
    }
  }

  private func observe(_ child: Node, at position: Int, _ observation: BodyObservation?) {
    guard let observation else { return }
    let row = ObservedRow(child, at: position, observation)
    observed[ObjectIdentifier(child)] = row
    observation.adopt(self, row: row)
  }

  override func rowDidChange(_ row: ObservedRow) {
    outdated.append(row)
    markForRows()
  }

  private func updateOutdatedRows() {
    let rows = outdated
    outdated = []
    for row in rows where observed[ObjectIdentifier(row.child)] === row {
      guard let position = position(of: row) else { continue }
      let element = view.data[view.data.index(view.data.startIndex, offsetBy: position)]
      var none: BodyObservation?
      children[position].update(makeRow(element, for: row.child, setting: &none))
    }
  }

  private func position(of row: ObservedRow) -> Int? {
    if children.indices.contains(row.position), children[row.position] === row.child { return row.position }
    guard let position = children.firstIndex(where: { $0 === row.child }) else { return nil }
    row.position = position
    return position
  }

  private func forget(_ child: Node) {
    guard !observed.isEmpty else { return }
    observed.removeValue(forKey: ObjectIdentifier(child))?.observation.stop()
  }

  private func makeChild(_ row: Row, id: ID, in context: inout NodeContext) -> ViewNode<Row> {
    if context.givesTags { context.tag = ElementTag(id) }
    return Row.makeNode(for: row, in: context)
  }

  override func adjust(_ context: inout NodeContext) { context.rowEditing.enterCollection(self) }

  override func adjust(_ context: inout NodeContext, for child: Node) {
    guard context.givesTags, let position = children.firstIndex(where: { $0 === child }) else { return }
    context.tag = ElementTag(ids[position])
  }

  override func update(_ new: ForEach<Data, ID, Row>) {
    root.counts.nodesVisited += 1
    let isSameContent = ValueEquality.areEqual(view.content, new.content)
    let old = view
    view = new
    if isSameContent, ValueEquality.areEqual(old.data, new.data) {
      evaluateIfMarked()
    } else {
      performing { evaluate(unchanged: isSameContent && !isAwaitingCertainEvaluation ? old.data : nil) }
    }
  }

  override func reevaluate(isCertain: Bool) {
    performing {
      if isCertain { evaluate(unchanged: nil) } else { updateOutdatedRows() }
    }
  }

  /// - Parameter unchanged: the elements that stood before, if an equal element would get an equal view.
  private func evaluate(unchanged old: Data?) {
    // A row that is left as it is may still have been made of something that changed in this turn.
    let outdated = old == nil ? [] : self.outdated
    self.outdated = []
    let (ends, newIDs) = evaluating(facts: facts) {
      let ends = old.map { UnchangedEnds(of: $0, ids, in: view.data, identify: view.identify) } ?? UnchangedEnds()
      let middle = view.data.dropFirst(ends.before).dropLast(ends.after)
      return (ends, ContiguousArray(middle.lazy.map(view.identify)))
    }
    let oldRange = ends.before..<(ids.count - ends.after)
    let change =
      newIDs.elementsEqual(ids[oldRange]) ? nil : Rearrangement(from: ids, replacing: oldRange, by: newIDs)
    let rows = makeRows(change, unchanged: old, between: ends)
    if let change {
      rearrange(oldRange, to: newIDs, change, rows)
    }
    for row in rows where change?.isNew(row.position) != true { children[row.position].update(row.view) }
    self.outdated += outdated
    updateOutdatedRows()
  }

  private struct NewRow {
    let position: Int
    let view: Row
    let observation: BodyObservation?
  }

  /// The views of the elements that may look different now, by position; the others stay as they are.
  private func makeRows(
    _ change: Rearrangement<ID>?, unchanged old: Data?, between ends: UnchangedEnds
  ) -> ContiguousArray<NewRow> {
    var rows: ContiguousArray<NewRow> = []
    var position = ends.before
    for element in view.data.dropFirst(ends.before).dropLast(ends.after) {
      defer { position += 1 }
      let source = change.map { $0.source(of: position) } ?? position
      if let old, let source, ValueEquality.areEqual(old[old.index(old.startIndex, offsetBy: source)], element) {
        continue
      }
      var observation: BodyObservation?
      let row = makeRow(element, for: source.map { children[$0] }, setting: &observation)
      if let source { observe(children[source], at: position, observation) }
      rows.append(NewRow(position: position, view: row, observation: observation))
    }
    return rows
  }

  /// Puts the children in their new order: those that stay are moved, newcomers are made. None is updated yet, because a child whose
  /// content grows looks for its neighbours.
  ///
  /// - Parameters:
  ///   - range: the only positions in which there may be other identities than before.
  ///   - newIDs: the identities that are there now.
  private func rearrange(
    _ range: Range<Int>, to newIDs: ContiguousArray<ID>, _ change: Rearrangement<ID>, _ rows: ContiguousArray<NewRow>
  ) {
    let difference = change.difference
    if let position = difference.repeatedPosition { report(repeated: newIDs[position]) }

    let after = children[change.oldMiddle.upperBound...].lazy.compactMap(\.firstElement).first ?? elementAfter
    for position in difference.removed {
      forget(children[position])
      children[position].remove()
    }

    // What stands still, seen from each new position: newcomers and movers go before it.
    var anchors = [Element?](repeating: after, count: change.newMiddle.count)
    var anchor = after
    for offset in anchors.indices.reversed() {
      anchors[offset] = anchor
      if difference.isInPlace[offset], let source = difference.sources[offset],
        let first = children[source].firstElement
      {
        anchor = first
      }
    }

    var middle: ContiguousArray<ViewNode<Row>> = []
    middle.reserveCapacity(change.newMiddle.count)
    var context = contextForChildren
    var newcomers = rows.lazy.filter { change.isNew($0.position) }.makeIterator()
    for offset in 0..<change.newMiddle.count {
      if let source = difference.sources[offset] {
        let child = children[source]
        if !difference.isInPlace[offset] { move(child, before: anchors[offset]) }
        middle.append(child)
      } else if let row = newcomers.next() {
        context.next = anchors[offset]
        let child = makeChild(row.view, id: newIDs[row.position - range.lowerBound], in: &context)
        observe(child, at: row.position, row.observation)
        middle.append(child)
      }
    }
    children.replaceSubrange(change.oldMiddle, with: middle)
    ids.replaceSubrange(range, with: newIDs)
    root.arrangedOutlets.forEach(root.finish)
    context.preferences.forgetOrder()
  }

  private func move(_ child: Node, before next: Element?) {
    guard var element = child.firstElement, let last = child.lastElement, let parent = element.parent else { return }
    while true {
      let following = element.nextSibling
      let isLast = element === last
      parent.move(element, before: next)
      guard !isLast, let following else { return }
      element = following
    }
  }

  private func report(repeated id: ID) {
    root.report(
      "ForEach: the identity \(id) occurs more than once among \(view.data.count) elements of \(Data.Element.self). "
        + "Only the first keeps its state when the list changes. Give every element an identity of its own.")
  }

  override func willClose() {
    for row in observed.values { row.observation.stop() }
    observed = [:]
    outdated = []
  }

  override func forEachChild(_ body: (Node) -> Void) { children.forEach(body) }
  override var firstElement: Element? { children.lazy.compactMap(\.firstElement).first }
  override var lastElement: Element? { children.lazy.reversed().compactMap(\.lastElement).first }

  override func firstElement(after child: Node) -> Element? {
    guard let index = children.firstIndex(where: { $0 === child }) else { return nil }
    return children[(index + 1)...].lazy.compactMap(\.firstElement).first
  }
}

extension ForEachNode: RowLocating {
  var rowCount: Int { children.count }

  /// - Parameter row: a row of one of the children, which may stand in elements that only carry looks.
  func position(ofRow row: Element) -> Int? {
    guard let parent = firstElement?.parent else { return nil }
    var element = row
    while element.parent !== parent {
      guard let outer = element.parent else { return nil }
      element = outer
    }
    return children.firstIndex { child in
      var next = child.firstElement
      let last = child.lastElement
      while let current = next {
        if current === element { return true }
        next = current === last ? nil : current.nextSibling
      }
      return false
    }
  }
}
