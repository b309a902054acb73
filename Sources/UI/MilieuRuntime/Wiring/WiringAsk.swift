internal import MilieuEnvironment

/// A property that asks, at all the places where its view stands.
struct WiringAsk {
  let held: HeldRequest
  let view: Any.Type
  let path: WiringPath
  private(set) var providers: [Int] = []

  /// The first visit at which nothing answers, and at how many places that is so.
  private(set) var unanswered: (visit: WiringWalk.Visit, places: Int)?

  init(_ held: HeldRequest, in visit: WiringWalk.Visit) {
    self.held = held
    view = visit.owner ?? visit.type
    path = visit.path
  }

  /// Looks for what answers at one more visit.
  mutating func ask(at visit: WiringWalk.Visit) {
    // A value that is provided is not made, so nothing is asked on its behalf.
    if held.unlessProvided.contains(where: { visit.scope[$0] != nil }) { return }
    if let provider = visit.scope[held.request.asked] {
      if !providers.contains(provider) { providers.append(provider) }
    } else {
      unanswered = (unanswered?.visit ?? visit, (unanswered?.places ?? 0) + visit.places)
    }
  }

  /// The object that has to be there, with the visit at which it is not.
  var missing: (key: any ObjectKey.Type, visit: WiringWalk.Visit, places: Int)? {
    guard case .object(let key, false, let deepKeys) = held.request, deepKeys.isEmpty, let unanswered else {
      return nil
    }
    return (key, unanswered.visit, unanswered.places)
  }

  /// The value that has to be there, with the visit at which it is not.
  var needed: (type: any WiringNeeded.Type, visit: WiringWalk.Visit, places: Int)? {
    guard case .needed(let type) = held.request, let unanswered else { return nil }
    return (type, unanswered.visit, unanswered.places)
  }

  /// The keys from one that is made from itself back to that one, with the visit at which it is read.
  var cycle: (keys: [Any.Type], visit: WiringWalk.Visit, places: Int)? {
    guard !held.cycle.isEmpty, let unanswered else { return nil }
    return (held.cycle, unanswered.visit, unanswered.places)
  }

  /// Where the type leaves open whether the object is asked for or reached through a key.
  var doubt: (key: any ObjectKey.Type, deepKeys: [String], places: Int)? {
    guard case .object(let key, false, let deepKeys) = held.request, !deepKeys.isEmpty, let unanswered else {
      return nil
    }
    return (key, deepKeys, unanswered.places)
  }

  /// The property as `CartView.cart`.
  var property: String { "\(TypeName.base(held.holder)).\(held.property)" }

  var through: [String] { held.through.map { "\(TypeName.base($0.holder)).\($0.property)" } }

  /// - Parameter positions: where in the report each provision is.
  func requirement(_ positions: [Int]) -> WiringReport.Requirement {
    let (type, form, isOptional, keys, isBuiltIn): (Any.Type, WiringReport.Form, Bool, [String], Bool) =
      switch held.request {
      case .object(let key, let isOptional, let deepKeys):
        (key.objectType, WiringReport.Form(key.form), isOptional, deepKeys, false)
      case .needed(let type): (type, .value, false, EnvironmentKeyTable.names(of: type), false)
      case .value(let type):
        (
          type, .value, false, EnvironmentKeyTable.names(of: type),
          !EnvironmentKeyTable.isTelling(type) && !EnvironmentKeyTable.isAuthored(type)
        )
      }
    return WiringReport.Requirement(
      type: TypeName.sugared(type), form: form, isOptional: isOptional, keys: keys, isBuiltIn: isBuiltIn,
      isDerived: form == .value && keys.count == 1 && !DerivedKeyTable.keys(of: type).isEmpty,
      holder: TypeName.base(held.holder), property: held.property, through: through, view: TypeName.base(view),
      screens: path.screens, path: path.names, providers: Set(providers.map { positions[$0] }).sorted())
  }
}

extension WiringReport.Form {
  init(_ form: ObjectForm) {
    self =
      switch form {
      case .observable: .object
      case .observedObject: .environmentObject
      case .service: .service
      }
  }
}
