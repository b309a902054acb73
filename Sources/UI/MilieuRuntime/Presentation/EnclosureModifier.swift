/// A modifier that says something about the element around what it modifies, such as the sheet that the view is in.
///
/// Of several in one element, the last that was made or changed counts.
@MainActor
package protocol EnclosureModifier: ViewModifier where Body == Never {
  /// The kinds of elements this is about; the nearest around the view is meant.
  nonisolated static var enclosures: [ElementKind] { get }

  /// States the properties.
  func annotate(_ element: inout ElementDescription)
}

extension EnclosureModifier {
  package static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    EnclosureNode(view, in: context)
  }

  package nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
  }
}

private final class EnclosureNode<Content: View, Modifier: EnclosureModifier>:
  SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
  private let facts: TypeFacts
  private var modifier: Modifier
  private var properties: ContiguousArray<Element.Property> = []

  /// NB: owned by a node above this one, which goes after it.
  private unowned let enclosure: Element?

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    modifier = view.modifier
    facts = TypeFacts.of(Modifier.self)
    enclosure = Self.enclosure(of: context.element)
    super.init(context)
    facts.connect(&modifier, replacing: nil, to: self)
    state()
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  private static func enclosure(of element: Element) -> Element? {
    var ancestor: Element? = element
    while let current = ancestor, !Modifier.enclosures.contains(current.kind) { ancestor = current.parent }
    return ancestor
  }

  private func state() {
    let new = evaluating(facts: facts) {
      facts.prepare(&modifier)
      var description = ElementDescription(environment: nil)
      modifier.annotate(&description)
      return description.properties
    }
    guard !new.elementsEqual(properties, by: { $0.name == $1.name && $0.value == $1.value }) else { return }
    enclosure?.annotate(new, replacing: properties)
    properties = new
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    var new = view.modifier
    if facts.areEqual(&modifier, &new) {
      evaluateIfMarked()
    } else {
      withUnsafeMutablePointer(to: &modifier) { facts.connect(&new, replacing: UnsafeMutableRawPointer($0), to: self) }
      modifier = new
      state()
    }
    child?.update(view.content)
  }

  override func reevaluate(isCertain: Bool) {
    if isCertain || facts.refresh(&modifier) { state() }
  }

  override func willClose() {
    enclosure?.annotate([], replacing: properties)
    facts.disconnect(&modifier)
  }
}
