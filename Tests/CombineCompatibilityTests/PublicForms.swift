import Combine
import Foundation
import Testing

// The forms in which applications use Combine, as they write them.

struct Country: Codable, Equatable, Identifiable {
  let id: String
  let name: String
}

enum NetworkError: Error {
  case offline
  case status(Int)
}

protocol CountryService {
  func countries(matching text: String) -> AnyPublisher<[Country], NetworkError>
}

struct StubCountryService: CountryService {
  var result: Result<[Country], NetworkError> = .success([Country(id: "GH", name: "Ghana")])

  func countries(matching text: String) -> AnyPublisher<[Country], NetworkError> {
    result.publisher
      .map { $0.filter { text.isEmpty || $0.name.hasPrefix(text) } }
      .eraseToAnyPublisher()
  }
}

final class SearchViewModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var countries: [Country] = []
  @Published private(set) var error: NetworkError?
  @Published private(set) var isValid = false

  private let service: CountryService
  private var cancellables = Set<AnyCancellable>()

  init(service: CountryService) {
    self.service = service
    $text
      .debounce(for: .milliseconds(0), scheduler: ImmediateScheduler.shared)
      .removeDuplicates()
      .flatMap { [service] text in
        service.countries(matching: text)
          .catch { [weak self] error -> Empty<[Country], Never> in
            self?.error = error
            return Empty()
          }
      }
      .sink { [weak self] in self?.countries = $0 }
      .store(in: &cancellables)
    $text.map { $0.count > 2 }.assign(to: &$isValid)
  }
}

final class Repository {
  let selected = CurrentValueSubject<Country?, Never>(nil)
  let events = PassthroughSubject<String, Never>()
  private(set) var log: [String] = []
  private var bag: [AnyCancellable] = []
  var title = "" { didSet { log.append(title) } }

  var selectedName: AnyPublisher<String, Never> {
    selected
      .compactMap { $0?.name }
      .eraseToAnyPublisher()
  }

  init() {
    selectedName
      .assign(to: \.title, on: self)
      .store(in: &bag)
    events
      .merge(with: selectedName)
      .handleEvents(receiveOutput: { [weak self] in self?.log.append("event \($0)") })
      .sink(receiveValue: { _ in })
      .store(in: &bag)
  }
}

final class Custom2: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var value = 0 {
    willSet { objectWillChange.send() }
  }
}

final class NestedStore: ObservableObject {
  @Published var account = Account()
  private var forwarding: AnyCancellable?

  init() {
    forwarding = account.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

class FormatSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  var received: [Int] = []

  func receive(subscription: Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand {
    received.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) {}
}

struct CountdownPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: CountdownSubscription(subscriber: subscriber, count: start))
  }
}

private final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
  private var subscriber: S?
  private var count: Int

  init(subscriber: S, count: Int) {
    self.subscriber = subscriber
    self.count = count
  }

  func request(_ demand: Subscribers.Demand) {
    var demand = demand
    while demand > 0, count > 0, let subscriber {
      demand -= 1
      let value = count
      count -= 1
      demand += subscriber.receive(value)
    }
    if count == 0 {
      subscriber?.receive(completion: .finished)
      subscriber = nil
    }
  }

  func cancel() { subscriber = nil }
}

extension Publisher {
  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success)
      .catch { Just(.failure($0)) }
      .eraseToAnyPublisher()
  }

  func sinkToResult(_ result: @escaping (Result<Output, Failure>) -> Void) -> AnyCancellable {
    sink(
      receiveCompletion: { completion in
        switch completion {
        case .failure(let error): result(.failure(error))
        default: break
        }
      },
      receiveValue: { value in result(.success(value)) })
  }
}

extension Publisher where Failure == Never {
  func weakAssign<T: AnyObject>(to keyPath: ReferenceWritableKeyPath<T, Output>, on object: T) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}

@Suite struct PublicForms {
  @Test("A view model searches as text is typed")
  func search() {
    let model = SearchViewModel(service: StubCountryService())
    #expect(model.countries.count == 1)
    model.text = "Fra"
    #expect(model.countries.isEmpty)
    #expect(model.isValid)
    let failing = SearchViewModel(service: StubCountryService(result: .failure(.offline)))
    #expect(failing.error != nil)
  }

  @Test("A repository publishes what is selected")
  func repository() {
    let repository = Repository()
    repository.selected.send(Country(id: "GH", name: "Ghana"))
    repository.events.send("refresh")
    #expect(repository.log == ["Ghana", "event Ghana", "event refresh"])
  }

