public import Foundation

/// A model, its store and the contexts that use it.
///
/// ```swift
/// let container = NSPersistentContainer(name: "Journal")
/// container.loadPersistentStores { description, error in
///   if let error { fatalError("The journal cannot be opened: \(error)") }
/// }
/// ```
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// What the container is called: the name of its model, and of the store's file.
  public let name: String

  /// Where objects are kept: a file in ``defaultDirectoryURL()`` until something else is said. One store can be loaded.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The store and the model it keeps.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext

  /// The module that made the container, where classes of objects are looked for.
  private let module: String

  /// Why there is no model.
  private let modelError: (any Error)?

  /// Makes a container with the model of a name.
  ///
  /// The model is looked for in the program's bundle, beside the program, in the bundles that SwiftPM makes there of what targets copy, and
  /// where the program was started: `resources: [.copy("Journal.xcdatamodeld")]`. If there is none, ``loadPersistentStores(completionHandler:)``
  /// says so.
  ///
  /// - Parameters:
  ///   - name: of the model, without its ending.
  ///   - fileID: an addition: the place of the call, whose module is the one where classes of objects are looked for.
  public convenience init(name: String, fileID: StaticString = #fileID) {
    do {
      self.init(name, try NSManagedObjectModel(reading: ModelFile.find(name)), nil, "\(fileID)")
    } catch {
      self.init(name, NSManagedObjectModel(), error, "\(fileID)")
    }
  }

  /// Makes a container with a model.
  public convenience init(
    name: String, managedObjectModel model: NSManagedObjectModel, fileID: StaticString = #fileID
  ) {
    self.init(name, model, nil, "\(fileID)")
  }

  private init(_ name: String, _ model: NSManagedObjectModel, _ error: (any Error)?, _ fileID: String) {
    self.name = name
    modelError = error
    module = fileID.split(separator: "/").first.map(String.init) ?? ""
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType, persistentStoreCoordinator)
    viewContext.name = "viewContext"
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    ObjectClass.find(for: model.entities, module: module)
    ObjectClass.note(model)
  }

  /// The model.
  open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

  /// The folder for the program's data: `$XDG_DATA_HOME`, or `~/.local/share`, with the program's name.
  open class func defaultDirectoryURL() -> URL {
    let process = ProcessInfo.processInfo
    let home =
      process.environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
    return home.appendingPathComponent(process.processName)
  }

  /// Opens the stores, and makes the file of one that is not there yet.
  ///
  /// - Parameter block: is called for each description with what kept its store from being opened, if anything did: there is no model, or
  ///   the file cannot be opened, which is then as it was. On this thread, unless the description says that it may be on another.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        block(description, load(description))
        continue
      }
      // Called once, there; whoever asks for it to be called elsewhere knows.
      nonisolated(unsafe) let block = block
      DispatchQueue.global().async { block(description, self.load(description)) }
    }
  }

  private func load(_ description: NSPersistentStoreDescription) -> (any Error)? {
    if let modelError { return modelError }
    do {
      try persistentStoreCoordinator.open(description)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Contexts

  /// A context on a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(.privateQueueConcurrencyType, persistentStoreCoordinator)
  }

  /// Runs code with a context of its own, on that context's queue.
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs code with a context of its own, on that context's queue, and gives what it gives.
  open func performBackgroundTask<T, Failure>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}
