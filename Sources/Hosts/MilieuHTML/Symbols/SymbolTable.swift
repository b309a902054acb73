internal import MilieuViews

/// A system symbol's outline, ready for an `<svg>` element.
package struct SymbolDrawing: Sendable, Hashable {
  /// The `viewBox` that the outline is drawn in: a square with some room around most symbols.
  package let viewBox: String

  /// The value of a `<path>` element's `d` attribute. It holds nothing but path commands and numbers, so it needs no
  /// escaping.
  package let path: String

  /// The value of that element's `fill-rule` attribute. Every drawing is an area to be filled with the current colour,
  /// its lines included; none is to be stroked.
  package let fillRule: String
}

/// The drawings of the symbols that `Image(systemName:)` names.
///
/// The system's own symbols are licensed for its own platforms only. These are an open set's, chosen for each name by
/// what it depicts.
package enum SymbolTable {
  /// The drawing for a system symbol.
  ///
  /// A name without a drawing of its own gets that of the symbol it is a variant of. May be called from any thread. The
  /// first call reads the index of names.
  ///
  /// - Parameter name: The name given to `Image(systemName:)`, such as `xmark.circle.fill`.
  /// - Returns: The drawing, or `nil` if neither the name nor what it is a variant of is known.
  package static func svg(for name: String) -> SymbolDrawing? {
    for candidate in SymbolName(name).candidates {
      if let place = index[candidate[...]] {
        return SymbolDrawing(viewBox: "0 0 256 256", path: outline(at: place), fillRule: "evenodd")
      }
    }
    return nil
  }

  /// All names with a drawing of their own.
  package static var names: [String] {
    index.keys.map(String.init)
  }

  /// Where in `SymbolPaths.outlines` each name's outline is, as offsets of UTF-8 bytes.
  private static let index: [Substring: Range<Int>] = {
    var index: [Substring: Range<Int>] = [:]
    var end = -1
    for line in SymbolPaths.names.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let length = Int(words[1]) {
        // A line break stands between two outlines.
        let start = end + 1
        end = start + length
        index[words[0]] = start..<end
      } else {
        index[words[0]] = index[words[1].dropFirst()]
      }
    }
    return index
  }()

  private static func outline(at place: Range<Int>) -> String {
    let text = SymbolPaths.outlines
    let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: place.count)])
  }
}
