/// A name that is made once and then compared by where it lies.
package final class InternedName: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}
