public import Foundation

/// A property of an entity, as a model describes it.
///
/// Not to be changed once a container has loaded its stores.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// What the property is called.
  open var name = ""

  /// Whether an object may be saved without a value.
  open var isOptional = true

  /// Whether the value is not stored.
  open var isTransient = false

  /// What the property was called before, whose values are taken over.
  open var renamingIdentifier: String?

  /// What has to hold of the value for an object to be saved, unless it has none.
  open private(set) var validationPredicates: [NSPredicate] = []

  /// Says what has to hold of the value for an object to be saved.
  ///
  /// - Parameters:
  ///   - validationPredicates: each about the value: `SELF > 0`.
  ///   - validationWarnings: what Core Data's errors name; here the predicates are named.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [Any]? = nil
  ) {
    self.validationPredicates = validationPredicates ?? []
  }

  /// Anything that the author has noted.
  open var userInfo: [AnyHashable: Any]?

  /// The entity that the property belongs to; `nil` before it is given to one.
  public internal(set) weak var entity: NSEntityDescription?

  /// Whether the value is many objects.
  var leadsToMany: Bool { false }

  /// Makes a description, to be filled in.
  public override init() { super.init() }
}
