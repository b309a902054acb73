import Dispatch
import MilieuObservation
import Testing

private class Animal: ObservableObject {
  @Published var name = "cat"
}

private class Pet: Animal {
  @Published var owner: String?
  var plain = 0
}

private final class Tagged<Tag>: Pet {
  @Published var tag: Tag

  init(_ tag: Tag) {
    self.tag = tag
  }
}

private class Bare: ObservableObject {
  var count = 0
}

private final class Described: Bare {
  @Published var text = ""
}

private final class Passing: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var automatic = 0
  var manual = 0 { willSet { objectWillChange.send() } }
}

private final class Stating: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var manual = 0 { willSet { objectWillChange.send() } }
}

private final class Following: ObservableObject {
  @Published var text = ""
  @Published var length = 0

  init() {
    $text.map(\.count).assign(to: &$length)
  }
}

@MainActor private final class Screen: ObservableObject {
  @Published private(set) var title = ""
  nonisolated init() {}
  func rename(_ title: String) { self.title = title }
}

@Suite struct PublishedTests {
  @Test("First the object tells, then the property publishes the new value, then the property has it")
  func timing() {
    let animal = Animal()
    var log: [String] = []
    let name = animal.$name.sink { log.append("\($0), was \(animal.name)") }
    let object = animal.objectWillChange.sink { log.append("will change from \(animal.name)") }
    animal.name = "dog"
    #expect(log == ["cat, was cat", "will change from cat", "dog, was cat"])
    #expect(animal.name == "dog")
    name.cancel()
    object.cancel()
  }

  @Test("Properties of superclasses and of generic classes tell too")
  func inheritance() {
    let tagged = Tagged(["a"])
    var count = 0
    let sink = tagged.objectWillChange.sink { count += 1 }
    tagged.name = "dog"
    tagged.owner = "Ada"
    tagged.tag.append("b")
    tagged.plain = 1
    #expect(count == 3)
    #expect(tagged.tag == ["a", "b"])
    sink.cancel()
    tagged.name = "cow"
    #expect(count == 3)
  }

  @Test("The publisher is the same each time, however it is reached")
  func identity() {
    let pet = Pet()
    let first = pet.objectWillChange
    let animal: Animal = pet
    #expect(animal.objectWillChange === first)
    pet.name = "dog"
    _ = pet.$owner
    #expect(pet.objectWillChange === first)
    #expect(Pet().objectWillChange !== first)
  }

  @Test("Threads that ask at once get the same publisher")
  func identityOnThreads() {
    for _ in 0..<50 {
      nonisolated(unsafe) let pet = Pet()
      nonisolated(unsafe) let bare = Bare()
      nonisolated(unsafe) var found: [ObservableObjectPublisher?] = Array(repeating: nil, count: 8)
      found.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let buffer = buffer
        DispatchQueue.concurrentPerform(iterations: 8) { index in
          buffer[index] = index % 2 == 0 ? pet.objectWillChange : bare.objectWillChange
          _ = pet.name
        }
      }
      #expect(Set(found.compactMap { $0.map(ObjectIdentifier.init) }).count == 2)
    }
  }

  @Test(
    "An object without published properties has the same publisher while someone holds it, and no other object has it")
  func bare() {
    var bare: Bare? = Bare()
    var count = 0
    let sink = bare?.objectWillChange.sink { count += 1 }
    bare?.objectWillChange.send()
    #expect(count == 1)
    let held = bare?.objectWillChange
    bare = nil
    for _ in 0..<100 {
      let other = Bare()
      #expect(other.objectWillChange !== held)
    }
    withExtendedLifetime(sink) {}
  }

  @Test("A subclass adds published properties to a class that has none")
  func addedProperties() {
    let described = Described()
    var count = 0
    let sink = (described as Bare).objectWillChange.sink { count += 1 }
    described.text = "a"
    #expect(count == 1)
    sink.cancel()
  }

  @Test("A publisher that a class states is the one, and published properties leave it alone")
  func custom() {
    let passing = Passing()
    let stating = Stating()
    var counts = (0, 0)
    let sinks = [passing.objectWillChange.sink { counts.0 += 1 }, stating.objectWillChange.sink { counts.1 += 1 }]
    passing.manual = 1
    passing.automatic = 1
    stating.manual = 1
    #expect(counts == (1, 1))
    withExtendedLifetime(sinks) {}
  }

  @Test("A property that is assigned to from a publisher follows it and tells, and holds nothing alive")
  func assign() {
    weak var released: Following?
    do {
      let following = Following()
      released = following
      var count = 0
      let sink = following.objectWillChange.sink { count += 1 }
      following.text = "four"
      #expect(following.length == 4)
      #expect(count == 2)
      sink.cancel()
    }
    #expect(released == nil)
  }

  @Test("Assigning from a publisher ends with the property, and cancels")
  func assignEnds() {
    let subject = PassthroughSubject<String, Never>()
    var cancellations = 0
    do {
      let animal = Animal()
      subject.handleEvents(receiveCancel: { cancellations += 1 }).assign(to: &animal.$name)
      subject.send("dog")
      #expect(animal.name == "dog")
      #expect(cancellations == 0)
    }
    #expect(cancellations == 1)
  }

  @Test("The publisher of a property outlives its object, with the last value")
  func outliving() {
    var animal: Animal? = Animal()
    let publisher = animal?.$name
    animal?.name = "dog"
    animal = nil
    var values: [String] = []
    let sink = publisher?.sink { values.append($0) }
    #expect(values == ["dog"])
    withExtendedLifetime(sink) {}
  }

  @Test("Whoever observes an object does not keep it alive, and what a property held goes when it is replaced")
  func memory() {
    final class Holder: ObservableObject {
      @Published var token: Token?
    }
    weak var holder: Holder?
    weak var token: Token?
    var sinks: [AnyCancellable] = []
    do {
      let made = Holder()
      holder = made
      sinks.append(made.objectWillChange.sink {})
      made.token = Token()
      token = made.token
      #expect(token != nil)
      sinks.append(made.$token.sink { _ in })
      made.token = nil
      #expect(token == nil)
    }
    #expect(holder == nil)
    withExtendedLifetime(sinks) {}
  }

  @Test("A write to a property while it publishes is published inside; the outer write comes last")
  func reentrancy() {
    let animal = Animal()
    var log: [String] = []
    let sink = animal.$name.sink { value in
      log.append(value)
      if value == "dog" { animal.name = "cow" }
    }
    animal.name = "dog"
    #expect(log == ["cat", "dog", "cow"])
    #expect(animal.name == "dog")
    sink.cancel()
  }

  @Test("A closure observes an object without a chain of subscribers")
  func observe() {
    let animal = Animal()
    let passing = Passing()
    var count = 0
    let observations = [animal.observeWillChange { count += 1 }, passing.observeWillChange { count += 1 }]
    animal.name = "dog"
    passing.manual = 1
    #expect(count == 2)
    for observation in observations { observation.cancel() }
    animal.name = "cow"
    passing.manual = 2
    #expect(count == 2)
  }

  @Test("A model of the main actor publishes")
  @MainActor func mainActor() {
    let screen = Screen()
    var titles: [String] = []
    let sink = screen.$title.dropFirst().sink { titles.append($0) }
    screen.rename("Home")
    #expect(titles == ["Home"])
    sink.cancel()
  }
}
