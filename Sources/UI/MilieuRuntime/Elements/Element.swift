/// One visible thing: what a primitive view put on the screen, as a host sees it.
///
/// Elements form a tree of their own with siblings linked in order, so that inserting or moving one costs the same among ten as
/// among ten thousand. Changes to elements a host already shows are noted in the tree's ``PatchLog``.
@MainActor
package final class Element {
  /// Identifies an element in messages between a host and the runtime; never used twice in one tree.
  package typealias ID = UInt32

  package let id: ID
  package let kind: ElementKind

  // NB: nodes own elements; the links between elements own nothing. An element leaves the links before its node goes.
  package private(set) unowned(unsafe) var parent: Element?
  package private(set) unowned(unsafe) var firstChild: Element?
  package private(set) unowned(unsafe) var lastChild: Element?
  package private(set) unowned(unsafe) var nextSibling: Element?
  package private(set) unowned(unsafe) var previousSibling: Element?

  /// In the order they were described; few enough that a search beats a table.
  package private(set) var properties: ContiguousArray<Property> = []

  package typealias Property = (name: ElementPropertyName, value: ElementValue)

  /// What few elements have, so that most stay small.
  private var extras: Extras?

  private final class Extras {
    var behavior: ElementBehavior?
    var tag: ElementTag?
    var annotations: ContiguousArray<Property> = []
    var controls: (buttons: RowControls, container: RowContext)?
  }

  private func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  /// What an element answers events with; `nil` for one that takes none.
  package internal(set) var behavior: ElementBehavior? {
    get { extras?.behavior }
    set {
      let old = extras?.behavior
      guard old !== newValue else { return }
      makeExtras().behavior = newValue
      guard (old == nil) != (newValue == nil) else { return }
      if newValue == nil { tree.forgetResponder(self) } else { tree.addResponder(self) }
    }
  }

  /// Tells the element apart from its siblings for a selection: the value of `.tag(_:)`, else the identity `ForEach` gave it.
  package internal(set) var tag: ElementTag? {
    get { extras?.tag }
    set { if newValue != nil || extras != nil { makeExtras().tag = newValue } }
  }

  /// Properties that modifiers add to those the view itself states; the view's own come first.
  var annotations: ContiguousArray<Property> {
    get { extras?.annotations ?? [] }
    set { if !newValue.isEmpty || extras != nil { makeExtras().annotations = newValue } }
  }

  /// Whether the content is shown in a form of the element's own: hosts leave the children out.
  package internal(set) var absorbsContent = false

  /// Whether a container put this element around one thing in it.
  package internal(set) var isRow = false

  var placement = Placement.detached

  /// Position among the noted changes, or -1.
  var changeIndex: Int32 = -1

  private unowned(unsafe) let tree: ElementTree

  /// Where an element is in the life of the host's copy.
  enum Placement: UInt8 {
    /// Not in the tree, or below something the host does not know yet.
    case detached
    /// In the tree; the host is to hear of it and of all below it.
    case entering
    /// Known to the host, which is to hear that it moved.
    case moving
    /// Shown by the host where it stands.
    case placed
    /// Inside an element that shows its content in a form of its own.
    case absorbed
  }

  init(kind: ElementKind, tree: ElementTree) {
    self.kind = kind
    self.tree = tree
    id = tree.makeID()
  }

  /// Whether the host has heard of this element.
  var isKnownToHost: Bool { placement == .placed || placement == .moving }

  // MARK: - Editing

  /// Gives a row the buttons that a person edits it with.
  func takeEditing(_ editing: RowEditing, in container: RowContext) {
    let buttons = RowControls(editing)
    makeExtras().controls = (buttons, container)
    buttons.refresh(self, in: container, tree: tree)
  }

  /// Changes what may be done to a row.
  func changeEditing(_ change: (inout RowEditing) -> Void) {
    guard let (buttons, container) = extras?.controls else { return }
    change(&buttons.editing)
    buttons.refresh(self, in: container, tree: tree)
  }

  // MARK: - Properties

  package subscript<Value>(property: ElementProperty<Value>) -> Value? {
    self[property.name]?.typed(as: Value.self)
  }

  package subscript(name: ElementPropertyName) -> ElementValue? {
    if let own = properties.first(where: { $0.name == name }) { return own.value }
    return annotations.isEmpty ? nil : annotations.first { $0.name == name }?.value
  }

  /// Replaces some of the properties that modifiers added.
  func annotate(_ new: ContiguousArray<Property>, replacing old: ContiguousArray<Property>) {
    annotations.removeAll { annotation in old.contains { $0.name == annotation.name } }
    annotations += new
    for name in Set(old.map(\.name) + new.map(\.name)) { noteProperty(name) }
  }

  /// Sets one property, and notes it for the host if it differs.
  package func set<Value>(_ property: ElementProperty<Value>, _ value: Value?) {
    let new = value.map { ElementValue($0) }
    guard self[property.name] != new else { return }
    storeQuietly(property.name, new)
    noteProperty(property.name)
  }

  /// Sets a property that follows from the element's content rather than from its description.
  package func derive<Value>(_ property: ElementProperty<Value>, _ value: Value?) {
    let new = value.map { ElementValue($0) }
    guard annotations.first(where: { $0.name == property.name })?.value != new else { return }
    annotations.removeAll { $0.name == property.name }
    if let new { annotations.append((property.name, new)) }
    noteProperty(property.name)
  }

  /// All properties: those the view states, then those that modifiers added or that follow from the content.
  package var allProperties: [Property] {
    properties + annotations.filter { annotation in !properties.contains { $0.name == annotation.name } }
  }

  /// Sets a property that the host already shows, because the host reported it.
  package func setAsShown<Value>(_ property: ElementProperty<Value>, _ value: Value) {
    storeQuietly(property.name, ElementValue(value))
  }

  /// Sets a property that follows from the content and that the host already shows, because the host reported it.
  package func deriveAsShown<Value>(_ property: ElementProperty<Value>, _ value: Value) {
    annotations.removeAll { $0.name == property.name }
    annotations.append((property.name, ElementValue(value)))
  }

  private func storeQuietly(_ name: ElementPropertyName, _ value: ElementValue?) {
    let index = properties.firstIndex { $0.name == name }
    switch (index, value) {
    case (let index?, let value?): properties[index].value = value
    case (let index?, nil): properties.remove(at: index)
    case (nil, let value?): properties.append((name, value))
    case (nil, nil): break
    }
  }

  /// Replaces all properties, and notes those that differ.
  func replaceProperties(_ new: ContiguousArray<Property>) {
    let old = properties
    properties = new
    guard isKnownToHost else { return noteAbsorbedChange() }
    for (name, value) in new where old.first(where: { $0.name == name })?.value != value { noteProperty(name) }
    for (name, _) in old where !new.contains(where: { $0.name == name }) { noteProperty(name) }
  }

  private func noteProperty(_ name: ElementPropertyName) {
    guard isKnownToHost else { return noteAbsorbedChange() }
    tree.noteProperty(name, of: self)
  }

  /// Tells the element that shows this one in a form of its own.
  private func noteAbsorbedChange() {
    guard placement == .absorbed || absorbsContent else { return }
    var ancestor: Element? = self
    while let element = ancestor, !element.absorbsContent { ancestor = element.parent }
    ancestor?.behavior?.onContentChange?()
  }

  /// Gives another tag to whatever carries one, here and inside.
  func replaceTag(_ old: ElementTag, with new: ElementTag) {
    if tag === old {
      tag = new
      noteAbsorbedChange()
    }
    for child in children { child.replaceTag(old, with: new) }
  }

  // MARK: - Tree

  /// The children, in order.
  package var children: some Sequence<Element> {
    sequence(state: firstChild) { next in
      defer { next = next?.nextSibling }
      return next
    }
  }

  /// Puts an element that has no parent among the children.
  func insert(_ child: Element, before next: Element?) {
    child.parent = self
    link(child, before: next ?? tree.end(of: self))
    if absorbsContent || placement == .absorbed {
      child.markAsAbsorbed()
      noteAbsorbedChange()
    } else if isKnownToHost {
      tree.noteInsertion(of: child)
    }
  }

  /// Moves a child to another position among the children.
  func move(_ child: Element, before next: Element?) {
    let next = next ?? tree.end(of: self)
    guard child !== next, child.nextSibling !== next else { return }
    unlink(child)
    link(child, before: next)
    if child.placement == .placed { tree.noteMove(of: child) } else { child.noteAbsorbedChange() }
  }

  /// Takes a child out of the tree.
  func remove(_ child: Element) {
    unlink(child)
    child.parent = nil
    tree.noteRemoval(of: child)
    if absorbsContent || placement == .absorbed { noteAbsorbedChange() }
  }

  /// Forgets the elements around this one. Called when the node that owns it closes: whoever still holds it, such as a test, must
  /// not follow links to elements that are gone.
  func leaveLinks() {
    extras?.controls?.buttons.close()
    parent = nil
    firstChild = nil
    lastChild = nil
    nextSibling = nil
    previousSibling = nil
  }

  private func markAsAbsorbed() {
    placement = .absorbed
    for child in children { child.markAsAbsorbed() }
  }

  private func link(_ child: Element, before next: Element?) {
    let previous = next.map { $0.previousSibling } ?? lastChild
    child.previousSibling = previous
    child.nextSibling = next
    if let previous { previous.nextSibling = child } else { firstChild = child }
    if let next { next.previousSibling = child } else { lastChild = child }
  }

  private func unlink(_ child: Element) {
    let previous = child.previousSibling
    let next = child.nextSibling
    child.nextSibling = nil
    child.previousSibling = nil
    next?.previousSibling = previous
    if next == nil { lastChild = previous }
    if let previous { previous.nextSibling = next } else { firstChild = next }
  }
}
