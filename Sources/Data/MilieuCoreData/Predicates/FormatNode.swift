internal import Foundation

/// What a predicate's format says.
package indirect enum FormatNode {
  case constant(Bool)
  case not(FormatNode)
  case and([FormatNode])
  case or([FormatNode])
  case comparison(FormatComparison)

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.evaluate(object, variables)
    case .and(let nodes): nodes.allSatisfy { $0.evaluate(object, variables) }
    case .or(let nodes): nodes.contains { $0.evaluate(object, variables) }
    case .comparison(let comparison): comparison.evaluate(object, variables)
    }
  }
}

/// One side of a comparison.
indirect enum FormatTerm {
  case value(Any?)
  /// A path of names from the object; empty for the object itself.
  case keyPath([String])
  case list([FormatTerm])
  case variable(String)

  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return value
    case .keyPath(let path): return KeyedReading.value(of: object, at: path[...])
    case .list(let terms): return terms.map { $0.value(of: object, variables) as Any }
    case .variable(let name):
      guard let value = variables[name] else {
        preconditionFailure(
          "The predicate has a variable '$\(name)', of which nothing is said: 'evaluate(with:substitutionVariables:)'")
      }
      return value
    }
  }
}

/// A comparison of two terms.
package struct FormatComparison {
  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, beginsWith, endsWith, like, matches
  }

  /// For which of the values that a relationship to many leads to it has to hold.
  enum Quantity { case one, any, all }

  let quantity: Quantity
  let left: FormatTerm
  let relation: Relation
  let right: FormatTerm
  let options: TextOptions
  /// What `MATCHES` asks for, if it is known beforehand.
  let pattern: NSRegularExpression?

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let right = PredicateOperand(self.right.value(of: object, variables))
    let left = self.left.value(of: object, variables)
    switch quantity {
    case .one: return holds(PredicateOperand(left), right)
    case .any: return Self.elements(left).contains { holds(PredicateOperand($0), right) }
    case .all: return Self.elements(left).allSatisfy { holds(PredicateOperand($0), right) }
    }
  }

  private static func elements(_ value: Any?) -> [Any] {
    guard let value = KeyedReading.unwrap(value) else { return [] }
    return KeyedReading.collection(value) ?? [value]
  }

  /// What is not there is equal to nothing and stands in no order: every other comparison with it does not hold.
  private func holds(_ left: PredicateOperand, _ right: PredicateOperand) -> Bool {
    switch relation {
    case .equal: return left.isEqual(right, options)
    case .notEqual: return !left.isEqual(right, options)
    case .less: return left.compare(right, options) == .orderedAscending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(left.compare(right, options))
    case .greater: return left.compare(right, options) == .orderedDescending
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(left.compare(right, options))
    case .between:
      guard case .many(let bounds) = right.kind, bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(left.compare(PredicateOperand(bounds[0]), options))
        && [.orderedAscending, .orderedSame].contains(left.compare(PredicateOperand(bounds[1]), options))
    case .isIn: return Self.contains(right, left, options)
    case .contains: return Self.contains(left, right, options)
    case .beginsWith: return texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: return texts(left, right) { $0.hasSuffix($1) }
    case .like: return texts(left, right) { Self.isLike(Array($0), Array($1)) }
    case .matches: return matches(left, right)
    }
  }

  private func texts(
    _ left: PredicateOperand, _ right: PredicateOperand, _ holds: (String, String) -> Bool
  ) -> Bool {
    guard case .text(let left) = left.kind, case .text(let right) = right.kind else { return false }
    return holds(options.fold(left), options.fold(right))
  }

  private static func contains(
    _ whole: PredicateOperand, _ part: PredicateOperand, _ options: TextOptions
  ) -> Bool {
    switch (whole.kind, part.kind) {
    case (.many(let elements), _): elements.contains { PredicateOperand($0).isEqual(part, options) }
    case (.text(let whole), .text(let part)): options.fold(whole).contains(options.fold(part))
    default: false
    }
  }

  /// Whether a text is as a pattern says in which `*` stands for any number of characters, `?` for one, and `\` before one for itself.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, at) = (0, 0)
    var retry: (place: Int, at: Int)?
    while place < text.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (place, at + 1)
        at += 1
        continue
      }
      let escapes = at + 1 < pattern.count && pattern[at] == "\\"
      if at < pattern.count, escapes ? pattern[at + 1] == text[place] : pattern[at] == "?" || pattern[at] == text[place]
      {
        place += 1
        at += escapes ? 2 : 1
        continue
      }
      guard let (from, after) = retry else { return false }
      retry = (from + 1, after)
      (place, at) = (from + 1, after)
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  private func matches(_ left: PredicateOperand, _ right: PredicateOperand) -> Bool {
    guard case .text(let text) = left.kind, case .text(let source) = right.kind else { return false }
    guard let expression = pattern ?? Self.expression(source, options) else {
      preconditionFailure("'\(source)' after MATCHES is no regular expression")
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).contains { $0.range == whole }
  }

  /// A regular expression that stands for the whole of a text; `nil` if it is none.
  static func expression(_ source: String, _ options: TextOptions) -> NSRegularExpression? {
    try? NSRegularExpression(
      pattern: "\\A(?:\(source))\\z", options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
  }
}
