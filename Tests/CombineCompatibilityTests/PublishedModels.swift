import Combine
import Testing

class Account: ObservableObject {
  @Published var name = ""
  @Published private(set) var visits: Int = 0

  func visit() { visits += 1 }
}

final class PremiumAccount: Account {
  @Published var level = 1
}

@MainActor final class Session: ObservableObject {
  @Published var user: Account?
  @Published var errors: [String] = []
  private var cancellables = Set<AnyCancellable>()
  private(set) var seen: [Int] = []

  func follow() {
    $errors
      .sink { [weak self] in self?.seen.append($0.count) }
      .store(in: &cancellables)
  }
}

final class Plain: ObservableObject {}

final class Custom: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct PublishedModels {
  @Test("An object tells before each published property changes, inherited ones included")
  func willChange() {
    let account = PremiumAccount()
    var log: [String] = []
    let observation = account.objectWillChange.sink { log.append("\(account.name) \(account.level)") }
    let name = account.$name.sink { log.append("name \($0), was \(account.name)") }
    account.name = "Ada"
    account.level = 2
    account.visit()
    #expect(log == ["name , was ", " 1", "name Ada, was ", "Ada 1", "Ada 2"])
    observation.cancel()
    name.cancel()
    account.level = 3
    #expect(log.count == 5)
  }

  @Test("The publisher is the same each time, with and without published properties")
  func identity() {
    let account = Account()
    #expect(account.objectWillChange === account.objectWillChange)
    let plain = Plain()
    let publisher = plain.objectWillChange
    #expect(publisher === plain.objectWillChange)
    var count = 0
    let observation = plain.objectWillChange.sink { count += 1 }
    plain.objectWillChange.send()
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("A model of the main actor publishes")
  @MainActor func mainActor() {
    let session = Session()
    session.follow()
    session.errors.append("no network")
    #expect(session.seen == [0, 1])
  }
}
