/// The object of a type, for a reader that can do without.
package final class OptionalObjectLocation<Key: ObjectKey>: EnvironmentLocation<Key.Object?> {
  override func find(in values: EnvironmentValues) -> Key.Object? { values[Key.self] }
}

/// The object of a type, for a reader that cannot do without.
///
/// Whoever lets code run that reads it asks ``isProvided()`` first. What was read once stays at hand when the provider goes, so that
/// a handler that was made before is not left without.
package final class RequiredObjectLocation<Key: ObjectKey>: EnvironmentLocation<Key.Object> {
  private var last: Key.Object?

  override func find(in values: EnvironmentValues) -> Key.Object {
    guard let object = values[Key.self] ?? last else {
      preconditionFailure("Nothing provides \(Key.Object.self), which was not checked before it was read.")
    }
    last = object
    return object
  }

  /// Whether anything provides the object now. If not, the owner hears when something does.
  package func isProvided() -> Bool {
    if kept.pointee.value != nil { return true }
    let values = EnvironmentValues(scope: scope, reader: self)
    guard let object = tracking({ values[Key.self] }) else {
      wasRead = true
      return false
    }
    last = object
    kept.pointee.value = object
    return true
  }

  package override func close() {
    super.close()
    last = nil
  }
}

/// How a property that names a type rather than a key path asks for its object; known by type alone.
package protocol ObjectRequest {
  /// The type that is asked for.
  static var objectType: Any.Type { get }

  static var key: any ObjectKey.Type { get }

  /// Makes what such a property reads.
  ///
  /// - Parameter type: the type of the property.
  static func makeLocation<Value>(
    for type: Value.Type, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value>

  /// Makes what such a property reads in something that is no view.
  ///
  /// - Parameter type: the type of the property.
  static func makeAmbientLocation<Value>(for type: Value.Type, site: DeclarationSite) -> AmbientLocation<Value>

  /// Whether the property may be read now; called before code runs that would read it.
  static func isAnswered<Value>(at location: EnvironmentLocation<Value>) -> Bool
}

extension ObjectRequest {
  package static var objectType: Any.Type { key.objectType }
}

/// Asks for an object that must be there.
package enum RequiredObject<Key: ObjectKey>: ObjectRequest {
  package static var key: any ObjectKey.Type { Key.self }

  package static func makeLocation<Value>(
    for type: Value.Type, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value> {
    unsafeDowncast(RequiredObjectLocation<Key>(scope: scope, owner: owner), to: EnvironmentLocation<Value>.self)
  }

  package static func makeAmbientLocation<Value>(
    for type: Value.Type, site: DeclarationSite
  ) -> AmbientLocation<Value> {
    unsafeDowncast(AmbientObjectLocation<Key>(site: site), to: AmbientLocation<Value>.self)
  }

  package static func isAnswered<Value>(at location: EnvironmentLocation<Value>) -> Bool {
    unsafeDowncast(location, to: RequiredObjectLocation<Key>.self).isProvided()
  }
}

/// Asks for an object that may be missing.
package enum OptionalObject<Key: ObjectKey>: ObjectRequest {
  package static var key: any ObjectKey.Type { Key.self }

  package static func makeLocation<Value>(
    for type: Value.Type, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value> {
    unsafeDowncast(OptionalObjectLocation<Key>(scope: scope, owner: owner), to: EnvironmentLocation<Value>.self)
  }

  package static func makeAmbientLocation<Value>(
    for type: Value.Type, site: DeclarationSite
  ) -> AmbientLocation<Value> {
    unsafeDowncast(AmbientOptionalObjectLocation<Key>(site: site), to: AmbientLocation<Value>.self)
  }

  package static func isAnswered<Value>(at location: EnvironmentLocation<Value>) -> Bool { true }
}
