internal import Dispatch

/// Runs an actor's code for a context, one piece after the other.
public protocol ModelExecutor: SerialExecutor {
  /// The context, which only what runs here may use.
  var modelContext: ModelContext { get }
}

/// An executor that runs one piece of code at a time. As in SwiftData's source; here every ``ModelExecutor`` does.
public protocol SerialModelExecutor: ModelExecutor {}

/// Runs an actor's code on a queue of its own, away from the main thread.
// Unchecked: the context is only used by what runs on the queue.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  private let queue = DispatchQueue(label: "DefaultSerialModelExecutor")

  /// Makes an executor for a context, which nobody else may use from now on.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

/// An actor with a context of its own: what `@ModelActor` makes of one.
public protocol ModelActor: Actor {
  /// The stores.
  nonisolated var modelContainer: ModelContainer { get }

  /// What runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier; `nil` if there is none, or it is of another type.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    if let known: Model = modelContext.registeredModel(for: id) { return known }
    return modelContext.storedModel(for: id) as? Model
  }
}
