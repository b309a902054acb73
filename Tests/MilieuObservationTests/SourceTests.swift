import Dispatch
import MilieuObservation
import Testing

@Suite struct SourceTests {
  @Test("A demand adds up, stops at no limit, and is compared with numbers")
  func demand() {
    let two: Subscribers.Demand = .max(2)
    #expect(two + 3 == .max(5))
    #expect(two - .max(5) == .none)
    #expect(two * 4 == 8)
    #expect(two + .unlimited == .unlimited)
    #expect(.unlimited - two == .unlimited)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(two < .unlimited)
    #expect(two > 1)
    #expect(Subscribers.Demand.unlimited.max == nil)
    #expect("\(two) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
  }

  @Test(
    "A sequence delivers as it is asked, and finishes with its last element",
    arguments: Recorder<Int, Never>.Asking.allCases)
  func sequence(_ asking: Recorder<Int, Never>.Asking) {
    let recorder = Recorder<Int, Never>(asking)
    (0..<10_000).publisher.subscribe(recorder)
    while recorder.askIfDue() {}
    #expect(recorder.values == Array(0..<10_000))
    #expect(recorder.completions == [.finished])
    #expect(recorder.excess == 0)
  }

  @Test("Publishers of one value, of none, and of failures deliver that and complete")
  func simple() {
    func outcome<P: Publisher>(_ publisher: P) -> String {
      let recorder = Recorder<P.Output, P.Failure>()
      publisher.subscribe(recorder)
      return "\(recorder.values) \(recorder.completions.map { "\($0)" })"
    }
    let failed = "failure(MilieuObservationTests.Failed())"
    let finished = "finished"
    #expect(outcome(Just(1)) == "[1] [\"\(finished)\"]")
    #expect(outcome(Empty<Int, Never>()) == "[] [\"\(finished)\"]")
    #expect(outcome(Empty<Int, Never>(completeImmediately: false)) == "[] []")
    #expect(outcome(Fail<Int, Failed>(error: Failed())) == "[] [\"\(failed)\"]")
    #expect(outcome(Optional(1).publisher) == "[1] [\"\(finished)\"]")
    #expect(outcome(Int?.none.publisher) == "[] [\"\(finished)\"]")
    #expect(outcome(Result<Int, Failed>.success(1).publisher) == "[1] [\"\(finished)\"]")
    #expect(outcome(Result<Int, Failed>.failure(Failed()).publisher) == "[] [\"\(failed)\"]")
    #expect(outcome([Int]().publisher) == "[] [\"\(finished)\"]")
    #expect(outcome(Record<Int, Failed>(output: [1, 2], completion: .failure(Failed()))) == "[1, 2] [\"\(failed)\"]")
    #expect(outcome(Deferred { Just(1) }) == "[1] [\"\(finished)\"]")
  }

  @Test("A future runs its closure once, at once, and gives each subscriber the result")
  func future() {
    var runs = 0
    var promise: Future<Int, Failed>.Promise?
    let future = Future<Int, Failed> {
      runs += 1
      promise = $0
    }
    #expect(runs == 1)
    let early = Recorder<Int, Failed>()
    future.subscribe(early)
    promise?(.success(1))
    promise?(.success(2))
    promise?(.failure(Failed()))
    let late = Recorder<Int, Failed>()
    future.subscribe(late)
    for recorder in [early, late] {
      #expect(recorder.values == [1])
      #expect(recorder.completions == [.finished])
    }
    #expect(runs == 1)
  }

  @Test("A future lets go of a subscriber that cancelled")
  func futureMemory() {
    weak var token: Token?
    let future = Future<Int, Never> { _ in }
    do {
      let made = Token()
      token = made
      future.sink { _ in made.touch() }.cancel()
    }
    #expect(token == nil)
  }

  @Test("Assigning writes each value to a property until it is cancelled")
  func assign() {
    final class Model { var value = 0 }
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let assignment = subject.assign(to: \.value, on: model)
    subject.send(1)
    assignment.cancel()
    subject.send(2)
    #expect(model.value == 1)
  }

  @Test("Values are awaited one after the other, and the end as well")
  func values() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Failed.self) {
      for try await value in [4].publisher.setFailureType(to: Failed.self).append(Fail(error: Failed())).values {
        #expect(value == 4)
      }
    }
  }

  @Test("Awaiting ends when the task is cancelled, and cancels the publisher")
  func cancelledValues() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let task = Task {
      let publisher = PassthroughSubject<Int, Never>().handleEvents(
        receiveCancel: { continuation.yield("cancelled") }, receiveRequest: { _ in continuation.yield("asked") })
      for await _ in publisher.values {}
      continuation.finish()
    }
    for await event in stream {
      if event == "asked" { task.cancel() } else { #expect(event == "cancelled") }
    }
    await task.value
  }

  @Test("A future's value is awaited")
  @MainActor func futureValue() async {
    let future = Future<Int, Never> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(7)) }
    }
    #expect(await future.value == 7)
  }
}
