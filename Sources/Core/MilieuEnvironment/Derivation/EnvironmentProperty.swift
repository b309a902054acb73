/// A property that reads the environment, whatever the type of its value.
package protocol EnvironmentProperty {
  /// The type of the value.
  static var valueType: Any.Type { get }

  /// What the property asks for.
  var erasedRequest: ErasedEnvironmentRequest { get }

  /// Whether it may be read where it was made, if it is not in a view that stands.
  var isAnsweredOutsideViews: Bool { get }

  /// Finds the value now where the property was made, and gives it for ever.
  ///
  /// - Returns: the slots that were used.
  func pin() -> [EnvironmentSlot]

  /// The slots that the value is looked up in from a place.
  func slots(from scope: EnvironmentScope) -> [EnvironmentSlot]
}

/// What a property asks of the environment, whatever the type of its value.
package enum ErasedEnvironmentRequest {
  case keyPath(PartialKeyPath<EnvironmentValues>)
  case object(any ObjectRequest.Type, DeclarationSite)
}

extension Environment: EnvironmentProperty {
  package static var valueType: Any.Type { Value.self }

  package var erasedRequest: ErasedEnvironmentRequest {
    switch request {
    case .keyPath(let keyPath): .keyPath(keyPath)
    case .object(let request, let site): .object(request, site)
    }
  }

  package var isAnsweredOutsideViews: Bool {
    switch connection {
    case .ambient(let location): location._withUnsafeGuaranteedRef { $0.isAnswered }
    case .node: true
    }
  }

  package func pin() -> [EnvironmentSlot] {
    guard case .ambient(let reference) = connection else { return [] }
    let location = reference.takeUnretainedValue()
    guard let scope = location.scope else { return [] }
    // What is missing is said when it is read.
    return location.isAnswered ? location.pin(in: scope) : slots(from: scope)
  }

  package func slots(from scope: EnvironmentScope) -> [EnvironmentSlot] {
    SlotRecording.record(for: declaredAt) {
      let values = EnvironmentValues(scope: scope)
      switch request {
      case .keyPath(let keyPath): _ = values[keyPath: keyPath]
      case .object(let request, _): _ = request.key.isProvided(in: values)
      }
    }.slots
  }
}

extension DerivedEnvironmentKey {
  /// The stored properties that read the environment, with their names.
  package var properties: [(name: String, property: any EnvironmentProperty)] {
    withUnsafePointer(to: self) { key in
      PropertyLayout.properties(of: Self.self).map { ($0.name, $0.load(UnsafeRawPointer(key))) }
    }
  }
}

/// A stored property that reads the environment; found once a type.
package struct PropertyLayout: @unchecked Sendable {
  // NB: unchecked because the function captures a metatype, which is immutable.

  /// As its author wrote it.
  package let name: String

  /// Takes the property out of a value or an object at an address.
  package let load: (UnsafeRawPointer) -> any EnvironmentProperty

  private init?(_ field: FieldLayout) {
    guard let type = field.type as? any EnvironmentProperty.Type else { return nil }
    func load<Property: EnvironmentProperty>(_: Property.Type) -> (UnsafeRawPointer) -> any EnvironmentProperty {
      { ($0 + field.offset).assumingMemoryBound(to: Property.self).pointee }
    }
    name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
    self.load = load(type)
  }

  private static let known = Guarded<[ObjectIdentifier: [PropertyLayout]]>([:])

  /// The properties of a struct, or of a class with those it inherits.
  package static func properties(of owner: Any.Type) -> [PropertyLayout] {
    let id = ObjectIdentifier(owner)
    if let known = known.withLock({ $0[id] }) { return known }
    let fields = (owner as? AnyClass).map(FieldLayout.fields(ofClass:)) ?? FieldLayout.fields(of: owner)
    let properties = fields.compactMap(PropertyLayout.init)
    known.withLock { $0[id] = properties }
    return properties
  }
}
