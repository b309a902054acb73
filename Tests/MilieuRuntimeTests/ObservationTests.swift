import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable
private final class Address: @unchecked Sendable {
  var city = "Paris"
}

@Observable
private final class Person: @unchecked Sendable, Identifiable {
  let id: Int
  var name: String
  var age = 30
  var address = Address()
  var friends: [Person] = []

  init(_ name: String, id: Int = 0) {
    self.id = id
    self.name = name
  }
}

private struct NameView: View {
  let person: Person
  var body: some View { Text(verbatim: person.name) }
}

@Observable
private final class Team {
  var people: [Person] = []
  var oldest: Int { people.map(\.age).max() ?? 0 }
}

/// Shows people right in the closure of a list, with no view of their own.
private struct TeamList: View {
  let team: Team
  @State private var isShowingAges = false
  var body: some View {
    ForEach(team.people) { person in
      Text(verbatim: isShowingAges ? "\(person.age)" : person.name)
    }
    Button("ages") { isShowingAges.toggle() }
  }
}

@Suite @MainActor struct ObservationTests {
  @Test("A person in a list that changes has its row made again, and no other", arguments: [1000, 10_000])
  func rowOfArray(count: Int) {
    let team = Team()
    team.people = (0..<count).map { Person("p\($0)", id: $0) }
    let screen = Headless(TeamList(team: team))
    let cost = screen.cost { team.people[500].name = "Ada" }
    #expect(cost.patches == 1)
    #expect(cost.bodies == 0)
    #expect(cost.nodesVisited == 2)
    #expect(screen.text.contains("p499 Ada p501"))
    #expect(screen.cost { team.people[500].age = 31 }.nodesVisited == 0)
  }

