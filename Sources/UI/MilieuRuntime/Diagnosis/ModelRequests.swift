internal import MilieuEnvironment

/// What the models that views hold ask of the environment by themselves.
///
/// A model's property has to give something when it is read. So who holds a model asks before a body runs whether everything is there.
@MainActor
enum ModelRequests {
  /// Whether objects of a class, as far as it is known here, ask for anything.
  static func areIn(_ type: Any.Type) -> Bool { type is AnyClass && !PropertyLayout.properties(of: type).isEmpty }

  /// Adds what a model asks for and cannot have.
  static func check(_ model: AnyObject, _ missing: inout [MissingDependency]) {
    let type: AnyClass = type(of: model)
    for layout in PropertyLayout.properties(of: type) {
      let property = layout.load(UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque()))
      guard !property.isAnsweredOutsideViews, case .object(let object, let site) = property.erasedRequest else {
        continue
      }
      var dependency = MissingDependency(key: object.key, site: site)
      dependency.name.isStored(in: layout.name, of: type)
      missing.append(dependency)
    }
  }
}

extension DynamicPropertyBehavior {
  /// A plain property that holds a model.
  static let model = DynamicPropertyBehavior(
    for: AnyObject.self, connect: { _, _, _ in }, prepare: { model, missing in ModelRequests.check(model, &missing) },
    isSame: { $0 === $1 })
}
