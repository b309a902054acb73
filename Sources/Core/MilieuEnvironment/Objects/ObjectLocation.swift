/// The object of a type, for a reader that can do without.
package final class OptionalObjectLocation<Key: ObjectKey>: EnvironmentLocation<Key.Object?> {
  private let site: DeclarationSite

  package init(site: DeclarationSite, scope: EnvironmentScope, owner: any EnvironmentReaderOwner) {
    self.site = site
    super.init(scope: scope, owner: owner)
  }

  package override var request: EnvironmentRequest<Key.Object?> { .object(OptionalObject<Key>.self, site) }

  override func find(in values: EnvironmentValues) -> Key.Object? { values[Key.self] }
}

/// The object of a type, for a reader that cannot do without.
///
/// Whoever lets code run that reads it asks ``isAnswered`` first. What was read once stays at hand when the provider goes, so that
/// a handler that was made before is not left without.
package final class RequiredObjectLocation<Key: ObjectKey>: EnvironmentLocation<Key.Object> {
  private let site: DeclarationSite
  private var last: Key.Object?

  package init(site: DeclarationSite, scope: EnvironmentScope, owner: any EnvironmentReaderOwner) {
    self.site = site
    super.init(scope: scope, owner: owner)
  }

  package override var request: EnvironmentRequest<Key.Object> { .object(RequiredObject<Key>.self, site) }

  override func find(in values: EnvironmentValues) -> Key.Object {
    guard let object = values[Key.self] ?? last else {
      preconditionFailure("Nothing provides \(Key.Object.self), which was not checked before it was read.")
    }
    last = object
    return object
  }

  package override var isAnswered: Bool {
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

  /// Whether the property cannot do without.
  static var isRequired: Bool { get }

  static var key: any ObjectKey.Type { get }

  /// Makes what such a property reads.
  ///
  /// - Parameter type: the type of the property.
  static func makeLocation<Value>(
    for type: Value.Type, site: DeclarationSite, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value>
}

extension ObjectRequest {
  /// Whether who asks can be answered with some values.
  package static func isMet(in values: EnvironmentValues) -> Bool { !isRequired || key.isProvided(in: values) }

  package static var objectType: Any.Type { key.objectType }
}

extension ObjectKey {
  /// Whether somebody provides the object.
  package static func isProvided(in values: EnvironmentValues) -> Bool { values[Self.self] != nil }
}

/// Asks for an object that must be there.
package enum RequiredObject<Key: ObjectKey>: ObjectRequest {
  package static var isRequired: Bool { true }

  package static var key: any ObjectKey.Type { Key.self }

  package static func makeLocation<Value>(
    for type: Value.Type, site: DeclarationSite, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value> {
    unsafeDowncast(
      RequiredObjectLocation<Key>(site: site, scope: scope, owner: owner), to: EnvironmentLocation<Value>.self)
  }
}

/// Asks for an object that may be missing.
package enum OptionalObject<Key: ObjectKey>: ObjectRequest {
  package static var isRequired: Bool { false }

  package static var key: any ObjectKey.Type { Key.self }

  package static func makeLocation<Value>(
    for type: Value.Type, site: DeclarationSite, scope: EnvironmentScope, owner: any EnvironmentReaderOwner
  ) -> EnvironmentLocation<Value> {
    unsafeDowncast(
      OptionalObjectLocation<Key>(site: site, scope: scope, owner: owner), to: EnvironmentLocation<Value>.self)
  }
}
