import Foundation
import MilieuData

extension PredicateGenerator {
  typealias Order = E.ComparisonOperator

  static func value<T: Codable & Sendable>(_ value: T) -> AnyExpression<T> { AnyExpression(E.build_Arg(value)) }

  /// Both; what they are stays visible, so that it is taken apart as what people write.
  static func and(_ left: Truth, _ right: Truth) -> Truth {
    func make(
      _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
    ) -> Truth {
      AnyExpression(E.build_Conjunction(lhs: left, rhs: right))
    }
    return make(left.base, right.base)
  }

  /// Either; what they are stays visible.
  static func or(_ left: Truth, _ right: Truth) -> Truth {
    func make(
      _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
    ) -> Truth {
      AnyExpression(E.build_Disjunction(lhs: left, rhs: right))
    }
    return make(left.base, right.base)
  }

  static func not(_ value: Truth) -> Truth { AnyExpression(E.build_Negation(value)) }

  static func either<T>(_ test: Truth, _ first: AnyExpression<T>, _ second: AnyExpression<T>) -> AnyExpression<T> {
    AnyExpression(E.build_Conditional(test, first, second))
  }

  static func equal<T: Equatable>(_ left: AnyExpression<T>, _ right: AnyExpression<T>, _ isNegated: Bool) -> Truth {
    isNegated
      ? AnyExpression(E.build_NotEqual(lhs: left, rhs: right)) : AnyExpression(E.build_Equal(lhs: left, rhs: right))
  }

  static func missing<T: Equatable>(_ value: AnyExpression<T?>, _ isNegated: Bool) -> Truth {
    isNegated
      ? AnyExpression(E.build_NotEqual(lhs: value, rhs: E.build_NilLiteral()))
      : AnyExpression(E.build_Equal(lhs: value, rhs: E.build_NilLiteral()))
  }

  static func compare<T: Comparable>(_ left: AnyExpression<T>, _ right: AnyExpression<T>, _ order: Order) -> Truth {
    AnyExpression(E.build_Comparison(lhs: left, rhs: right, op: order))
  }

  static func between(_ value: Whole, _ low: Int, _ high: Int, _ isClosed: Bool) -> Truth {
    let (lower, upper) = (E.build_Arg(low), E.build_Arg(high))
    return isClosed
      ? AnyExpression(E.build_contains(E.build_ClosedRange(lower: lower, upper: upper), value))
      : AnyExpression(E.build_contains(E.build_Range(lower: lower, upper: upper), value))
  }

  static func read<Root, T>(_ root: AnyExpression<Root>, _ keyPath: any KeyPath<Root, T> & Sendable) -> AnyExpression<T>
  {
    AnyExpression(E.build_KeyPath(root: root, keyPath: keyPath))
  }

  /// `root?.property`
  static func chain<Root, T>(
    _ root: AnyExpression<Root?>, _ keyPath: any KeyPath<Root, T> & Sendable
  ) -> AnyExpression<T?> {
    map(root) { read($0, keyPath) }
  }

  /// `root?.property`, of an optional property
  static func chainFlat<Root, T>(
    _ root: AnyExpression<Root?>, _ keyPath: any KeyPath<Root, T?> & Sendable
  ) -> AnyExpression<T?> {
    AnyExpression(
      E.OptionalFlatMap(root) { (inner: E.Variable<Root>) -> AnyExpression<T?> in read(AnyExpression(inner), keyPath) })
  }

  static func map<W, T>(_ value: AnyExpression<W?>, _ body: (AnyExpression<W>) -> AnyExpression<T>) -> AnyExpression<T?>
  {
    AnyExpression(E.OptionalFlatMap(value) { (inner: E.Variable<W>) -> AnyExpression<T> in body(AnyExpression(inner)) })
  }

  /// `if let`
  static func map<W>(_ value: AnyExpression<W?>, or other: Bool, _ body: (AnyExpression<W>) -> Truth) -> Truth {
    fallback(map(value, body), Self.value(other))
  }

  static func fallback<T>(_ value: AnyExpression<T?>, _ other: AnyExpression<T>) -> AnyExpression<T> {
    AnyExpression(E.build_NilCoalesce(lhs: value, rhs: other))
  }

  static func force<T>(_ value: AnyExpression<T?>) -> AnyExpression<T> { AnyExpression(E.build_ForcedUnwrap(value)) }

  static func reckon<T: Numeric>(
    _ left: AnyExpression<T>, _ right: AnyExpression<T>, _ operation: E.ArithmeticOperator
  ) -> AnyExpression<T> {
    AnyExpression(E.build_Arithmetic(lhs: left, rhs: right, op: operation))
  }

  static func divide(_ left: Whole, _ right: Int, _ isRemainder: Bool) -> Whole {
    isRemainder
      ? AnyExpression(E.build_Remainder(lhs: left, rhs: E.build_Arg(right)))
      : AnyExpression(E.IntDivision(lhs: left, rhs: E.build_Arg(right)))
  }

  static func divide(_ left: Real, _ right: Real) -> Real { AnyExpression(E.FloatDivision(lhs: left, rhs: right)) }

  static func minus<T: SignedNumeric>(_ value: AnyExpression<T>) -> AnyExpression<T> {
    AnyExpression(E.build_UnaryMinus(value))
  }

  // MARK: - Texts

  static func contains(_ text: Words, _ other: Words) -> Truth {
    AnyExpression(E.CollectionContainsCollection(base: text, other: other))
  }

  static func starts(_ text: Words, _ other: Words) -> Truth { AnyExpression(E.build_starts(text, with: other)) }

  static func length(_ text: Words) -> Whole { read(text, \.count) }

  // MARK: - Collections

  static func element<T: Equatable & Codable & Sendable>(_ list: [T], _ value: AnyExpression<T>) -> Truth {
    AnyExpression(E.SequenceContains(sequence: E.Value(list), element: value))
  }

  static func holds(_ list: AnyExpression<[String]>, _ text: String) -> Truth {
    AnyExpression(E.SequenceContains(sequence: list, element: E.Value(text)))
  }

  static func any<T>(_ list: AnyExpression<[T]>, _ test: (AnyExpression<T>) -> Truth) -> Truth {
    AnyExpression(E.build_contains(list, where: { (element: E.Variable<T>) -> Truth in test(AnyExpression(element)) }))
  }

  static func all<T>(_ list: AnyExpression<[T]>, _ test: (AnyExpression<T>) -> Truth) -> Truth {
    AnyExpression(E.build_allSatisfy(list) { (element: E.Variable<T>) -> Truth in test(AnyExpression(element)) })
  }

  static func filter<T>(_ list: AnyExpression<[T]>, _ test: (AnyExpression<T>) -> Truth) -> AnyExpression<[T]> {
    AnyExpression(E.build_filter(list) { (element: E.Variable<T>) -> Truth in test(AnyExpression(element)) })
  }

  static func count<T>(_ list: AnyExpression<[T]>) -> Whole { read(list, \.count) }

  static func isEmpty<T>(_ list: AnyExpression<[T]>) -> Truth { read(list, \.isEmpty) }

  static func greatest(_ list: AnyExpression<[String]>) -> MaybeWords { AnyExpression(E.build_max(list)) }

  static func at(_ list: AnyExpression<[String]>, _ index: Int) -> Words {
    AnyExpression(E.CollectionIndexSubscript(wrapped: list, index: E.Value(index)))
  }

  static func evaluate(_ predicate: Predicate<Pet>, _ pet: Someone) -> Truth {
    AnyExpression(E.PredicateEvaluate(predicate: predicate, input: pet))
  }
}
