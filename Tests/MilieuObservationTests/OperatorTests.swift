import Dispatch
import MilieuObservation
import Testing

/// What holds for every operator, checked on the rows of the table.
@Suite struct OperatorTests {
  typealias Asking = Recorder<String, any Error>.Asking

  /// A row that runs: its source, its scheduler and who receives.
  private struct Run {
    let source = Source()
    let scheduler = VirtualScheduler()
    let recorder: Recorder<String, any Error>
    let row: OperatorRow

    init(_ row: OperatorRow, _ asking: Asking = .atOnce) {
      self.row = row
      recorder = Recorder(asking)
      row.build(source.eraseToAnyPublisher(), scheduler).subscribe(recorder)
      settle()
    }

    func settle(_ milliseconds: Int = 0) {
      scheduler.advance(by: milliseconds)
      while recorder.askIfDue() { scheduler.advance() }
      scheduler.advance()
    }

    func play(_ steps: some Sequence<OperatorRow.Step>) {
      for step in steps {
        switch step {
        case .value(let value):
          source.send(value)
          settle()
        case .time(let milliseconds): settle(milliseconds)
        }
      }
    }

    func end(_ completion: Subscribers.Completion<Failed>) {
      source.send(completion: completion)
      for _ in 0..<20 { settle(1_000) }
    }

    func expect(_ values: [String], _ ending: OperatorRow.Ending) {
      #expect(recorder.values == values)
      #expect(recorder.completions.count == 1)
      #expect(recorder.excess == 0)
      #expect(recorder.late == 0)
      switch recorder.completions.first {
      case .finished: #expect(ending == .finished)
      case .failure: #expect(ending == .failed)
      case nil: Issue.record("it did not complete")
      }
    }
  }

  @Test("Values and the completion come out, however they are asked for", arguments: OperatorRow.all, Asking.allCases)
  func values(_ row: OperatorRow, _ asking: Asking) {
    let run = Run(row, asking)
    run.play(row.script)
    run.end(.finished)
    run.expect(row.values, row.ending)
  }

  @Test("A failure of upstream passes on or is handled", arguments: OperatorRow.all, Asking.allCases)
  func failure(_ row: OperatorRow, _ asking: Asking) {
    let run = Run(row, asking)
    run.play(row.script)
    run.end(.failure(Failed()))
    run.expect(row.failingValues, row.failingEnding)
  }

  @Test("Cancelling cancels upstream, and nothing comes after", arguments: OperatorRow.all)
  func cancel(_ row: OperatorRow) {
    let run = Run(row)
    run.play(row.script.prefix(1))
    let before = run.recorder.values
    let isOver = !run.recorder.completions.isEmpty
    run.recorder.cancel()
    run.scheduler.advance()
    #expect(run.source.isCancelled)
    run.play(row.script.dropFirst())
    run.end(.finished)
    #expect(run.recorder.values == before)
    #expect(run.recorder.completions.count == (isOver ? 1 : 0))
    #expect(run.source.cancellations == 1)
  }

  @Test("Upstream is asked for what the operator needs, and not before it is asked itself", arguments: OperatorRow.all)
  func demand(_ row: OperatorRow) {
    let run = Run(row, .whenTold)
    switch row.asking {
    case .one: #expect(run.source.asked == 1)
    case .number(let number): #expect(run.source.asked == number)
    case .unlimited: #expect(run.source.asked == .unlimited)
    }
  }

  @Test("Cancelling lets go of the subscriber and of upstream", arguments: OperatorRow.all)
  func release(_ row: OperatorRow) {
    weak var released: AnyObject?
    let source = Source()
    let scheduler = VirtualScheduler()
    do {
      let object = ReferenceHolder()
      released = object
      let sink = row.build(source.eraseToAnyPublisher(), scheduler)
        .sink(receiveCompletion: { _ in object.touch() }, receiveValue: { _ in object.touch() })
      scheduler.advance()
      sink.cancel()
    }
    for _ in 0..<20 { scheduler.advance(by: 1_000) }
    #expect(released == nil)
  }

  @Test(
    "Sending and cancelling on many threads neither stops the program nor delivers late", arguments: OperatorRow.all)
  func race(_ row: OperatorRow) {
    for round in 0..<30 {
      let subject = PassthroughSubject<Int, Failed>()
      let scheduler = VirtualScheduler()
      let recorder = Recorder<String, any Error>()
      row.build(subject.eraseToAnyPublisher(), scheduler).subscribe(recorder)
      nonisolated(unsafe) let sending = subject
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for value in 0..<20 {
          sending.send(value)
          if thread == 1 { scheduler.advance(by: 20) }
        }
        guard thread == 3 else { return }
        if round % 2 == 0 { recorder.cancel() } else { sending.send(completion: .finished) }
      }
      scheduler.advance(by: 10_000)
      #expect(recorder.completions.count <= 1)
      #expect(recorder.late == 0)
      #expect(recorder.overlaps == 0)
    }
  }
}

private final class ReferenceHolder {
  func touch() {}
}
