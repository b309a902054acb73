/// One step by which a host's copy of the elements catches up with the tree.
package enum Patch {
  /// Takes an element and all inside it away.
  case remove(Element.ID)
  /// Shows an element with all inside it, before a sibling or, with `nil`, at the end.
  case insert(Element, into: Element.ID, before: Element.ID?)
  /// Puts a shown element elsewhere among its siblings.
  case move(Element.ID, into: Element.ID, before: Element.ID?)
  /// Some properties have other values, or none any more.
  case update(Element, [ElementPropertyName])
}
