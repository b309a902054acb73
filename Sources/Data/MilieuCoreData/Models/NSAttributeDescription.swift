internal import Foundation

/// What the value of an attribute is.
public enum NSAttributeType: UInt, Hashable, Sendable {
  /// Nothing is said. Cannot be stored.
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
}

/// A property whose value an object keeps itself.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// What the value is.
  open var attributeType = NSAttributeType.undefinedAttributeType

  /// The value of new objects.
  open var defaultValue: Any?

  /// Whether large data may lie beside the store.
  open var allowsExternalBinaryDataStorage = false

  /// As in Core Data, the name of the class of the value: what `value(forKey:)` gives.
  open var attributeValueClassName: String? { attributeType.valueClassName }
}
