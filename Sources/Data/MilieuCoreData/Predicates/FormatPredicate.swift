public import Foundation

/// A predicate that was made of a format.
///
/// Foundation on Linux has predicates of functions only, and no key-value coding; this one reads the format itself.
final class FormatPredicate: NSPredicate {
  let node: FormatNode
  fileprivate let format: String
  fileprivate let arguments: [Any]

  init(_ format: String, _ arguments: [Any]) throws {
    node = try FormatParser.parse(format, arguments)
    self.format = format
    self.arguments = arguments
    super.init(value: false)
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    node.evaluate(object, bindings ?? [:])
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  @available(*, deprecated, message: "The format as it was given, with its marks for arguments")
  override var predicateFormat: String { format }

  override var description: String { format }
}

extension NSPredicate {
  /// Whether another was made of the same format with the same arguments, so that both say the same.
  package func saysSame(as other: NSPredicate) -> Bool {
    guard let mine = self as? FormatPredicate, let others = other as? FormatPredicate else { return isEqual(other) }
    return mine.format == others.format && mine.arguments.count == others.arguments.count
      && zip(mine.arguments, others.arguments).allSatisfy { PredicateOperand($0).isEqual(PredicateOperand($1)) }
  }
}

/// What predicates are made of a format by. `NSPredicate` is it; there is nothing else to do with it.
public protocol FormatPredicateMaking {}

extension NSPredicate: FormatPredicateMaking {}

extension FormatPredicateMaking where Self: NSPredicate {
  /// Makes a predicate of a format.
  ///
  /// ```swift
  /// NSPredicate(format: "name BEGINSWITH[cd] %@ AND (rating >= %d OR ANY tags.name == 'sea')", text, 4)
  /// ```
  ///
  /// Known are `==`, `=`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `BETWEEN {1, 10}`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, each
  /// with `[c]`, `[d]`, `[l]`; `AND`, `OR`, `NOT`, `&&`, `||`, `!` and parentheses; `ANY`, `SOME`, `ALL`, `NONE`; paths of names, `SELF`, `@count`,
  /// `@min`, `@max`, `@sum`, `@avg`; texts in quotes, numbers, lists in braces, `TRUE`, `FALSE`, `YES`, `NO`, `nil`, `NULL`, `$variable`; `%@`,
  /// `%K`, `%d`, `%ld`, `%f` and their like. Not known are `SUBQUERY`, functions and arithmetic.
  ///
  /// As in Core Data, what is not there is equal to `nil` alone, differs from everything else, and no other comparison with it holds. A format
  /// that cannot be read ends the program, as it does there, with the place in the format.
  ///
  /// - Parameters:
  ///   - predicateFormat: the format.
  ///   - args: what stands for its marks, in order.
  // `self` is another class than the one that is asked for: only an extension of a protocol may do so.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate of a format.
  ///
  /// - Parameters:
  ///   - predicateFormat: the format, as in ``init(format:_:)``.
  ///   - arguments: what stands for its marks, in order.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      guard let made = try FormatPredicate(predicateFormat, arguments ?? []) as? Self else {
        preconditionFailure("'\(Self.self)' cannot be made of a format: only 'NSPredicate' can")
      }
      self = made
    } catch {
      fatalError("\(error)")
    }
  }
}
