/// A publisher that delivers one value, or fails, when a closure that is run at once has come to a result.
///
/// The closure runs when the future is made, once, whether anybody subscribes or not; each subscriber gets the result.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls with the result. Further calls do nothing. It may be called on any thread.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]

  /// Runs a closure that comes to a result.
  ///
  /// - Parameter attemptToFulfill: Is given what to call with the result, now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [ObjectIdentifier: (Result<Output, Failure>) -> Void] in
      guard self.result == nil else { return [:] }
      self.result = result
      defer { self.waiting = [:] }
      return self.waiting
    }
    for deliver in waiting.values { deliver(result) }
  }

  /// Attaches a subscriber, which gets the result when there is one and it asks for it.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let emitter = FutureEmitter(subscriber, future: self)
    emitter.start()
    let result = lock.withLock {
      if self.result == nil { waiting[ObjectIdentifier(emitter)] = emitter.deliver }
      return self.result
    }
    if let result { emitter.deliver(result) } else if !emitter.isOpen { forget(ObjectIdentifier(emitter)) }
  }

  fileprivate func forget(_ key: ObjectIdentifier) {
    let released = lock.withLock { waiting.removeValue(forKey: key) }
    _ = released
  }
}

private final class FutureEmitter<Downstream: Subscriber>: Emitter<Downstream> {
  private let future: Future<Output, Failure>

  init(_ downstream: Downstream, future: Future<Output, Failure>) {
    self.future = future
    super.init("Future", downstream)
  }

  func deliver(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      emit(value)
      finish(.finished)
    case .failure(let error): fail(error)
    }
  }

  override func ended() {
    future.forget(ObjectIdentifier(self))
  }
}
