import Combine
import Foundation
import Testing

// Models as code of the Swift 5 language writes them, with Combine.

open class BaseModel: ObservableObject {
  @Published public var isLoading = false
  public var bag = Set<AnyCancellable>()
  public init() {}
}

final class ListModel: BaseModel {
  @Published var items: [String] = []
  @Published var query = ""
  let refresh = PassthroughSubject<Void, Never>()

  override init() {
    super.init()
    refresh
      .map { [unowned self] in self.query }
      .filter { !$0.isEmpty }
      .sink { [weak self] in
        self?.isLoading = true
        self?.items.append($0)
        self?.isLoading = false
      }
      .store(in: &bag)
  }
}

@MainActor
final class ScreenModel: ObservableObject {
  @Published var count = 0
  static let shared = ScreenModel()
  private var task: AnyCancellable?

  func start(on publisher: AnyPublisher<Int, Never>) {
    task =
      publisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] value in self?.count += value }
  }
}

final class ObservedModels {
  @Test("Models written in Swift 5 publish, with what they inherit")
  func inherited() {
    let model = ListModel()
    var count = 0
    let sink = model.objectWillChange.sink { _ in count += 1 }
    model.query = "a"
    model.refresh.send()
    #expect(model.items == ["a"])
    #expect(count == 4)
    sink.cancel()
  }

  @Test("A model of the main actor follows a publisher")
  @MainActor func mainActor() async {
    let model = ScreenModel()
    model.start(on: [1, 2].publisher.eraseToAnyPublisher())
    for await count in model.$count.values where count == 3 { break }
    #expect(model.count == 3)
  }
}
