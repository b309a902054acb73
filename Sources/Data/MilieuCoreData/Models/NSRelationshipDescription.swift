internal import MilieuData

/// What becomes of the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Hashable, Sendable {
  /// Nothing; their inverse may lead to an object that is gone.
  case noActionDeleteRule = 0
  /// Their inverse no longer leads to it.
  case nullifyDeleteRule = 1
  /// They are deleted too.
  case cascadeDeleteRule = 2
  /// The save fails as long as there are any.
  case denyDeleteRule = 3
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity at the other end.
  open weak var destinationEntity: NSEntityDescription?

  /// The property at the other end that says the same.
  open weak var inverseRelationship: NSRelationshipDescription?

  /// What becomes of the objects at the other end.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  /// How many there have to be.
  open var minCount = 0

  /// How many there may be; 0 for any number, 1 for a relationship to one.
  open var maxCount = 0

  /// Whether the objects at the other end stand in an order.
  open var isOrdered = false

  /// Whether it may lead to more than one object.
  open var isToMany: Bool { maxCount != 1 }

  override var leadsToMany: Bool { isToMany }
}

extension NSDeleteRule {
  var rule: Schema.Relationship.DeleteRule {
    switch self {
    case .noActionDeleteRule: .noAction
    case .nullifyDeleteRule: .nullify
    case .cascadeDeleteRule: .cascade
    case .denyDeleteRule: .deny
    }
  }
}
