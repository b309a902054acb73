internal import Foundation

/// Makes a property of a managed object one that its context keeps.
///
/// ```swift
/// class Item: NSManagedObject {
///   @CoreData.NSManaged var timestamp: Date?
///   @CoreData.NSManaged var tags: Set<Tag>
/// }
/// ```
///
/// An addition. Without the name of the module the compiler takes `@NSManaged` for its own attribute, which compiles here and does not link,
/// as it needs the runtime of Objective-C.
@attached(accessor)
public macro NSManaged() = #externalMacro(module: "MilieuMacros", type: "ManagedPropertyMacro")

extension NSManagedObject {
  /// Reads a property. As in Core Data, a number that has to be there and was never set is 0, and `false`. Called by what ``NSManaged()`` makes.
  @_documentation(visibility: internal)
  public func _$managedValue<Value>(_ key: String) -> Value {
    let found = value(forKey: key)
    if let value = found as? Value { return value }
    if found == nil, let value = (NSNumber(value: 0) as? Value) ?? (NSNumber(value: false) as? Value) { return value }
    preconditionFailure(
      "'\(entity.name ?? "").\(key)' is \(found.map { "\($0), a \(type(of: $0))" } ?? "nil") and was asked for as '\(Value.self)'. Make the "
        + "property optional, set it before it is read, or give it another type.")
  }

  /// Sets a property. Called by what ``NSManaged()`` makes.
  @_documentation(visibility: internal)
  public func _$setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }
}
