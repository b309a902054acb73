/// A publisher that makes another one for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The kind of values it delivers.
  public typealias Output = DeferredPublisher.Output

  /// The kind of errors it may end with.
  public typealias Failure = DeferredPublisher.Failure

  /// What makes a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that makes another one for each subscriber.
  ///
  /// - Parameter createPublisher: Makes a publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
