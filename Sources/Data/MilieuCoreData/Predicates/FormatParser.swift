internal import Foundation

/// Reads a predicate's format.
package struct FormatParser {
  private var scanner: FormatScanner

  /// What a format says.
  ///
  /// - Throws: ``PredicateFormatError``, which says where it says nothing.
  package static func parse(_ format: String, _ arguments: [Any]) throws -> FormatNode {
    var parser = FormatParser(scanner: FormatScanner(format, arguments))
    let node = try parser.either()
    parser.scanner.skipSpace()
    guard parser.scanner.isAtEnd else { throw parser.scanner.failure("'AND', 'OR' or the end was expected here") }
    guard parser.scanner.argument == arguments.count else {
      throw parser.scanner.failure(
        "there are \(arguments.count) arguments, and it takes in \(parser.scanner.argument)")
    }
    return node
  }

  private init(scanner: FormatScanner) { self.scanner = scanner }

  // MARK: - Logic

  private mutating func either() throws -> FormatNode {
    var nodes = [try both()]
    while scanner.take("||") || scanner.take(word: "OR") { nodes.append(try both()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func both() throws -> FormatNode {
    var nodes = [try negation()]
    while scanner.take("&&") || scanner.take(word: "AND") { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func negation() throws -> FormatNode {
    if scanner.take(word: "NOT") { return .not(try negation()) }
    if scanner.take("!") { return .not(try negation()) }
    return try group() ?? comparison()
  }

  /// What stands in parentheses, unless that is one side of a comparison.
  private mutating func group() throws -> FormatNode? {
    let start = scanner
    guard scanner.take("(") else { return nil }
    do {
      let node = try either()
      scanner.skipSpace()
      guard scanner.take(")") else { throw scanner.failure("')' was expected here") }
      return node
    } catch {
      let failed = scanner
      scanner = start
      var term = self
      // `(name) == 'x'` is none.
      guard (try? term.term()) != nil, (try? term.relation()) != nil else {
        scanner = failed
        throw error
      }
      return nil
    }
  }

  // MARK: - Comparisons

  private mutating func comparison() throws -> FormatNode {
    if scanner.take(word: "TRUEPREDICATE") { return .constant(true) }
    if scanner.take(word: "FALSEPREDICATE") { return .constant(false) }
    var quantity = FormatComparison.Quantity.one
    var isNone = false
    if scanner.take(word: "ANY") || scanner.take(word: "SOME") {
      quantity = .any
    } else if scanner.take(word: "ALL") {
      quantity = .all
    } else if scanner.take(word: "NONE") {
      quantity = .any
      isNone = true
    }
    let left = try term()
    let (relation, options) = try relation()
    scanner.skipSpace()
    let place = scanner.place
    let right = try term()
    var pattern: NSRegularExpression?
    if relation == .matches, case .value(let value) = right, let source = value as? String {
      pattern = FormatComparison.expression(source, options)
      if pattern == nil { throw scanner.failure("'\(source)' is no regular expression", at: place) }
    }
    if relation == .between, case .list(let bounds) = right, bounds.count != 2 {
      throw scanner.failure("BETWEEN takes two values, '{1, 10}', and there are \(bounds.count)", at: place)
    }
    let node = FormatNode.comparison(
      FormatComparison(
        quantity: quantity, left: left, relation: relation, right: right, options: options, pattern: pattern))
    return isNone ? .not(node) : node
  }

  private static let signs: [(String, FormatComparison.Relation)] = [
    ("==", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual), ("=<", .lessOrEqual),
    (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("=", .equal), ("<", .less), (">", .greater),
  ]

  private static let words: [String: FormatComparison.Relation] = [
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
    "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func relation() throws -> (FormatComparison.Relation, TextOptions) {
    for (sign, relation) in Self.signs where scanner.take(sign) { return (relation, try options()) }
    guard let word = scanner.peekWord(), let relation = Self.words[word.uppercased()] else {
      scanner.skipSpace()
      throw scanner.failure(
        "a comparison was expected here: ==, !=, <, <=, >, >=, BETWEEN, IN, CONTAINS, BEGINSWITH, ENDSWITH, LIKE or MATCHES"
      )
    }
    _ = scanner.take(word: word.uppercased())
    return (relation, try options())
  }

  private mutating func options() throws -> TextOptions {
    guard scanner.take("[") else { return [] }
    var options: TextOptions = []
    while let letter = scanner.next, letter != "]" {
      switch letter {
      case "c", "C": options.insert(.caseInsensitive)
      case "d", "D": options.insert(.diacriticInsensitive)
      case "l", "L": options.insert(.localized)
      // Texts are compared as Unicode says, however they are composed.
      case "n", "N": break
      default: throw scanner.failure("'\(letter)' is no option: use [c], [d], [l], or several of them")
      }
      scanner.place += 1
    }
    guard scanner.take("]") else { throw scanner.failure("']' was expected here") }
    return options
  }

  // MARK: - Terms

  private mutating func term() throws -> FormatTerm {
    scanner.skipSpace()
    if let text = try scanner.takeText() { return .value(text) }
    if scanner.next == "%" { return try argument() }
    if scanner.take("{") { return try list() }
    if scanner.take("(") {
      let inner = try term()
      guard scanner.take(")") else { throw scanner.failure("')' was expected here") }
      return inner
    }
    if scanner.take("$") {
      guard let name = scanner.takeName() else { throw scanner.failure("the name of a variable was expected here") }
      return .variable(name)
    }
    if let number = try scanner.takeNumber() { return .value(number) }
    return try path()
  }

  private mutating func list() throws -> FormatTerm {
    var terms: [FormatTerm] = []
    if scanner.take("}") { return .list([]) }
    repeat { terms.append(try term()) } while scanner.take(",")
    guard scanner.take("}") else { throw scanner.failure("',' or '}' was expected here") }
    return .list(terms)
  }

  /// A constant by its name, or a path of names.
  private mutating func path() throws -> FormatTerm {
    scanner.skipSpace()
    let start = scanner.place
    guard let name = scanner.takeName() else {
      throw scanner.failure(scanner.isAtEnd ? "something is missing at the end" : "a value or a name was expected here")
    }
    switch name.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "SUBQUERY":
      throw scanner.failure("SUBQUERY is not supported: fetch the objects at the other end first", at: start)
    default: break
    }
    if scanner.next == "(" { throw scanner.failure("functions such as '\(name)()' are not supported", at: start) }
    return try path(after: [name])
  }

  private mutating func path(after names: [String]) throws -> FormatTerm {
    var names = names
    while scanner.next == "." {
      scanner.place += 1
      if scanner.next == "%" {
        guard case .keyPath(let more) = try argument() else {
          throw scanner.failure("'%K' was expected here, which stands for a name")
        }
        names += more
        continue
      }
      guard let name = scanner.takeName() else { throw scanner.failure("a name was expected after the point") }
      names.append(name)
    }
    if names[0].uppercased() == "SELF" { names.removeFirst() }
    return .keyPath(names)
  }

  /// A mark that stands for an argument.
  private mutating func argument() throws -> FormatTerm {
    let start = scanner.place
    scanner.place += 1
    var mark = ""
    while let next = scanner.next, "lhqzt".contains(next) {
      mark.append(next)
      scanner.place += 1
    }
    guard let kind = scanner.next else { throw scanner.failure("'%' says nothing at the end", at: start) }
    scanner.place += 1
    mark = "%\(mark)\(kind)"
    switch kind {
    case "@", "d", "D", "i", "u", "U", "f", "F", "g", "G", "e", "E", "c", "C", "s", "S", "x", "X":
      return .value(KeyedReading.unwrap(try scanner.takeArgument(for: mark, at: start)))
    case "K":
      let given = try scanner.takeArgument(for: mark, at: start)
      guard let text = given as? String, !text.isEmpty else {
        throw scanner.failure("'%K' stands for the name of a property, and was given \(given)", at: start)
      }
      return try path(after: text.split(separator: ".").map(String.init))
    default: throw scanner.failure("'\(mark)' is not known: use %@, %K, %d, %ld, %f and their like", at: start)
    }
  }
}
