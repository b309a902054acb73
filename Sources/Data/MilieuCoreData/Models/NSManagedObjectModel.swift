public import Foundation

/// The entities of a program, read from a model's file or made in code.
///
/// ```swift
/// let item = NSEntityDescription()
/// item.name = "Item"
/// let timestamp = NSAttributeDescription()
/// timestamp.name = "timestamp"
/// timestamp.attributeType = .dateAttributeType
/// item.properties = [timestamp]
/// let model = NSManagedObjectModel()
/// model.entities = [item]
/// ```
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }

  /// Where the model was read; `nil` if it was made in code.
  let url: URL?

  /// Makes a model, to be filled in.
  public override init() {
    url = nil
    super.init()
  }

  package init(reading url: URL) throws {
    self.url = url
    super.init()
    let entities = try ModelDocument.read(url)
    self.entities = entities
    for entity in entities { entity.managedObjectModel = self }
  }

  /// Reads a model: a folder that ends in `.xcdatamodeld` or `.xcdatamodel`, or the `contents` in one.
  ///
  /// Core Data reads the compiled form, `.momd`; there is no compiler of models on Linux, so the source is read. Where a URL ends in `.momd`
  /// or `.mom`, a source of the same name beside it is read.
  ///
  /// - Returns: `nil` if there is none or it cannot be read; standard error says why.
  public convenience init?(contentsOf url: URL) {
    do {
      try self.init(reading: ModelFile.source(of: url))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return nil
    }
  }

  /// The models of some bundles, or of the program, as one.
  ///
  /// - Returns: `nil` if none was found.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let places = ModelFile.places(bundles)
    let models = places.flatMap { ModelFile.models(in: $0) }.compactMap { NSManagedObjectModel(contentsOf: $0) }
    guard !models.isEmpty else { return nil }
    let merged = NSManagedObjectModel()
    merged.entities = models.flatMap(\.entities)
    return merged
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
  }

  /// An entity that has to be there.
  func require(_ name: String) -> NSEntityDescription {
    if let entity = entitiesByName[name] { return entity }
    preconditionFailure(
      "The model has no entity '\(name)'. It has \(entities.compactMap(\.name).sorted().joined(separator: ", ")).")
  }
}
