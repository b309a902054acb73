import MilieuObservation
import Testing

@Suite struct SubjectTests {
  @Test("A subject passes values on until it completes")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var completions = 0
    let sink = subject.sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { values.append($0) })
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(values == [1, 2])
    #expect(completions == 1)
    withExtendedLifetime(sink) {}
  }
}
