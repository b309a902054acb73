/// How two values of one type are compared beyond their bits.
package final class ValueComparison: @unchecked Sendable {
  // NB: unchecked because the function captures metatypes, which are immutable.
  package typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// `nil` when different bits mean different values.
  private let function: Function?

  package init(_ function: Function?) {
    self.function = function
  }

  package convenience init(of type: Any.Type) {
    self.init(Self.function(for: type))
  }

  private static func function(for type: Any.Type) -> Function? {
    if let equatable = type as? any Equatable.Type { return equality(of: equatable) }
    if let comparing = type as? any SelfComparing.Type { return sameness(of: comparing) }
    if FieldLayout.isExistential(type) { return existentialEquality(of: type) }
    if let optional = type as? any OptionalValue.Type { return optional.contentEquality }
    guard FieldLayout.isStruct(type) || FieldLayout.isTuple(type) else { return nil }
    let parts = FieldLayout.fields(of: type).map { Part($0) }
    return parts.isEmpty ? nil : { left, right in parts.allSatisfy { $0.isEqual(left, right) } }
  }

  /// Compares values whose bits differ.
  package func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    function?(left, right) ?? false
  }

  /// A stored property and how it is compared.
  package struct Part: Sendable {
    let offset: Int
    let size: Int
    let comparison: ValueComparison

    package init(_ field: FieldLayout) {
      self.init(field, comparison: field.isStrong ? ValueEquality.comparison(of: field.type) : ValueComparison(nil))
    }

    package init(_ field: FieldLayout, comparison: ValueComparison) {
      offset = field.offset
      size = FieldLayout.size(of: field.type)
      self.comparison = comparison
    }

    package func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      let left = left + offset
      let right = right + offset
      return ValueEquality.haveSameBits(left, right, size: size) || comparison.areEqual(left, right)
    }
  }

  // MARK: - Kinds

  private static func equality<T: Equatable>(of type: T.Type) -> Function {
    { left, right in left.assumingMemoryBound(to: T.self).pointee == right.assumingMemoryBound(to: T.self).pointee }
  }

  private static func sameness<T: SelfComparing>(of type: T.Type) -> Function {
    { left, right in
      left.assumingMemoryBound(to: T.self).pointee.isSame(as: right.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// The container of an existential is compared by what it holds: a value too large to sit in the container lies in a box of its
  /// own, so equal values have different bits.
  private static func existentialEquality(of type: Any.Type) -> Function {
    func function<T>(_: T.Type) -> Function {
      { left, right in
        let left = left.assumingMemoryBound(to: T.self).pointee
        let right = right.assumingMemoryBound(to: T.self).pointee
        return contentsAreEqual(left, right)
      }
    }
    return function(type)
  }

  /// - Note: a generic value that is an existential stays one when it is put in `Any`, so the contents are taken out by a cast to the
  ///   type that they have.
  private static func contentsAreEqual<T>(_ left: T, _ right: T) -> Bool {
    func compare<Content>(_: Content.Type) -> Bool {
      guard let left = left as? Content, let right = right as? Content else { return false }
      return ValueEquality.areEqual(left, right)
    }
    let contentType: Any.Type = type(of: left as Any)
    guard contentType == type(of: right as Any), !FieldLayout.isExistential(contentType) else { return false }
    return compare(contentType)
  }
}

/// A value that knows whether another says the same, though it is not `Equatable`: one made of references that differ each time.
package protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// An optional, whatever it holds.
private protocol OptionalValue {
  static var contentEquality: ValueComparison.Function { get }
}

extension Optional: OptionalValue {
  fileprivate static var contentEquality: ValueComparison.Function {
    { left, right in
      let left = left.assumingMemoryBound(to: Self.self).pointee
      let right = right.assumingMemoryBound(to: Self.self).pointee
      switch (left, right) {
      case (let left?, let right?): return ValueEquality.areEqual(left, right)
      case (nil, nil): return true
      default: return false
      }
    }
  }
}
