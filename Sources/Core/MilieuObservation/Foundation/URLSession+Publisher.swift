public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher that loads a URL for each subscriber and delivers the data and the response, or fails.
  ///
  /// - Parameter url: The URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that makes a request for each subscriber and delivers the data and the response, or fails.
  ///
  /// - Parameter request: The request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that makes a request for each subscriber, when it first asks for a value. It delivers on a thread of the session.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)

    /// What went wrong.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// What makes it.
    public let session: URLSession

    /// A publisher that makes a request for each subscriber.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: What makes it.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DataTaskEmitter(subscriber, request, session).start()
    }
  }
}

private final class DataTaskEmitter<Downstream: Subscriber>: Emitter<Downstream>
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let request: URLRequest
  private let session: URLSession
  private var task: DataTaskSubscription?

  init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
    self.request = request
    self.session = session
    super.init("DataTaskPublisher", downstream)
  }

  override func route(_ demand: Subscribers.Demand) -> [(subscription: any Subscription, demand: Subscribers.Demand)] {
    guard task == nil else { return [] }
    nonisolated(unsafe) let complete: (Data?, URLResponse?, (any Error)?) -> Void = { [self] data, response, error in
      self.complete(data, response, error)
    }
    let task = DataTaskSubscription { [session, request] in
      session.dataTask(with: request) { complete($0, $1, $2) }
    }
    self.task = task
    return [(task, demand)]
  }

  private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let response, error == nil {
      emit((data ?? Data(), response))
      finish(.finished)
    } else {
      fail((error as? URLError) ?? URLError(.unknown))
    }
  }

  override func ended() {
    let task = lock.withLock {
      defer { self.task = nil }
      return self.task
    }
    task?.cancel()
  }
}

/// A task as a subscription: asking starts it.
private final class DataTaskSubscription: Subscription {
  private let lock = Lock()
  private let make: () -> URLSessionDataTask
  private var task: URLSessionDataTask?
  private var isCancelled = false

  init(make: @escaping () -> URLSessionDataTask) {
    self.make = make
  }

  func request(_ demand: Subscribers.Demand) {
    let made = make()
    let isWanted = lock.withLock {
      task = made
      return !isCancelled
    }
    if isWanted { made.resume() }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      defer { self.task = nil }
      return self.task
    }
    task?.cancel()
  }
}
