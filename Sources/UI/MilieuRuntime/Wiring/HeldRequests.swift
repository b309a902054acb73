internal import MilieuEnvironment

/// What the stored properties of a type ask for: its own, and those of what it keeps.
struct HeldRequest {
  let request: WiringRequest

  /// The type that declares the property, and its name there.
  let holder: Any.Type
  let property: String

  /// The properties that lead to the holder, with the types that declare them.
  let through: [(holder: Any.Type, property: String)]

  /// The types of values made from others on the way to the holder: where one of them is provided it is not made.
  let unlessProvided: [Any.Type]

  /// The keys from one whose value is made from itself back to that one; empty where there is none.
  let cycle: [Any.Type]
}

/// Reads what stored properties ask for, once a type.
final class HeldRequests {
  /// What one type declares, without looking further.
  private struct Declared {
    var requests: [(property: String, request: WiringRequest)] = []
    /// Types that an author wrote and that are kept here; a superclass has no property.
    var kept: [(property: String?, type: Any.Type)] = []
    /// Keys whose values are read here and made from others.
    var derived: [(property: String, key: any DerivedEnvironmentKey.Type)] = []
  }

  /// A type to look into, with the way to it.
  private struct Step {
    let type: Any.Type
    var through: [(holder: Any.Type, property: String)] = []
    var unlessProvided: [Any.Type] = []
    /// The keys whose values are made for one another on the way.
    var keys: [any DerivedEnvironmentKey.Type] = []
  }

  private var known: [ObjectIdentifier: Declared] = [:]

  /// What a view, or whatever else is connected to a view's place, asks for; nearest first, and each type is looked into once.
  func requests(of type: Any.Type) -> [HeldRequest] {
    var found: [HeldRequest] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var waiting = [Step(type: type)]
    var next = 0
    while next < waiting.count {
      let step = waiting[next]
      next += 1
      let declared = declared(in: step.type)
      for (property, request) in declared.requests {
        found.append(
          HeldRequest(
            request: request, holder: step.type, property: property, through: step.through,
            unlessProvided: step.unlessProvided, cycle: []))
      }
      for (property, kept) in declared.kept where seen.insert(ObjectIdentifier(kept)).inserted {
        var inner = Step(type: kept, through: step.through, unlessProvided: step.unlessProvided)
        if let property { inner.through.append((step.type, property)) }
        waiting.append(inner)
      }
      for (property, key) in declared.derived {
        if let start = step.keys.firstIndex(where: { $0 == key }) {
          found.append(
            HeldRequest(
              request: .value(Self.valueType(of: key)), holder: step.type, property: property, through: step.through,
              unlessProvided: step.unlessProvided, cycle: step.keys[start...] + [key]))
        } else if seen.insert(ObjectIdentifier(key)).inserted {
          waiting.append(
            Step(
              type: key, through: step.through + [(step.type, property)],
              unlessProvided: step.unlessProvided + [Self.valueType(of: key)], keys: step.keys + [key]))
        }
      }
    }
    return found
  }

  private static func valueType<Key: EnvironmentKey>(of _: Key.Type) -> Any.Type { Key.Value.self }

  private func declared(in type: Any.Type) -> Declared {
    let id = ObjectIdentifier(type)
    if let declared = known[id] { return declared }
    var declared = Declared()
    if let key = type as? any DerivedEnvironmentKey.Type {
      Self.add(key, to: &declared)
    } else {
      for field in FieldLayout.declarations(in: type) { Self.add(field.name, field.type, to: &declared) }
    }
    if let superclass = (type as? AnyClass).flatMap(_getSuperclass), TypeModule.isAuthored(superclass) {
      declared.kept.append((nil, superclass))
    }
    known[id] = declared
    return declared
  }

  /// What a key's value is made from is known as it is written, as a key can be had without anything being made.
  private static func add<Key: DerivedEnvironmentKey>(_: Key.Type, to declared: inout Declared) {
    for (name, property) in Key().properties {
      let valueType = type(of: property).valueType
      switch property.erasedRequest {
      case .object(let request, _):
        declared.requests.append(
          (name, .object(request.key, isOptional: valueType is any WrappingOptional.Type, deepKeys: [])))
      case .keyPath(let keyPath):
        declared.requests.append((name, .value(valueType)))
        if let key = DerivedKeyTable.key(at: keyPath) { declared.derived.append((name, key)) }
      }
    }
  }

  private static func add(_ name: String, _ type: Any.Type, to declared: inout Declared) {
    if type is any ViewPart.Type {
      for part in FieldLayout.declarations(in: type) { add(part.name, part.type, to: &declared) }
    } else if FieldLayout.isTuple(type) {
      for element in FieldLayout.fields(of: type) { add(name, element.type, to: &declared) }
    } else if TypeModule.isFamiliar(type) {
      if let asking = type as? any WiringRequesting.Type {
        let request = asking.wiringRequest
        declared.requests.append((DeclaredName.plain(name), request))
        // Which of several keys is read does not show in a type.
        if case .value(let type) = request, let key = DerivedKeyTable.keys(of: type).first,
          EnvironmentKeyTable.names(of: type).count == 1
        {
          declared.derived.append((DeclaredName.plain(name), key))
        }
      } else if let holding = type as? any WiringHolding.Type {
        add(name, holding.heldType, to: &declared)
      }
    } else if TypeModule.isAuthored(type), type is AnyClass || FieldLayout.isStruct(type), !(type is any View.Type) {
      declared.kept.append((DeclaredName.plain(name), type))
    }
  }
}
