public import Foundation
internal import MilieuData
public import MilieuObservation

/// An object whose values a context keeps, by their names.
///
/// ```swift
/// class Item: NSManagedObject {
///   var timestamp: Date? {
///     get { value(forKey: "timestamp") as? Date }
///     set { setValue(newValue, forKey: "timestamp") }
///   }
/// }
/// ```
///
/// `@NSManaged` is the compiler's own, and what it makes needs the runtime of Objective-C: here it compiles and does not link. Write
/// `@CoreData.NSManaged`, a macro of the same name, or a computed property as above, which Apple's systems take as well.
///
/// As in Core Data, an object belongs to where its context is used. Beyond Core Data, a view that reads a value in its body is made anew
/// when it changes, also without `@ObservedObject`.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The description of the object's entity.
  public let entity: NSEntityDescription

  private weak var context: NSManagedObjectContext?
  private var ownRow: ManagedRow?
  private var publisher: ObservableObjectPublisher?

  /// Makes an object, and inserts it into a context if one is given.
  ///
  /// `required`, as objects that are fetched are made by it: a class that overrides it says `required` instead of `override`.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
  }

  /// Makes an object of the entity whose class this is, and inserts it.
  ///
  /// A class that is of no entity of the context's model, or of several, ends the program, as in Core Data.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.require(Self.self), insertInto: moc)
  }

  /// The entity whose class this is, in the model that a container was last made with. None ends the program, as in Core Data.
  open class func entity() -> NSEntityDescription {
    if let entity = ObjectClass.entity(of: self) { return entity }
    preconditionFailure(
      "No container has been made with a model that has an entity of the class '\(self)'. Make the container first.")
  }

  // MARK: - Where it belongs

  /// The context that keeps the object; `nil` before it is inserted, and after it has been deleted and saved.
  open var managedObjectContext: NSManagedObjectContext? { row.isInContext ? context : nil }

  /// Names the object.
  open var objectID: NSManagedObjectID { NSManagedObjectID(row.persistentModelID, entity) }

  /// Whether the next save adds the object.
  open var isInserted: Bool { row.isInserted }

  /// Whether the next save writes the object.
  open var isUpdated: Bool { row.isChanged }

  /// Whether the next save removes the object.
  open var isDeleted: Bool { row.isDeleted }

  /// Whether the object has been inserted, changed or deleted since it was last saved.
  open var hasChanges: Bool { row.hasChanges }

  /// Whether values are still in the store.
  open var isFault: Bool { row.isHollow }

  /// Tells before the object changes.
  open var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  // MARK: - Values

  /// The value of a property.
  ///
  /// - Parameter key: the name of the property. One that the entity does not have ends the program, as in Core Data.
  /// - Returns: numbers and truth values as `NSNumber`, which is cast to any number; strings, dates, data, UUIDs and URLs as such; for a
  ///   relationship an object or an `NSSet`.
  open func value(forKey key: String) -> Any? {
    let place = place(of: key)
    return present(row.value(place), place)
  }

  /// Sets the value of a property.
  ///
  /// - Parameters:
  ///   - value: for a relationship to many an `NSSet`, a `Set` or an array. A value that is of another type than the property's, or a number
  ///     that does not fit, ends the program, as in Core Data.
  ///   - key: the name of the property.
  open func setValue(_ value: Any?, forKey key: String) {
    let place = place(of: key)
    let managed = accept(value, place)
    row.set(managed, place)
    if row.isInContext { context?.hold(self) }
  }

  /// The value of a property, of which no observer hears that it is read.
  open func primitiveValue(forKey key: String) -> Any? {
    let place = place(of: key)
    return present(row.quietValue(place), place)
  }

  /// Sets the value of a property. Unlike Core Data's, observers hear of it and the change is saved.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// The value of a property, or of one of what a relationship leads to: `owner.name`. For a relationship to many, a set of values.
  open func value(forKeyPath keyPath: String) -> Any? { KeyedReading.value(of: self, at: keyPath) }

  /// The values that have been set since the last save, by the names of the properties.
  open func changedValues() -> [String: Any] {
    var changed: [String: Any] = [:]
    for (place, property) in entity.properties.enumerated() where row.hasChanged(place) {
      changed[property.name] = primitiveValue(forKey: property.name) ?? NSNull()
    }
    return changed
  }

  /// Kept for source that calls it: reading a value tells already.
  open func willAccessValue(forKey key: String?) {}

  /// Kept for source that calls it.
  open func didAccessValue(forKey key: String?) {}

  /// Tells that a value is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Kept for source that calls it.
  open func didChangeValue(forKey key: String) {}

  // MARK: - For classes to override

  /// Called once when the object is inserted: the place to set values that every new object has.
  open func awakeFromInsert() {}

  /// Called when the object has been made for a row.
  open func awakeFromFetch() {}

  /// Called before the object is saved. What it sets is saved too.
  open func willSave() {}

  /// Called after the object has been saved.
  open func didSave() {}

  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  /// Finds out whether a new object may be saved.
  ///
  /// - Throws: ``ManagedObjectError`` if a value is missing that has to be there, or what an overriding class throws.
  open func validateForInsert() throws { try checkValues() }

  /// Finds out whether a changed object may be saved.
  open func validateForUpdate() throws { try checkValues() }

  open override var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); id: \(objectID))"
  }
}

