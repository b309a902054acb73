import MilieuObservation
import Testing

/// What the table of operators cannot state, for operators of several publishers and of shared ones.
@Suite struct OperatorBehaviourTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = Recorder<P.Output, P.Failure>()
    publisher.subscribe(recorder)
    #expect(recorder.completions.count == 1)
    return recorder.values
  }

  @Test("Merging delivers from two to eight publishers, and finishes with the last")
  func merge() {
    let j = (0..<8).map { Just($0) }
    #expect(values(j[0].merge(with: j[1])) == [0, 1])
    #expect(values(Publishers.Merge(j[0], j[1])) == [0, 1])
    #expect(values(j[0].merge(with: j[1], j[2])).count == 3)
    #expect(values(j[0].merge(with: j[1], j[2], j[3])).count == 4)
    #expect(values(j[0].merge(with: j[1], j[2], j[3], j[4])).count == 5)
    #expect(values(j[0].merge(with: j[1], j[2], j[3], j[4], j[5])).count == 6)
    #expect(values(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6])).count == 7)
    #expect(values(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7])) == Array(0..<8))
    #expect(values(Publishers.MergeMany(j)) == Array(0..<8))
  }

  @Test("Merging one value at a time asks each publisher for one, and for another when it was delivered")
  func mergeDemand() {
    let (first, second) = (Source(), Source())
    let recorder = Recorder<Int, Failed>(.whenTold)
    first.merge(with: second).subscribe(recorder)
    #expect(first.asked == 1)
    #expect(second.asked == 1)
    first.send(1)
    second.send(2)
    #expect(recorder.values == [1])
    #expect(first.asked == 2)
    #expect(second.asked == 1)
    #expect(recorder.askIfDue())
    #expect(recorder.values == [1, 2])
  }

  @Test("A failure of one publisher cancels the others", arguments: [0, 1, 2])
  func failureCancels(_ kind: Int) {
    let (first, second) = (Source(), Source())
    let recorder = Recorder<String, Failed>()
    switch kind {
    case 0: first.merge(with: second).map { "\($0)" }.subscribe(recorder)
    case 1: first.combineLatest(second).map { "\($0)" }.subscribe(recorder)
    default: first.zip(second).map { "\($0)" }.subscribe(recorder)
    }
    second.send(completion: .failure(Failed()))
    #expect(first.isCancelled)
    #expect(recorder.completions == [.failure(Failed())])
  }

  @Test("Combining delivers the last values whenever one changes, and finishes when all have")
  func combineLatest() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder<String, Never>()
    Publishers.CombineLatest(first, second).map { "\($0)\($1)" }.subscribe(recorder)
    first.send(1)
    first.send(2)
    second.send("a")
    first.send(3)
    first.send(completion: .finished)
    second.send("b")
    #expect(recorder.completions.isEmpty)
    second.send(completion: .finished)
    #expect(recorder.values == ["2a", "3a", "3b"])
    #expect(recorder.completions.count == 1)
  }

  @Test("A combination that nobody asked for is delivered when someone does")
  func combineLatestDemand() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let recorder = Recorder<String, Never>(.whenTold)
    first.combineLatest(second) { "\($0)\($1)" }.subscribe(recorder)
    #expect(recorder.values == ["11"])
    #expect(!recorder.askIfDue())
    first.send(2)
    #expect(recorder.values == ["11", "21"])
    #expect(recorder.excess == 0)
  }

  @Test("Zipping pairs values in turn and finishes when no pair can follow")
  func zip() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder<String, Never>()
    Publishers.Zip(first, second).map { "\($0)\($1)" }.subscribe(recorder)
    first.send(1)
    first.send(2)
    second.send("a")
    first.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    second.send("b")
    #expect(recorder.values == ["1a", "2b"])
    #expect(recorder.completions.count == 1)
    #expect(values(Just(1).zip(Just(2), Just(3), Just(4)).map { "\($0)" }) == ["(1, 2, 3, 4)"])
  }

  @Test("Flattening one publisher at a time makes the next when the one before has finished")
  func flatMap() {
    let source = Source()
    let inner = [PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>()]
    let recorder = Recorder<Int, Failed>()
    source.flatMap(maxPublishers: .max(1)) { inner[$0] }.subscribe(recorder)
    source.send(0)
    source.send(1)
    inner[1].send(9)
    inner[0].send(1)
    inner[0].send(completion: .finished)
    inner[1].send(2)
    source.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
    inner[1].send(completion: .finished)
    #expect(recorder.completions == [.finished])
  }

  @Test("Flattening does not overflow the stack, and delivers what is asked for only")
  func flatMapMany() {
    let recorder = Recorder<Int, Never>(.byReturning)
    (0..<1_000).publisher.flatMap(maxPublishers: .max(1)) { _ in (0..<100).publisher }.subscribe(recorder)
    #expect(recorder.values.count == 100_000)
    #expect(recorder.excess == 0)
    #expect(recorder.completions.count == 1)
  }

  @Test("Switching cancels the publisher before, and finishes with the last")
  func switchToLatest() {
    let outer = PassthroughSubject<Int, Failed>()
    let inner = [Source(), Source()]
    let recorder = Recorder<Int, Failed>()
    outer.map { inner[$0] }.switchToLatest().subscribe(recorder)
    outer.send(0)
    inner[0].send(1)
    outer.send(1)
    #expect(inner[0].isCancelled)
    inner[0].send(2)
    inner[1].send(3)
    outer.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    inner[1].send(completion: .finished)
    #expect(recorder.values == [1, 3])
    #expect(recorder.completions == [.finished])
  }

  @Test("What was asked for and not delivered is asked of the next publisher")
  func outstanding() {
    let (first, second) = (Source(), Source())
    let recorder = Recorder<Int, Failed>(.whenTold)
    first.append(second).subscribe(recorder)
    recorder.ask(.max(2))
    first.send(1)
    first.send(completion: .finished)
    #expect(first.asked == 3)
    #expect(second.asked == 2)
  }

  @Test("Another publisher ends or begins it")
  func until() {
    let (source, other) = (Source(), PassthroughSubject<Void, Failed>())
    let (ending, beginning) = (Recorder<Int, Failed>(), Recorder<Int, Failed>())
    let shared = source.share()
    shared.prefix(untilOutputFrom: other).subscribe(ending)
    shared.drop(untilOutputFrom: other).subscribe(beginning)
    source.send(1)
    other.send()
    source.send(2)
    #expect(ending.values == [1])
    #expect(ending.completions == [.finished])
    #expect(beginning.values == [2])
    #expect(!source.isCancelled)
  }

  @Test("Subscribing again is counted", arguments: [0, 1, 3])
  func retry(_ retries: Int) {
    var attempts = 0
    let recorder = Recorder<Int, Failed>()
    Deferred {
      attempts += 1
      return Fail<Int, Failed>(error: Failed())
    }
    .retry(retries).subscribe(recorder)
    #expect(attempts == retries + 1)
    #expect(recorder.completions == [.failure(Failed())])
  }

  @Test("Subscribing again many times does not overflow the stack")
  func retryMany() {
    var attempts = 0
    let sink = Deferred {
      attempts += 1
      return attempts > 100_000
        ? Just(1).setFailureType(to: Failed.self).eraseToAnyPublisher()
        : Fail(error: Failed()).eraseToAnyPublisher()
    }
    .retry(200_000).replaceError(with: 0).sink { #expect($0 == 1) }
    #expect(attempts == 100_001)
    sink.cancel()
  }

  @Test("A full buffer drops the newest, the oldest, or fails")
  func buffer() {
    func run(_ strategy: Publishers.BufferingStrategy<Failed>) -> (Source, Recorder<Int, Failed>) {
      let (source, recorder) = (Source(), Recorder<Int, Failed>(.whenTold))
      source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(recorder)
      for value in 1...4 { source.send(value) }
      recorder.ask(.max(5))
      return (source, recorder)
    }
    #expect(run(.dropNewest).1.values == [1, 2, 3])
    #expect(run(.dropOldest).1.values == [1, 3, 4])
    let (source, recorder) = run(.customError { Failed() })
    #expect(recorder.values == [1])
    #expect(recorder.completions == [.failure(Failed())])
    #expect(source.isCancelled)
  }

  @Test("Sharing subscribes once, with the first subscriber, and cancels with the last")
  func share() {
    let source = Source()
    let shared = source.share()
    let (first, second) = (Recorder<Int, Failed>(), Recorder<Int, Failed>())
    #expect(source.subscriptions == 0)
    shared.subscribe(first)
    shared.subscribe(second)
    source.send(1)
    first.cancel()
    source.send(2)
    #expect(source.subscriptions == 1)
    #expect(!source.isCancelled)
    second.cancel()
    #expect(source.isCancelled)
    #expect(first.values == [1])
    #expect(second.values == [1, 2])
  }

  @Test("A connectable publisher waits until it is connected")
  func connect() {
    let publisher = [1, 2].publisher.makeConnectable()
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.values.isEmpty)
    let connection = publisher.connect()
    #expect(first.values == [1, 2])
    #expect(second.values == [1, 2])
    connection.cancel()
  }

  @Test("Everything that passes is printed, and told")
  func print() {
    final class Lines: TextOutputStream {
      var lines: [String] = []
      func write(_ string: String) { lines.append(string) }
    }
    let lines = Lines()
    var told: [String] = []
    let recorder = Recorder<Int, Never>(.byReturning)
    [1, 2].publisher.print("numbers", to: lines)
      .handleEvents(
        receiveSubscription: { _ in told.append("subscription") }, receiveOutput: { told.append("\($0)") },
        receiveCompletion: { told.append("\($0)") }, receiveRequest: { told.append("\($0)") }
      )
      .subscribe(recorder)
    #expect(
      lines.lines == [
        "numbers: receive subscription: (Sequence)\n", "numbers: request max: (1)\n", "numbers: receive value: (1)\n",
        "numbers: request max: (1) (synchronous)\n", "numbers: receive value: (2)\n",
        "numbers: request max: (1) (synchronous)\n", "numbers: receive finished\n",
      ])
    #expect(told == ["subscription", "max(1)", "1", "max(1)", "2", "max(1)", "finished"])
  }

  @Test("Handing on by a scheduler keeps the order, and nothing comes before the scheduler's turn")
  func receiveOn() {
    let scheduler = VirtualScheduler()
    let recorder = Recorder<Int, Never>()
    [1, 2, 3].publisher.receive(on: scheduler).subscribe(recorder)
    #expect(recorder.values.isEmpty)
    scheduler.advance()
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completions == [.finished])
  }

  @Test("What is delayed comes exactly when it is due")
  func delay() {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.delay(for: .milliseconds(100), scheduler: scheduler).subscribe(recorder)
    subject.send(1)
    scheduler.advance(by: 50)
    subject.send(2)
    scheduler.advance(by: 50)
    #expect(recorder.values == [1])
    scheduler.advance(by: 50)
    #expect(recorder.values == [1, 2])
  }
}
