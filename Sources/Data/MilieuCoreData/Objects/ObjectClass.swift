internal import Foundation
internal import MilieuData

/// Finds the classes of objects by the names that a model gives.
enum ObjectClass {
  private struct WeakModel {
    weak var model: NSManagedObjectModel?
  }

  /// The models that containers have been made with, the latest last.
  private static let models = Locked<[WeakModel]>([])

  /// Lets classes ask a model for their entities.
  static func note(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.append(WeakModel(model: model))
    }
  }

  /// The entity of a class in the latest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = models.withLock { $0.compactMap(\.model) }
    return models.reversed().lazy.compactMap { $0.entities(of: type).first }.first
  }

  /// Looks for classes in the module that has made a container, in the program's main module, and where the name says.
  ///
  /// Those that are not found, entities learn from who asks for their objects: `Item(context:)`, `NSFetchRequest<Item>`.
  static func find(for entities: [NSEntityDescription], module: String) {
    let program = ProcessInfo.processInfo.processName
      .map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    for entity in entities where !entity.knowsClass && entity.managedObjectClassName != "NSManagedObject" {
      // In a model's file, a leading point stands for the module that is being compiled.
      let name = entity.managedObjectClassName
      let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
      let names = plain.contains(".") ? [plain] : ["\(module).\(plain)", "\(program).\(plain)"]
      for name in names {
        guard let type = NSClassFromString(name) as? NSManagedObject.Type else { continue }
        entity.learn(type)
        break
      }
    }
  }
}

extension NSManagedObjectModel {
  /// The entities whose objects are, or may be, of a class.
  fileprivate func entities(of type: NSManagedObject.Type) -> [NSEntityDescription] {
    entities.filter { entity in
      entity.objectClass == type
        || entity.managedObjectClassName.split(separator: ".").last.map(String.init) == "\(type)"
    }
  }

  /// The entity whose objects are of a class, which has to be there.
  func require(_ type: NSManagedObject.Type) -> NSEntityDescription {
    let name = "\(type)"
    let fitting = entities(of: type)
    let found = fitting.count > 1 ? fitting.filter { $0.objectClass == type } : fitting
    guard found.count == 1 else {
      preconditionFailure(
        "The class '\(name)' is that of \(found.isEmpty ? "no entity" : "several entities") of the model, which has "
          + "\(entities.compactMap(\.name).sorted().joined(separator: ", ")). Name it as the class of one, or make objects by "
          + "'init(entity:insertInto:)'.")
    }
    found[0].learn(type)
    return found[0]
  }
}
