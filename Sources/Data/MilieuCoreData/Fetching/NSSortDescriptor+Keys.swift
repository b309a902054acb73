public import Foundation

/// Stands for an object where the name in a key path is asked for.
private final class KeyRecorder: NSObject {}

extension NSObject {
  /// The value of a name; of a ``KeyRecorder``, the name.
  fileprivate subscript(sortKey key: String) -> Any? {
    self is KeyRecorder ? key : KeyedReading.value(of: self, at: key)
  }

  /// The same, where values are compared in a way of the author's.
  fileprivate subscript(comparedKey key: String) -> Any? { self[sortKey: key] }
}

extension NSSortDescriptor {
  /// Sorts by the value of a name, or of a path of names. What has no value comes first.
  ///
  /// - Parameters:
  ///   - key: the name; `nil` for the object itself.
  ///   - ascending: whether the least comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.[sortKey: key ?? "SELF"], ascending: ascending,
      comparator: { PredicateOperand.sortOrder($0, $1) })
  }

  /// Sorts by the value of a name.
  ///
  /// - Parameters:
  ///   - key: the name; `nil` for the object itself.
  ///   - ascending: whether the least comes first.
  ///   - cmptr: how two values stand to each other.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[comparedKey: key ?? "SELF"], ascending: ascending, comparator: cmptr)
  }

  /// Sorts by a property that may have no value; what has none comes first.
  public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: { PredicateOperand.sortOrder($0, $1) })
  }

  /// The name, if values are compared as predicates compare them.
  var plainKey: String? { key.flatMap { keyPath == \NSObject.[sortKey: $0] ? $0 : nil } }

  /// The name by which is sorted; `nil` for a key path of Swift's.
  public var key: String? {
    (keyPath as? KeyPath<NSObject, Any?>).flatMap { KeyRecorder()[keyPath: $0] as? String }
  }
}