  @Test("Objects forward changes of nested objects, and send their own")
  func forwarding() {
    let store = NestedStore()
    let custom = Custom2()
    var count = 0
    var bag = Set<AnyCancellable>()
    store.objectWillChange.sink { _ in count += 1 }.store(in: &bag)
    custom.objectWillChange.sink { count += 1 }.store(in: &bag)
    store.account.name = "Ada"
    custom.value = 1
    #expect(count == 2)
  }

  @Test("Subscribers and publishers of one's own work with the others")
  func own() {
    let subscriber = FormatSubscriber()
    CountdownPublisher(start: 5).map { $0 * 2 }.subscribe(subscriber)
    #expect(subscriber.received == [10, 8])
    var all: [Int] = []
    let sink = CountdownPublisher(start: 3).sink { all.append($0) }
    #expect(all == [3, 2, 1])
    sink.cancel()
  }

  @Test("Helpers of one's own over any publisher compile")
  func helpers() {
    var results: [String] = []
    var bag = Set<AnyCancellable>()
    Fail<Int, NetworkError>(error: .status(404)).asResult().sink { results.append("\($0)") }.store(in: &bag)
    Just(1).setFailureType(to: NetworkError.self).sinkToResult { results.append("\($0)") }.store(in: &bag)
    #expect(results == ["failure(CombineCompatibilityTests.NetworkError.status(404))", "success(1)"])
  }

  @Test("Combined and zipped publishers, futures and deferred ones compile as they are written")
  func combinations() {
    let name = CurrentValueSubject<String, Never>("a")
    let age = CurrentValueSubject<Int, Never>(1)
    let isOn = CurrentValueSubject<Bool, Never>(true)
    var log: [String] = []
    var bag = Set<AnyCancellable>()
    Publishers.CombineLatest3(name, age, isOn)
      .map { name, age, isOn in "\(name) \(age) \(isOn)" }
      .sink { log.append($0) }
      .store(in: &bag)
    Publishers.Zip(name, age)
      .sink { name, age in log.append("\(name)-\(age)") }
      .store(in: &bag)
    Publishers.Merge(name.map { _ in () }, age.map { _ in () })
      .sink { log.append("changed") }
      .store(in: &bag)
    Deferred { Future<Int, Error> { promise in promise(.success(3)) } }
      .replaceError(with: 0)
      .sink { log.append("\($0)") }
      .store(in: &bag)
    #expect(log == ["a 1 true", "a-1", "changed", "changed", "3"])
  }

  @Test("A request is decoded on the way to the main queue")
  func request() throws {
    struct Response: Decodable {}
    let url = try #require(URL(string: "https://example.org"))
    let publisher: AnyPublisher<Response, Error> = URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
          throw NetworkError.offline
        }
        return data
      }
      .decode(type: Response.self, decoder: JSONDecoder())
      .mapError { $0 as Error }
      .retry(2)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
    #expect("\(publisher)" == "AnyPublisher")
  }

  @Test("Timers, notifications and throttled values are written as they are")
  func timers() {
    var bag = Set<AnyCancellable>()
    Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .map { _ in () }
      .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .sink { _ in }
      .store(in: &bag)
    let timer = Timer.publish(every: 60, tolerance: 0.5, on: RunLoop.main, in: .default)
    timer.connect().store(in: &bag)
    var names: [String] = []
    NotificationCenter.default.publisher(for: Notification.Name("combine.forms"))
      .compactMap { $0.userInfo?["name"] as? String }
      .sink { names.append($0) }
      .store(in: &bag)
    NotificationCenter.default.post(
      name: Notification.Name("combine.forms"), object: nil, userInfo: ["name": "Ada"])
    Just(1)
      .delay(for: 0.5, scheduler: DispatchQueue.main)
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .timeout(.seconds(5), scheduler: DispatchQueue.global(qos: .background))
      .subscribe(on: DispatchQueue.global())
      .sink { _ in }
      .store(in: &bag)
    #expect(names == ["Ada"])
  }

  @Test("Values are awaited")
  @MainActor func values() async {
    let session = Session()
    var counts: [Int] = []
    for await errors in session.$errors.values {
      counts.append(errors.count)
      if counts.count == 2 { break }
      session.errors.append("one")
    }
    #expect(counts.first == 0)
  }
}
