public import Foundation
internal import MilieuData

/// Names an object, whichever context it is in, and after a restart too.
///
/// Before an object is first saved its identifier is temporary, and another one afterwards, as in Core Data.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  let identifier: PersistentIdentifier

  /// The entity of the object.
  public let entity: NSEntityDescription

  init(_ identifier: PersistentIdentifier, _ entity: NSEntityDescription) {
    self.identifier = identifier
    self.entity = entity
  }

  /// Whether the object has not been saved yet.
  open var isTemporaryID: Bool { identifier.isTemporary }

  /// The identifier as it can be kept elsewhere: `x-coredata://store/Entity/p1`.
  open func uriRepresentation() -> URL {
    let store = identifier.storeIdentifier ?? ""
    let key = isTemporaryID ? "t\(-identifier.key)" : "p\(identifier.key)"
    guard let url = URL(string: "x-coredata://\(store)/\(identifier.entityName)/\(key)") else {
      preconditionFailure("The name of the entity '\(identifier.entityName)' cannot stand in a URL")
    }
    return url
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }

  open override var description: String { uriRepresentation().absoluteString }
}
