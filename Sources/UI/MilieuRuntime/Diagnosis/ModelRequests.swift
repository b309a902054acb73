internal import MilieuEnvironment

/// What the models that views hold ask of the environment by themselves.
///
/// A model's property has to give something when it is read. So who holds a model asks before a body runs whether everything is there.
@MainActor
enum ModelRequests {
  private struct Request {
    let name: String
    let offset: Int
    let type: any EnvironmentProperty.Type
    let holder: Any.Type
  }

  private static var known: [ObjectIdentifier: [Request]] = [:]

  /// Whether objects of a class, as far as it is known here, ask for anything.
  static func areIn(_ type: Any.Type) -> Bool { (type as? AnyClass).map { !requests(of: $0).isEmpty } ?? false }

  /// Adds what a model asks for and cannot have.
  static func check(_ model: AnyObject, _ missing: inout [MissingDependency]) {
    for request in requests(of: type(of: model)) {
      func property<Property: EnvironmentProperty>(_: Property.Type) -> any EnvironmentProperty {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
        return (start + request.offset).assumingMemoryBound(to: Property.self).pointee
      }
      let property = property(request.type)
      guard !property.isAnsweredOutsideViews, case .object(let object, let site) = property.erasedRequest else {
        continue
      }
      var dependency = MissingDependency(key: object.key, site: site)
      dependency.name.isStored(in: request.name, of: request.holder)
      missing.append(dependency)
    }
  }

  private static func requests(of type: AnyClass) -> [Request] {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    let requests = TypeModule.isAuthored(type) ? read(type) : []
    known[id] = requests
    return requests
  }

  private static func read(_ type: AnyClass) -> [Request] {
    FieldLayout.fields(ofClass: type).compactMap { field in
      guard let property = field.type as? any EnvironmentProperty.Type else { return nil }
      return Request(name: field.name, offset: field.offset, type: property, holder: type)
    }
  }
}

extension DynamicPropertyBehavior {
  /// A plain property that holds a model.
  static func model(of type: Any.Type) -> DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: AnyObject.self, connect: { _, _, _ in }, prepare: { model, missing in ModelRequests.check(model, &missing) },
      isSame: { $0 === $1 })
  }
}
