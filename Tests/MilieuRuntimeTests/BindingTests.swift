import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

private struct Address: Equatable {
  var city = "Paris"
  var lines = ["one", "two"]
}

private struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
  var address = Address()
}

/// Somewhere to keep a value, with a binding to it.
private final class Storage<Value> {
  var value: Value
  private(set) var writes = 0

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.value = $0
        self.writes += 1
      })
  }
}

@Suite @MainActor struct BindingTests {
  @Test("A binding to closures reads and writes through them")
  func closures() {
    let storage = Storage(1)
    storage.binding.wrappedValue += 1
    #expect(storage.value == 2)
    #expect(storage.writes == 1)
  }

  @Test("A setter hears of the transaction")
  func transactionOfASetter() {
    var isContinuous = false
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in isContinuous = transaction.isContinuous })
    var transaction = Transaction()
    transaction.isContinuous = true
    binding.transaction(transaction).wrappedValue = 1
    #expect(isContinuous)
    binding.wrappedValue = 2
    #expect(!isContinuous)
    withTransaction(\.isContinuous, true) { binding.wrappedValue = 3 }
    #expect(isContinuous)
  }

  @Test("A constant stays what it is")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("A member of a binding reads and writes that part")
  func members() {
    let storage = Storage(Person(id: 1, name: "Ada"))
    let city = storage.binding.address.city
    city.wrappedValue = "Rome"
    storage.binding.address.lines[1].wrappedValue = "three"
    #expect(storage.value.address == Address(city: "Rome", lines: ["one", "three"]))
    #expect(storage.value.name == "Ada")
  }

  @Test("A member of an object behind a binding is written in the object")
  func membersOfObjects() {
    final class Model { var name = "a" }
    let storage = Storage(Model())
    let model = storage.value
    storage.binding.name.wrappedValue = "b"
    #expect(model.name == "b")
    #expect(storage.value === model)
  }

  @Test("A binding to an optional unwraps when there is a value, and survives its loss")
  func unwrapping() {
    let storage = Storage<Int?>(nil)
    #expect(Binding(storage.binding) as Binding<Int>? == nil)
    storage.value = 1
    let unwrapped = Binding<Int>(storage.binding)
    #expect(unwrapped?.wrappedValue == 1)
    unwrapped?.wrappedValue = 2
    #expect(storage.value == 2)
    storage.value = nil
    #expect(unwrapped?.wrappedValue == 1)
    unwrapped?.wrappedValue = 3
    #expect(storage.value == nil)
  }

  @Test("A binding is promoted to an optional and to AnyHashable; what cannot be held is dropped")
  func promotion() {
    let storage = Storage(1)
    let optional = Binding<Int?>(storage.binding)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(storage.value == 2)
    let hashable = Binding<AnyHashable>(storage.binding)
    hashable.wrappedValue = AnyHashable(3)
    hashable.wrappedValue = AnyHashable("text")
    #expect(storage.value == 3)
    #expect(hashable.wrappedValue == AnyHashable(3))
  }

  @Test("A binding to a collection is a collection of bindings")
  func collections() {
    let storage = Storage([1, 2, 3])
    for element in storage.binding { element.wrappedValue *= 10 }
    #expect(storage.value == [10, 20, 30])
    #expect(storage.binding.count == 3)
    #expect(storage.binding.map(\.wrappedValue) == [10, 20, 30])
    #expect(storage.binding.last?.wrappedValue == 30)
  }

  @Test("A binding to an element that is gone gives its last value and drops writes")
  func elementGone() {
    let storage = Storage([1, 2, 3])
    let last = storage.binding[2]
    storage.value = [1]
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(storage.value == [1])
    storage.value = [4, 5, 6]
    #expect(last.wrappedValue == 6)
  }

  @Test("A view that gets a binding to the same place is not redrawn; to another place it is")
  func comparison() {
    struct Child: View {
      let remote: Remote<Int>
      @Binding var name: String
      var body: some View { Text(verbatim: name) }
    }
    struct Parent: View {
      let remote: Remote<Int>
      @State private var people = [Person(id: 0, name: "Ada"), Person(id: 1, name: "Bob")]
      @State private var chosen = 0
      @State private var turns = 0
      var body: some View {
        let _ =
          remote.set = {
            turns += 1; chosen = $0
          }
        let _ = turns
        Child(remote: remote, name: $people[chosen].name)
      }
    }
    let remote = Remote<Int>()
    let screen = Headless(Parent(remote: remote))
    #expect(screen.text == "Ada")
    #expect(screen.cost { remote.set?(0) }.bodies == 1)
    #expect(screen.cost { remote.set?(1) }.bodies == 2)
    #expect(screen.text == "Bob")
  }

  @Test("Rows over a binding write their own element, also after others went and moved")
  func rows() throws {
    struct Screen: View {
      @State private var people = ["Ada", "Bob", "Cy"].enumerated().map { Person(id: $0, name: $1) }
      var body: some View {
        ForEach($people) { $person in
          TextField("Name \(person.id)", text: $person.name)
        }
        Text(verbatim: people.map(\.name).joined(separator: ","))
        Button("Drop first") { people.removeFirst() }
        Button("Reverse") { people.reverse() }
      }
    }
    let screen = Headless(Screen())
    try screen.textField("Name 1").type("Bea")
    #expect(screen.shows("Ada,Bea,Cy"))
    try screen.button("Drop first").tap()
    try screen.textField("Name 2").type("Cyd")
    #expect(screen.shows("Bea,Cyd"))
    try screen.button("Reverse").tap()
    try screen.textField("Name 1").type("Ben")
    #expect(screen.shows("Cyd,Ben"))
    #expect(try screen.textField("Name 2").value == "Cyd")
    try screen.button("Drop first").tap()
    try screen.button("Drop first").tap()
    #expect(screen.all(.textField).isEmpty)
  }

  @Test("A row that still holds its binding when its element goes stays as it was until it is removed")
  func elementGoesWhileARowStands() throws {
    struct Row: View {
      @Binding var person: Person
      let remove: () -> Void
      var body: some View {
        Text(verbatim: person.name)
        Button("Remove \(person.name)") {
          remove()
          person.name += "!"
        }
      }
    }
    struct Screen: View {
      @State private var people = [Person(id: 0, name: "Ada"), Person(id: 1, name: "Bob")]
      var body: some View {
        ForEach($people) { $person in Row(person: $person) { people.removeAll { $0.id == person.id } } }
        Text(verbatim: "\(people.count) left")
      }
    }
    let screen = Headless(Screen())
    try screen.button("Remove Bob").tap()
    #expect(screen.text == "Ada Remove Ada 1 left")
    try screen.button("Remove Ada").tap()
    #expect(screen.text == "0 left")
  }
}
