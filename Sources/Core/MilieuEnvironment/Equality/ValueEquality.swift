/// Whether two values are the same as far as anyone who reads them can tell.
///
/// In this order: the same bits (which covers references, literals, untouched arrays and functions that capture nothing);
/// `Equatable`; the contents of existentials and optionals; the parts of structs and tuples, each by these rules. Anything
/// else that differs in its bits counts as different, so the answer errs on the side of doing the work again.
package enum ValueEquality {
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        haveSameBits(left, right, size: MemoryLayout<Value>.size) || comparison(of: Value.self).areEqual(left, right)
      }
    }
  }

  /// Whether two values have the same bits, which for objects is to be the same one.
  package static func areIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in haveSameBits(left, right, size: MemoryLayout<Value>.size) }
    }
  }

  package static func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, size: Int) -> Bool {
    var offset = 0
    while offset &+ 8 <= size {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < size {
      if left.load(fromByteOffset: offset, as: UInt8.self) != right.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset &+= 1
    }
    return true
  }

  /// How values of a type are compared; worked out once a type.
  package static func comparison(of type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let known = comparisons.withLock({ $0[id] }) { return known }
    let made = ValueComparison(of: type)
    comparisons.withLock { $0[id] = made }
    return made
  }

  private static let comparisons = Guarded<[ObjectIdentifier: ValueComparison]>([:])
}
