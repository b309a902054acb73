internal import MilieuEnvironment

extension PrimitiveView {
  @_documentation(visibility: internal)
  public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension PrimitiveModifier {
  @_documentation(visibility: internal)
  public static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PrimitiveModifierNode(view, in: context)
  }
}

/// A node that owns one element.
@MainActor
private class ElementNode<Content: View, Child: View>: SingleChildNode<Content, Child>, ElementFinisher {
  final let element: Element

  /// The row that a container put around the element.
  private final let row: Element?

  /// What the content is arranged in.
  fileprivate final var rows: RowContext?

  private final var reader: EnvironmentReader?
  private final var summary: (@MainActor (Element) -> Void)?
  private final let facts: TypeFacts
  private final let rowRole: RowRole

  init(kind: ElementKind, rowRole: RowRole, facts: TypeFacts, in context: NodeContext) {
    let tree = context.root.elements
    element = Element(kind: kind, tree: tree)
    self.facts = facts
    self.rowRole = rowRole
    if rowRole != .passing, !context.annotations.isEmpty { element.annotations = context.annotations }
    if let container = context.row, rowRole == .content {
      let row = Element(kind: container.kind, tree: tree)
      row.isRow = true
      self.row = row
      super.init(context)
      row.tag = context.tag
      row.behavior = container.behavior
      row.insert(element, before: nil)
      context.element.insert(row, before: context.next)
      container.describe?(row)
    } else {
      row = nil
      super.init(context)
      if rowRole != .passing { element.tag = context.tag }
      context.element.insert(element, before: context.next)
    }
  }

  /// Says what the element is like.
  func describe(_ description: inout ElementDescription) {}

  final func redescribe() {
    let description = evaluating(facts: facts) {
      let reader = reader ?? EnvironmentReader(scope: scope, owner: self)
      let description = reader.tracking {
        var description = ElementDescription(
          environment: EnvironmentValues(scope: reader.scope, reader: reader), rows: rows)
        describe(&description)
        return description
      }
      self.reader = reader.slots.isEmpty ? nil : reader
      return description
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

  private func apply(_ description: ElementDescription) {
    let needsBehavior =
      !description.handlers.isEmpty || description.isInert || description.isDisabled || description.summary != nil
    guard needsBehavior else { return element.behavior = nil }
    let behavior = element.behavior ?? ElementBehavior(onHandled: { [unowned self] in mark() })
    behavior.handlers = description.handlers
    behavior.isDisabled = description.isDisabled
    behavior.isInert = description.isInert
    if element.behavior == nil { element.behavior = behavior }
    guard let summary = description.summary else { return }
    self.summary = summary
    if behavior.onContentChange == nil {
      element.absorbsContent = true
      behavior.onContentChange = { [unowned self] in root.finish(self) }
    }
    root.finish(self)
  }

  func finish() {
    if !isClosed { summary?(element) }
  }

  override func adjust(_ context: inout NodeContext) {
    context.element = element
    context.next = nil
    context.givesTags = rows?.behavior != nil || element.absorbsContent || context.givesTags && rowRole == .passing
    if rowRole != .passing {
      context.row = rows
      context.tag = nil
      context.annotations = []
    }
  }

  final func contextForContent(_ context: NodeContext) -> NodeContext {
    var inner = context
    adjust(&inner)
    inner.parent = self
    return inner
  }

  override func willClose() {
    reader?.leaveAll()
    element.behavior = nil
    row?.behavior = nil
  }

  override var isElementBoundary: Bool { true }
  override var firstElement: Element? { row ?? element }
  override var lastElement: Element? { row ?? element }
}

/// Stands for a primitive view.
private final class PrimitiveNode<Content: PrimitiveView>: ElementNode<Content, Content.ElementContent> {
  private var view: Content
  private let viewFacts: TypeFacts

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    viewFacts = TypeFacts.of(Content.self)
    super.init(kind: Content.elementKind, rowRole: Content.rowRole, facts: viewFacts, in: context)
    rows = view.makeRows()
    viewFacts.connect(&self.view, replacing: nil, to: self)
    redescribe()
    if Content.ElementContent.self != EmptyView.self {
      child = Content.ElementContent.makeNode(for: self.view.elementContent, in: contextForContent(context))
    }
  }

  override func describe(_ description: inout ElementDescription) {
    viewFacts.prepare(&view)
    view.describe(&description)
  }

  override func update(_ new: Content) {
    root.counts.nodesVisited += 1
    var new = new
    if viewFacts.areEqual(&view, &new) {
      evaluateIfMarked()
      return
    }
    withUnsafeMutablePointer(to: &view) {
      viewFacts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self)
    }
    view = new
    redescribe()
    child?.update(view.elementContent)
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || viewFacts.refresh(&view) { redescribe() }
  }

  override func willClose() {
    viewFacts.disconnect(&view)
    super.willClose()
  }
}

/// Stands for a view with a modifier that puts an element around it.
private final class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>:
  ElementNode<ModifiedContent<Content, Modifier>, Content>
{
  private var modifier: Modifier
  private let modifierFacts: TypeFacts

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    modifierFacts = TypeFacts.of(Modifier.self)
    super.init(kind: Modifier.elementKind, rowRole: Modifier.rowRole, facts: modifierFacts, in: context)
    modifierFacts.connect(&modifier, replacing: nil, to: self)
    redescribe()
    child = Content.makeNode(for: view.content, in: contextForContent(context))
  }

  override func describe(_ description: inout ElementDescription) {
    modifierFacts.prepare(&modifier)
    modifier.describe(&description)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    root.counts.nodesVisited += 1
    var new = view.modifier
    if modifierFacts.areEqual(&modifier, &new) {
      evaluateIfMarked()
    } else {
      withUnsafeMutablePointer(to: &modifier) {
        modifierFacts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self)
      }
      modifier = new
      redescribe()
    }
    child?.update(view.content)
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || modifierFacts.refresh(&modifier) { redescribe() }
  }

  override func willClose() {
    modifierFacts.disconnect(&modifier)
    super.willClose()
  }
}
