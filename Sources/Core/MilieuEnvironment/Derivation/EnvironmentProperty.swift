/// A property that reads the environment, whatever the type of its value.
package protocol EnvironmentProperty {
  /// The type of the value.
  static var valueType: Any.Type { get }

  /// What the property asks for.
  var erasedRequest: ErasedEnvironmentRequest { get }

  /// Whether it may be read where it was made, if it is not in a view that stands.
  var isAnsweredOutsideViews: Bool { get }

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
    withUnsafeBytes(of: self) { bytes in
      FieldLayout.fields(of: Self.self).compactMap { field in
        guard let type = field.type as? any EnvironmentProperty.Type, let start = bytes.baseAddress else { return nil }
        func load<Property: EnvironmentProperty>(_: Property.Type) -> any EnvironmentProperty {
          (start + field.offset).assumingMemoryBound(to: Property.self).pointee
        }
        return (field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name, load(type))
      }
    }
  }
}
