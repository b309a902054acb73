/// A system symbol's name, and the simpler names that may stand in for it.
package struct SymbolName: Sendable, Hashable {
  /// The name as `Image(systemName:)` was given it, for example `bell.circle.fill`.
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name and, from the nearest to the farthest, what is left of it without its variants: for `bell.circle.fill`
  /// that is `bell.circle`, `bell.fill` and `bell`.
  ///
  /// `fill`, an enclosing shape and a badge decorate a symbol, so the symbol without them still says what was meant. A
  /// `slash` turns the meaning round, so it stays: `mic` is no stand-in for `mic.slash`.
  package var candidates: [String] {
    var names = [rawValue]
    var parts = rawValue.split(separator: ".", omittingEmptySubsequences: false)
    var isFilled = false
    while parts.count > 1 {
      if parts.last == "fill" {
        parts.removeLast()
        isFilled = true
        names.append(parts.joined(separator: "."))
      } else if let last = parts.last, Self.enclosures.contains(last) {
        parts.removeLast()
        let name = parts.joined(separator: ".")
        names += isFilled ? [name + ".fill", name] : [name]
      } else if let badge = parts.lastIndex(of: "badge"), badge > 0 {
        parts.removeSubrange(badge...)
        names.append(parts.joined(separator: "."))
      } else {
        break
      }
    }
    return names
  }

  private static let enclosures: Set<Substring> = [
    "app", "capsule", "circle", "diamond", "hexagon", "octagon", "rectangle", "shield", "square", "triangle",
  ]
}
