internal import MilieuEnvironment

extension PrimitiveView {
  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeElementNode(for: view, in: context)
  }

  /// The node of a view that is shown as its element, for a view that is so only at times.
  package static func makeElementNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { walk.enter(Self.self) { ElementContent.wire($0) } }
}

extension PrimitiveModifier {
  @_documentation(visibility: internal)
  public static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PrimitiveModifierNode(view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

/// A node that owns one element.
@MainActor
private class ElementNode<Content: View, Child: View>: SingleChildNode<Content, Child>, ElementFinisher,
  DescriptionEnvironment
{
  final let element: Element
  fileprivate final let facts: TypeFacts
  private final var reader: EnvironmentReader?

  /// What few nodes have, so that most stay small.
  private final var extras: Extras?

  private final class Extras {
    /// The row that a container put around the element.
    var row: Element?

    /// What the content is arranged in.
    var rows: RowContext?

    var summary: (@MainActor (Element) -> Void)?

    /// Whether what is inside is out of sight.
    var isCovered = false
  }

  private func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  private final var row: Element? { extras?.row }
  private final var rows: RowContext? { extras?.rows }

  /// How the element stands among rows: a fact of its type.
  var rowRole: RowRole { .content }

  init(kind: ElementKind, rowRole: RowRole, facts: TypeFacts, in context: NodeContext) {
    let tree = context.root.elements
    element = Element(kind: kind, tree: tree)
    self.facts = facts
    var row: Element?
    if let container = context.row, rowRole == .content {
      row = Element(kind: container.kind, tree: tree)
      row?.isRow = true
    }
    super.init(context)
    if let row, let container = context.row {
      makeExtras().row = row
      row.tag = context.tag
      row.behavior = container.behavior
      row.insert(element, before: nil)
      context.element.insert(row, before: context.next)
      if context.rowEditing.edits != nil { row.takeEditing(context.rowEditing, in: container) }
      container.describe?(row)
    } else {
      if rowRole != .passing { element.tag = context.tag }
      context.element.insert(element, before: context.next)
    }
    if rowRole != .passing, !context.annotations.isEmpty { element.annotations = context.annotations }
  }

  final func arrange(in rows: RowContext) { makeExtras().rows = rows }

  /// Says what the element is like.
  func describe(_ description: inout ElementDescription) {}

  final func redescribe() {
    let description = evaluating(facts: facts) {
      guard let reader else { return makeDescription() }
      return reader.tracking { makeDescription() }
    }
    element.replaceProperties(description.properties)
    apply(description)
    if let rows {
      let isFirst = rows.describe == nil
      rows.describe = description.describeRow
      if !isFirst, let describe = rows.describe { Self.forEachRow(in: element, describe) }
    }
  }

  /// Rows may stand in sections and in elements that only carry looks, but not inside other rows.
  private static func forEachRow(in element: Element, _ body: (Element) -> Void) {
    for child in element.children {
      if child.isRow { body(child) } else { forEachRow(in: child, body) }
    }
  }

  private func makeDescription() -> ElementDescription {
    var description = ElementDescription(environment: self, rows: rows)
    describe(&description)
    return description
  }

  var descriptionEnvironment: EnvironmentValues {
    let reader = reader ?? EnvironmentReader(scope: scope, owner: self)
    self.reader = reader
    return EnvironmentValues(scope: reader.scope, reader: reader)
  }

  private func apply(_ description: ElementDescription) {
    if description.isCovered != isContentCovered { cover(description.isCovered) }
    let needsBehavior =
      !description.handlers.isEmpty || description.isInert || description.isDisabled || description.summary != nil
      || description.isCovered
    guard needsBehavior else { return element.behavior = nil }
    let behavior = element.behavior ?? ElementBehavior(node: self)
    behavior.handlers = description.handlers
    behavior.isDisabled = description.isDisabled
    behavior.isInert = description.isInert || description.isCovered
    behavior.onFinish = description.onFinish
    if element.behavior == nil { element.behavior = behavior }
    guard let summary = description.summary else { return }
    makeExtras().summary = summary
    if behavior.onContentChange == nil {
      element.absorbsContent = true
      behavior.onContentChange = { [unowned self] in root.finish(self) }
    }
    root.finish(self)
  }

  override var isContentCovered: Bool { extras?.isCovered ?? false }

  private func cover(_ isCovered: Bool) {
    makeExtras().isCovered = isCovered
    root.coveredNodes += isCovered ? 1 : -1
    tellContent(isInSight: !isCovered)
  }

  func finish() {
    if !isClosed { extras?.summary?(element) }
  }

  override func adjust(_ context: inout NodeContext) {
    context.element = element
    context.next = nil
    context.givesTags = rows?.behavior != nil || element.absorbsContent || context.givesTags && rowRole == .passing
    if rowRole != .passing {
      context.row = rows
      context.tag = nil
      context.annotations = []
      context.rowEditing = RowEditing()
    }
  }

  final func contextForContent(_ context: NodeContext) -> NodeContext {
    var inner = context
    adjust(&inner)
    inner.parent = self
    return inner
  }

  override func willClose() {
    if isContentCovered { root.coveredNodes -= 1 }
    reader?.leaveAll()
    element.behavior = nil
    element.leaveLinks()
    row?.behavior = nil
    row?.leaveLinks()
  }

  /// How things are shown is read by the element for itself.
  override var readerName: String { (path.last.map { "\($0)'s " } ?? "") + element.kind.name }

  override var ownElement: Element? { element }
  override var isElementBoundary: Bool { true }
  override var firstElement: Element? { row ?? element }
  override var lastElement: Element? { row ?? element }
}

/// Stands for a primitive view.
private final class PrimitiveNode<Content: PrimitiveView>: ElementNode<Content, Content.ElementContent> {
  private var view: Content

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(
      kind: Content.elementKind, rowRole: Content.rowRole, facts: TypeFacts.of(Content.self), in: context)
    if let rows = view.makeRows() { arrange(in: rows) }
    facts.connect(&self.view, replacing: nil, to: self)
    redescribe()
    if Content.ElementContent.self != EmptyView.self {
      child = Content.ElementContent.makeNode(for: self.view.elementContent, in: contextForContent(context))
    }
  }

  override var rowRole: RowRole { Content.rowRole }

  override func describe(_ description: inout ElementDescription) {
    facts.prepare(&view)
    view.describe(&description)
  }

  override func update(_ new: Content) {
    root.counts.nodesVisited += 1
    var new = new
    if facts.areEqual(&view, &new) {
      evaluateIfMarked()
      return
    }
    withUnsafeMutablePointer(to: &view) {
      facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self)
    }
    view = new
    redescribe()
    child?.update(view.elementContent)
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || facts.refresh(&view) { redescribe() }
  }

  override func willClose() {
    facts.disconnect(&view)
    super.willClose()
  }
}

/// Stands for a view with a modifier that puts an element around it.
private final class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>:
  ElementNode<ModifiedContent<Content, Modifier>, Content>
{
  private var modifier: Modifier

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    super.init(
      kind: Modifier.elementKind, rowRole: Modifier.rowRole, facts: TypeFacts.of(Modifier.self), in: context)
    facts.connect(&modifier, replacing: nil, to: self)
    redescribe()
    child = Content.makeNode(for: view.content, in: contextForContent(context))
  }

  override var rowRole: RowRole { Modifier.rowRole }

  override func describe(_ description: inout ElementDescription) {
    facts.prepare(&modifier)
    modifier.describe(&description)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    root.counts.nodesVisited += 1
    var new = view.modifier
    if facts.areEqual(&modifier, &new) {
      evaluateIfMarked()
    } else {
      withUnsafeMutablePointer(to: &modifier) {
        facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self)
      }
      modifier = new
      redescribe()
    }
    child?.update(view.content)
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || facts.refresh(&modifier) { redescribe() }
  }

  override func willClose() {
    facts.disconnect(&modifier)
    super.willClose()
  }
}
