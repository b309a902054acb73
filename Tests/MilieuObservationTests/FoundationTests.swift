import Dispatch
import Foundation
import FoundationNetworking
import MilieuObservation
import Synchronization
import Testing

@Suite struct FoundationTests {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether two values came through a scheduler on the main queue, which need not be the main thread's: a program that serves it
  /// without a run loop has it served by any thread.
  private func arrivals<S: Scheduler>(on scheduler: S, delay: S.SchedulerTimeType.Stride?) async -> [Bool] {
    let upstream = [1, 2].publisher
    let publisher =
      delay.map { upstream.delay(for: $0, scheduler: scheduler).eraseToAnyPublisher() }
      ?? upstream.receive(on: scheduler).eraseToAnyPublisher()
    var threads: [Bool] = []
    let places = publisher.map { _ in DispatchQueue.getSpecific(key: Self.key) ?? false }
    for await isMain in places.buffered().values { threads.append(isMain) }
    return threads
  }

  @Test("The main queue and the main run loop deliver on the main queue, whoever serves it")
  func main() async {
    #expect(await arrivals(on: DispatchQueue.main, delay: nil) == [true, true])
    #expect(await arrivals(on: DispatchQueue.main, delay: .milliseconds(1)) == [true, true])
    #expect(await arrivals(on: RunLoop.main, delay: nil) == [true, true])
    #expect(await arrivals(on: RunLoop.main, delay: .milliseconds(1)) == [true, true])
  }

  @Test("Queues deliver in order, elsewhere")
  func queues() async {
    let queue = DispatchQueue(label: "test")
    #expect(await arrivals(on: queue, delay: nil) == [false, false])
    #expect(await arrivals(on: DispatchQueue.global(), delay: nil) == [false, false])
    #expect(await arrivals(on: OperationQueue(), delay: nil) == [false, false])
    #expect(await arrivals(on: OperationQueue(), delay: .milliseconds(1)) == [false, false])
    #expect(await arrivals(on: ImmediateScheduler.shared, delay: nil).count == 2)
  }

  @Test("What goes by a scheduler is delivered there, even if it gets there while more is being sent")
  func place() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "test")
    queue.setSpecific(key: key, value: true)
    for _ in 0..<300 {
      let places = (0..<20).publisher.receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) ?? false }
      for await all in places.collect().values { #expect(all == Array(repeating: true, count: 20)) }
    }
  }

  @Test("A run loop that waits on another thread is woken")
  func runLoop() async {
    let (loops, started) = AsyncStream<UncheckedLoop>.makeStream()
    let isDone = Mutex(false)
    let thread = Thread {
      let keeper = Timer(timeInterval: 3_600, repeats: true) { _ in }
      RunLoop.current.add(keeper, forMode: .default)
      started.yield(UncheckedLoop(loop: .current))
      while !isDone.withLock({ $0 }) {
        _ = RunLoop.current.run(mode: .default, before: .distantFuture)
      }
      keeper.invalidate()
    }
    thread.start()
    for await started in loops {
      #expect(await arrivals(on: started.loop, delay: nil) == [false, false])
      #expect(await arrivals(on: started.loop, delay: .milliseconds(1)) == [false, false])
      isDone.withLock { $0 = true }
      started.loop.schedule {}
      break
    }
  }

  private struct UncheckedLoop: @unchecked Sendable {
    let loop: RunLoop
  }

  @Test("A timer delivers again and again until it is cancelled", arguments: [true, false])
  func timer(_ isAutomatic: Bool) async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common)
    var connection: (any Cancellable)?
    let dates: AnyPublisher<Date, Never>
    if isAutomatic {
      dates = timer.autoconnect().eraseToAnyPublisher()
    } else {
      connection = timer.connect()
      dates = timer.eraseToAnyPublisher()
    }
    var last = Date.distantPast
    for await date in dates.prefix(3).values {
      #expect(date > last)
      last = date
    }
    connection?.cancel()
  }

  @Test("Lengths of time are stated in units and as numbers")
  func strides() {
    typealias Dispatched = DispatchQueue.SchedulerTimeType.Stride
    typealias Looped = RunLoop.SchedulerTimeType.Stride
    #expect(Dispatched.seconds(1) == 1.0)
    #expect(Dispatched.milliseconds(1_500) == 1.5)
    #expect(Dispatched.seconds(0.5) + .milliseconds(500) == 1)
    #expect(Looped.milliseconds(250) == 0.25)
    #expect(Looped.seconds(2).timeInterval == 2)
    let now = DispatchQueue.main.now
    #expect(now.advanced(by: .seconds(1)).distance(to: now) == -1)
  }

  @Test("Notifications are delivered while someone listens")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let object = Token()
    var count = (0, 0)
    let all = center.publisher(for: name).sink { _ in count.0 += 1 }
    let own = center.publisher(for: name, object: object).sink { _ in count.1 += 1 }
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    #expect(count == (2, 1))
    all.cancel()
    center.post(name: name, object: object)
    #expect(count == (2, 2))
    own.cancel()
  }

  @Test("A URL is loaded for each subscriber, when it asks")
  func urlSession() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    struct Reply: Decodable, Equatable { let path: String }
    let url = try #require(URL(string: "echo://host/path"))
    let replies = session.dataTaskPublisher(for: url).map(\.data).decode(type: Reply.self, decoder: JSONDecoder())
    for _ in 0..<2 {
      var seen: [Reply] = []
      for try await reply in replies.values { seen.append(reply) }
      #expect(seen == [Reply(path: "/path")])
    }
    let missing = try #require(URL(string: "echo://host/missing"))
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: missing).values {}
    }
  }
}

extension Publisher {
  fileprivate func buffered() -> Publishers.Buffer<Self> {
    buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest)
  }
}

/// Answers a request with its path.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/missing" else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    let response = URLResponse(url: url, mimeType: "application/json", expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"path": "\#(url.path)"}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
