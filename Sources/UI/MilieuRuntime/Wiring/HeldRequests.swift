internal import MilieuEnvironment

/// What the stored properties of a type ask for: its own, and those of what it keeps.
struct HeldRequest {
  let request: WiringRequest

  /// The type that declares the property, and its name there.
  let holder: Any.Type
  let property: String

  /// The properties that lead to the holder, with the types that declare them.
  let through: [(holder: Any.Type, property: String)]
}

/// Reads what stored properties ask for, once a type.
final class HeldRequests {
  /// What one type declares, without looking further.
  private struct Declared {
    var requests: [(property: String, request: WiringRequest)] = []
    /// Types that an author wrote and that are kept here; a superclass has no property.
    var kept: [(property: String?, type: Any.Type)] = []
  }

  private var known: [ObjectIdentifier: Declared] = [:]

  /// What a view, or whatever else is connected to a view's place, asks for; nearest first, and each type is looked into once.
  func requests(of type: Any.Type) -> [HeldRequest] {
    var found: [HeldRequest] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var waiting: [(type: Any.Type, through: [(holder: Any.Type, property: String)])] = [(type, [])]
    var next = 0
    while next < waiting.count {
      let (type, through) = waiting[next]
      next += 1
      let declared = declared(in: type)
      for (property, request) in declared.requests {
        found.append(HeldRequest(request: request, holder: type, property: property, through: through))
      }
      for (property, kept) in declared.kept where seen.insert(ObjectIdentifier(kept)).inserted {
        waiting.append((kept, property.map { through + [(type, $0)] } ?? through))
      }
    }
    return found
  }

  private func declared(in type: Any.Type) -> Declared {
    let id = ObjectIdentifier(type)
    if let declared = known[id] { return declared }
    var declared = Declared()
    for field in FieldLayout.declarations(in: type) { Self.add(field.name, field.type, to: &declared) }
    if let superclass = (type as? AnyClass).flatMap(_getSuperclass), TypeModule.isAuthored(superclass) {
      declared.kept.append((nil, superclass))
    }
    known[id] = declared
    return declared
  }

  private static func add(_ name: String, _ type: Any.Type, to declared: inout Declared) {
    if TypeModule.isFamiliar(type) {
      if let asking = type as? any WiringRequesting.Type {
        declared.requests.append((DeclaredName.plain(name), asking.wiringRequest))
      } else if let holding = type as? any WiringHolding.Type {
        add(name, holding.heldType, to: &declared)
      }
    } else if TypeModule.isAuthored(type), type is AnyClass || FieldLayout.isStruct(type), !(type is any View.Type) {
      declared.kept.append((DeclaredName.plain(name), type))
    }
  }
}