  @Test("Rows keep hearing of their own after they moved, and not of what they no longer read")
  func rowsMove() throws {
    let team = Team()
    team.people = (0..<5).map { Person("p\($0)", id: $0) }
    let gone = team.people[4]
    let screen = Headless(TeamList(team: team))
    team.people.removeLast()
    team.people.reverse()
    team.people.insert(Person("new", id: 9), at: 2)
    screen.settle()
    #expect(screen.text == "p3 p2 new p1 p0 ages")
    for person in team.people { #expect(screen.cost { person.name += "!" }.patches == 1) }
    #expect(screen.text == "p3! p2! new! p1! p0! ages")
    #expect(screen.cost { gone.name = "x" }.nodesVisited == 0)
    try screen.button("ages").tap()
    #expect(screen.cost { team.people[0].name = "x" }.nodesVisited == 0)
    #expect(screen.cost { team.people[0].age = 7 }.patches == 1)
    #expect(screen.text == "7 30 30 30 30 ages")
  }

  @Test("A row and the list may change in one turn")
  func rowAndList() {
    let team = Team()
    team.people = (0..<3).map { Person("p\($0)", id: $0) }
    let screen = Headless(TeamList(team: team))
    team.people[1].name = "Ada"
    team.people.remove(at: 0)
    team.people.append(Person("new", id: 9))
    screen.settle()
    #expect(screen.text == "Ada p2 new ages")
  }

  @Test("A computed property over objects in an array redraws who reads it when what it read changes")
  func computedOverArray() {
    struct Oldest: View {
      let team: Team
      var body: some View { Text(verbatim: "\(team.oldest)") }
    }
    let team = Team()
    team.people = [Person("a"), Person("b")]
    let screen = Headless(Oldest(team: team))
    #expect(screen.cost { team.people[0].name = "c" }.bodies == 0)
    #expect(screen.cost { team.people[1].age = 90 }.bodies == 1)
    #expect(screen.text == "90")
  }

  @Test("Only a property that the last body read redraws a view")
  func onlyWhatWasRead() {
    let person = Person("Ada")
    let screen = Headless(NameView(person: person))
    #expect(screen.cost { person.age = 31 }.bodies == 0)
    #expect(screen.cost { person.name = "Bob" }.bodies == 1)
    #expect(screen.text == "Bob")
  }

  @Test("Every further change redraws again, also for the first view of its type", arguments: [1, 2, 3])
  func everyChange(views: Int) {
    struct FreshView<Tag>: View {
      let person: Person
      var body: some View { Text(verbatim: person.name) }
    }
    let person = Person("a")
    let screen = Headless(ForEach(0..<views) { _ in FreshView<ObservationTests>(person: person) })
    for name in ["b", "c", "d"] {
      #expect(screen.cost { person.name = name }.bodies == views)
      #expect(screen.text == Array(repeating: name, count: views).joined(separator: " "))
    }
  }

  @Test("What the body before the last read does not redraw")
  func noLongerRead() {
    struct Screen: View {
      let person: Person
      var body: some View { Text(verbatim: person.age < 40 ? person.name : "old") }
    }
    let person = Person("Ada")
    let screen = Headless(Screen(person: person))
    person.age = 50
    screen.settle()
    #expect(screen.cost { person.name = "Bob" }.bodies == 0)
    person.age = 20
    screen.settle()
    #expect(screen.text == "Bob")
    #expect(screen.cost { person.name = "Cy" }.bodies == 1)
  }

  @Test("Nested objects are followed, and a replaced one no longer")
  func nested() {
    struct Screen: View {
      let person: Person
      var body: some View { Text(verbatim: person.address.city) }
    }
    let person = Person("Ada")
    let old = person.address
    let screen = Headless(Screen(person: person))
    old.city = "Rome"
    screen.settle()
    #expect(screen.text == "Rome")
    person.address = Address()
    screen.settle()
    #expect(screen.text == "Paris")
    #expect(screen.cost { old.city = "Oslo" }.bodies == 0)
  }

  @Test("An array of objects: a change of one redraws its row, a change of the array the list")
  func arrays() {
    struct Screen: View {
      let person: Person
      var body: some View { ForEach(person.friends) { NameView(person: $0) } }
    }
    let person = Person("Ada")
    person.friends = (0..<100).map { Person("friend \($0)", id: $0) }
    let screen = Headless(Screen(person: person))
    let cost = screen.cost { person.friends[7].name = "changed" }
    #expect(cost.bodies == 1)
    #expect(cost.patches == 1)
    #expect(cost.nodesVisited < 10, "the list itself is not visited")
    #expect(screen.cost { person.friends.append(Person("new", id: 100)) }.bodies == 2)
    #expect(screen.all(.text).count == 101)
  }

  @Test("A property read in the content of ForEach redraws that content")
  func readInContentOfForEach() {
    struct Screen: View {
      let people: [Person]
      var body: some View { ForEach(people) { Text(verbatim: $0.name) } }
    }
    let people = [Person("Ada", id: 0), Person("Bob", id: 1)]
    let screen = Headless(Screen(people: people))
    people[1].name = "Bea"
    screen.settle()
    #expect(screen.text == "Ada Bea")
    people[1].name = "Ben"
    #expect(screen.cost {}.bodies == 0)
    #expect(screen.text == "Ada Ben")
  }

  @Test("A change in the middle of an update of several properties is seen once")
  func severalChanges() {
    struct Screen: View {
      let person: Person
      var body: some View { Text(verbatim: "\(person.name) \(person.age)") }
    }
    let person = Person("Ada")
    let screen = Headless(Screen(person: person))
    let cost = screen.cost {
      person.name = "Bob"
      person.age = 1
      person.name = "Cy"
    }
    #expect(cost.bodies == 1)
    #expect(screen.text == "Cy 1")
  }

  @Test("A change on another thread redraws in the next turn")
  func otherThreads() async {
    let person = Person("Ada")
    let screen = Headless(NameView(person: person))
    await Task.detached { person.name = "Bob" }.value
    #expect(screen.text == "Ada")
    screen.settle()
    #expect(screen.text == "Bob")
  }

  @Test("A change on another thread is never missed, whenever the turns come")
  func racingThreads() async {
    let person = Person("start")
    let screen = Headless(NameView(person: person))
    for round in 0..<2000 {
      let change = Task.detached { person.name = "round \(round)" }
      let (done, continuation) = AsyncStream.makeStream(of: Void.self)
      Task.detached {
        await change.value
        continuation.finish()
      }
      for _ in 0..<20 { screen.turn() }
      for await _ in done {}
      screen.settle()
      #expect(screen.text == "round \(round)")
    }
  }

  @Test("A model kept in state, and bound, is observed")
  func modelInState() throws {
    struct Screen: View {
      @State private var person = Person("Ada")
      var body: some View {
        TextField("Name", text: $person.name)
        Text(verbatim: person.name)
      }
    }
    let screen = Headless(Screen())
    try screen.textField("Name").type("Bob")
    #expect(screen.shows("Bob"))
    #expect(try screen.textField("Name").value == "Bob")
  }

  @Test("Evaluating a view again and again while it reads a long-lived model leaves no observers behind")
  func noGrowth() {
    struct Screen: View {
      let person: Person
      let take: (Binding<Int>) -> Void
      @State private var turn = 0
      var body: some View {
        let _ = take($turn)
        Text(verbatim: "\(turn) \(person.name)")
      }
    }
    let person = Person("Ada")
    var turn: Binding<Int>?
    let screen = Headless(Screen(person: person, take: { turn = $0 }))
    for number in 1...100_000 {
      turn?.wrappedValue = number
      screen.turn()
    }
    #expect(screen.text == "100000 Ada")
    #expect(observers(of: person) ?? .max <= 2)
    screen.close()
    #expect(observers(of: person) ?? .max <= 1)
  }

  @Test("Views that come and go while they read a long-lived model leave no observers behind")
  func noGrowthFromViewsThatGo() {
    struct Screen: View {
      let person: Person
      let take: (Binding<Int>) -> Void
      @State private var turn = 0
      var body: some View {
        let _ = take($turn)
        NameView(person: person).id(turn)
      }
    }
    let person = Person("Ada")
    var turn: Binding<Int>?
    let screen = Headless(Screen(person: person, take: { turn = $0 }))
    for number in 1...1000 {
      turn?.wrappedValue = number
      screen.turn()
    }
    #expect(observers(of: person) ?? .max <= 2)
  }

  /// How many trackings an object's registrar holds, found by reflection.
  private func observers(of person: Person) -> Int? {
    func search(_ value: Any, depth: Int) -> Int? {
      guard depth < 10 else { return nil }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let current = mirror {
        for child in current.children {
          if child.label == "observations" { return Mirror(reflecting: child.value).children.count }
          if let found = search(child.value, depth: depth + 1) { return found }
        }
        mirror = current.superclassMirror
      }
      return nil
    }
    let registrar = Mirror(reflecting: person).children.first { $0.label == "_$observationRegistrar" }
    return registrar.flatMap { search($0.value, depth: 0) }
  }
}
