/// Tells one choice from another: the value of `.tag(_:)`, or the identity that `ForEach` gave.
package final class ElementTag {
  package let value: AnyHashable

  init(_ value: some Hashable) {
    self.value = AnyHashable(value)
  }
}