// MARK: - Its row

extension NSManagedObject {
  /// Values and changes. An object that stands for a row of a store is given it; another makes its own.
  var row: ManagedRow {
    if let ownRow { return ownRow }
    let made = ManagedRow(entity)
    made.object = self
    ownRow = made
    return made
  }

  /// Becomes the object of a row.
  func adopt(_ row: ManagedRow, in context: NSManagedObjectContext?) {
    ownRow = row
    row.object = self
    self.context = context
  }

  /// Belongs to a context from now on.
  func enter(_ context: NSManagedObjectContext) { self.context = context }

  func tellOfChange() { publisher?.send() }

  private func place(of key: String) -> Int {
    if let place = entity.place(of: key) { return place }
    preconditionFailure(
      "The entity '\(entity.name ?? "")' has no property '\(key)'. It has "
        + "\(entity.properties.map(\.name).sorted().joined(separator: ", ")).")
  }

  private func present(_ value: ManagedValue, _ place: Int) -> Any? {
    switch value {
    case .nothing: nil
    case .attribute(let value):
      (entity.properties[place] as? NSAttributeDescription)?.attributeType.present(value)
    case .one(let row): object(of: row)
    case .many(let rows): NSSet(array: rows.map { object(of: $0) })
    }
  }

  private func object(of row: ManagedRow) -> NSManagedObject { NSManagedObjectContext.object(of: row, in: context) }

  private func accept(_ value: Any?, _ place: Int) -> ManagedValue {
    let property = entity.properties[place]
    guard let value = KeyedReading.unwrap(value) else { return property.leadsToMany ? .many([]) : .nothing }
    let name = "\(entity.name ?? "").\(property.name)"
    switch property {
    case let attribute as NSAttributeDescription:
      guard let accepted = attribute.attributeType.accept(value) else {
        preconditionFailure(
          "'\(name)' is of type \(attribute.attributeType.valueClassName ?? "nothing") and cannot be set to \(value), a "
            + "\(type(of: value)), or the number is too large")
      }
      return .attribute(accepted)
    case let relationship as NSRelationshipDescription:
      let objects = relationship.isToMany ? KeyedReading.collection(value) : [value]
      let rows = (objects ?? []).compactMap { ($0 as? NSManagedObject)?.row }
      guard let objects, rows.count == objects.count,
        rows.allSatisfy({ $0.entity === relationship.destinationEntity })
      else {
        preconditionFailure(
          "'\(name)' leads to \(relationship.isToMany ? "objects" : "an object") of "
            + "'\(relationship.destinationEntity?.name ?? "nothing")' and cannot be set to \(value)")
      }
      guard relationship.isToMany else { return rows.first.map { .one($0) } ?? .nothing }
      var seen: Set<ObjectIdentifier> = []
      return .many(rows.filter { seen.insert(ObjectIdentifier($0)).inserted })
    default: return .nothing
    }
  }

  private func checkValues() throws {
    for (place, property) in entity.properties.enumerated() where !property.leadsToMany && !property.isTransient {
      let value = row.quietValue(place)
      if case .nothing = value {
        if property.isOptional { continue }
        throw ManagedObjectError(
          .missingMandatoryProperty,
          "'\(entity.name ?? "").\(property.name)' of \(objectID) has no value and is not optional. Set it before saving, give it a "
            + "default, or make it optional.")
      }
      guard case .attribute(let kept) = value else { continue }
      for predicate in property.validationPredicates where !predicate.evaluate(with: kept) {
        throw ManagedObjectError(
          .validation,
          "'\(entity.name ?? "").\(property.name)' of \(objectID) is \(kept), and '\(predicate)' has to hold for it.")
      }
    }
  }
}
