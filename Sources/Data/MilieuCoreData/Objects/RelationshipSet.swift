public import Foundation

/// What a relationship of an object leads to, as a set that changes the relationship when it is changed.
///
/// Foundation's set keeps what it holds itself; this one asks the object each time.
final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  private var objects: [NSManagedObject] {
    get { (owner.value(forKey: key) as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? [] }
    set { owner.setValue(newValue, forKey: key) }
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }

  override func add(_ object: Any) {
    guard member(object) == nil else { return }
    guard let object = object as? NSManagedObject else {
      preconditionFailure("'\(owner.entity.name ?? "").\(key)' leads to objects, and was given \(object)")
    }
    objects.append(object)
  }

  override func remove(_ object: Any) { objects.removeAll { $0 === object as AnyObject } }

  // MARK: - What Foundation asks of a set

  required init(capacity numItems: Int) { fatalError("A set of a relationship belongs to an object") }
  required convenience init(objects: UnsafePointer<AnyObject>, count cnt: Int) { self.init(capacity: cnt) }
  required init?(coder: NSCoder) { fatalError("A set of a relationship cannot be read from an archive") }
}

extension NSManagedObject {
  /// What a relationship to many leads to, as a set that changes the relationship: `mutableSetValue(forKey: "tags").add(tag)`.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
}
