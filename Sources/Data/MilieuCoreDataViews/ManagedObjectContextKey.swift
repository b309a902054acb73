public import MilieuCoreData
public import MilieuEnvironment

private enum ManagedObjectContextKey: EnvironmentKey {
  // Nothing can be done with it: it has no store.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that `@FetchRequest` fetches from, and that views insert objects into and delete them from.
  ///
  /// As SwiftUI, where nothing provides one it belongs to no store; a view with a `@FetchRequest` says so in its place. On Apple's systems
  /// SwiftUI has it; here it comes with `import CoreData`.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSManagedObjectContext {
  /// What is read where no context is provided.
  static var unprovided: NSManagedObjectContext { ManagedObjectContextKey.defaultValue }
}
