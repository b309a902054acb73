import Dispatch
import MilieuObservation
import Synchronization
import Testing

@Suite struct SubjectTests {
  @Test("A subject passes values on until it completes, once")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.send(0)
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.count == 1)
  }

  @Test("A subscriber that comes after the completion is told so at once")
  func late() {
    let passthrough = PassthroughSubject<Int, Failed>()
    passthrough.send(completion: .failure(Failed()))
    let current = CurrentValueSubject<Int, Failed>(1)
    current.send(completion: .failure(Failed()))
    for subject in [passthrough.eraseToAnyPublisher(), current.eraseToAnyPublisher()] {
      let recorder = Recorder<Int, Failed>()
      subject.subscribe(recorder)
      #expect(recorder.completions == [.failure(Failed())])
      #expect(recorder.values.isEmpty)
    }
  }

  @Test("A value sent when none is wanted is dropped by a passthrough subject and kept by a current value subject")
  func demand() {
    let passthrough = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let dropping = Recorder<Int, Never>(.whenTold)
    let keeping = Recorder<Int, Never>(.whenTold)
    passthrough.subscribe(dropping)
    current.subscribe(keeping)
    for value in 1...3 {
      passthrough.send(value)
      current.send(value)
    }
    #expect(dropping.values == [1])
    #expect(keeping.values == [0])
    #expect(keeping.askIfDue())
    #expect(!dropping.askIfDue())
    #expect(keeping.values == [0, 3])
    passthrough.send(4)
    #expect(dropping.values == [1, 4])
    #expect(!keeping.askIfDue())
  }

  @Test("A subscriber that sends while it receives is given the value inside; others get both in turn")
  func sendingDuringSending() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let first = subject.sink { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2) }
      log.append("end \(value)")
    }
    let second = subject.sink { log.append("second \($0)") }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "second 2", "end 1", "second 1"])
    first.cancel()
    second.cancel()
  }

  @Test("A subscriber that another cancels while a value is being sent does not get it")
  func cancellingDuringSending() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var values: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { values.append($0) }
    subject.send(1)
    #expect(values.isEmpty)
    first.cancel()
  }

  @Test("A subscriber may cancel itself while it receives")
  func cancellingItself() {
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    var values: [Int] = []
    cancellable = subject.sink {
      values.append($0)
      cancellable?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test("A subscriber gets one value at a time, and all of them, from however many threads they are sent")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = (0..<3).map { _ in Recorder<Int, Never>() }
    for recorder in recorders { subject.subscribe(recorder) }
    nonisolated(unsafe) let sending = subject
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for value in 0..<200 { sending.send(thread * 200 + value) }
    }
    for recorder in recorders {
      #expect(recorder.overlaps == 0)
      #expect(recorder.values.sorted() == Array(0..<1_600))
    }
  }

  @Test("Values of one thread arrive in their order while another thread sends, too")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    nonisolated(unsafe) let sending = subject
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for value in 0..<200 { sending.send(thread * 1_000 + value) }
    }
    for thread in 0..<4 {
      let own = recorder.values.filter { $0 / 1_000 == thread }
      #expect(own == own.sorted())
    }
  }

  @Test("A current value subject gives its value first, and has the new one when its subscribers are told")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var log: [String] = []
    let sink = subject.sink { log.append("\($0), has \(subject.value)") }
    subject.value = 2
    subject.send(3)
    #expect(log == ["1, has 1", "2, has 2", "3, has 3"])
    sink.cancel()
    subject.send(4)
    #expect(log.count == 3)
    #expect(subject.value == 4)
  }

  @Test("A subject that is subscribed to a publisher passes its values and completion on")
  func subscribing() {
    let source = Source()
    let subject = PassthroughSubject<Int, Failed>()
    let connection = source.subscribe(subject)
    #expect(source.asked == .none)
    let recorder = Recorder<Int, Failed>()
    subject.subscribe(recorder)
    #expect(source.asked == .unlimited)
    source.send(1)
    #expect(recorder.values == [1])
    connection.cancel()
    #expect(source.isCancelled)
  }

  @Test("A subject lets go of a subscriber that cancelled, and of all when it completes")
  func memory() {
    weak var cancelled: AnyObject?
    weak var completed: AnyObject?
    let subject = PassthroughSubject<Int, Never>()
    var kept: AnyCancellable?
    do {
      let (first, second) = (Token(), Token())
      (cancelled, completed) = (first, second)
      subject.sink { _ in first.touch() }.cancel()
      kept = subject.sink { _ in second.touch() }
    }
    #expect(cancelled == nil)
    #expect(completed != nil)
    subject.send(completion: .finished)
    #expect(completed == nil)
    withExtendedLifetime(kept) {}
  }

  @Test("A subscription ends with the last reference to what sink returned")
  func lifetime() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &set)
    subject.sink { values.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set = []
    subject.send(2)
    array = []
    subject.send(3)
    #expect(values == [1, 10, 20])
  }
}

/// Something to see whether it is still held.
final class Token {
  func touch() {}
}
