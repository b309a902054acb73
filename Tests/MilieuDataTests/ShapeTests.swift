import Foundation
import MilieuData
import Testing

/// Models as people write them.
enum Garden {
  @Model
  public final class Plant: Codable {
    public private(set) var name: String
    private var secret: Int = 3
    var `class`: String? = nil
    var height: Double!
    var neighbours: [Plant]?
    var parent: Plant?
    @Relationship(deleteRule: .cascade, inverse: \Plant.parent)
    var children: [Plant]? = []
    var bed: Bed?
    @Transient var onChange: (() -> Void)? = nil
    var colors: Set<String> = []
    var sizes = [Int: String]()
    var pair: Pair = Pair(a: 1, b: nil)
    let planted: Date
    static let shared = "shared"

    public init(name: String, parent: Plant? = nil) {
      self.name = name
      self.parent = parent
      planted = Date(timeIntervalSinceReferenceDate: 99)
    }

    convenience init() { self.init(name: "none") }

    public init(from decoder: any Decoder) throws {
      name = try decoder.singleValueContainer().decode(String.self)
      planted = .distantPast
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }

    func rename(_ name: String) { self.name = name }
    var tellSecret: Int { secret }
  }

  struct Pair: Codable, Hashable {
    var a: Int
    var b: String?
  }

  @Model class Bed {
    @Relationship(.unique, deleteRule: .nullify, minimumModelCount: 0, maximumModelCount: 2, inverse: \Plant.bed)
    var plants = [Plant]()
    var owner: Owner

    init(owner: Owner) { self.owner = owner }
  }

  @Model final class Owner {
    var bed: Bed?
    var born: Int = 1980
    init() {}
  }
}

@Suite struct ShapeTests {
  let container: ModelContainer
  let context: ModelContext

  init() throws {
    container = try ModelContainer(for: Garden.Bed.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    context = ModelContext(container)
  }

  private func stored<Model: PersistentModel>(_ type: Model.Type) throws -> [Model] {
    try ModelContext(container).fetch(FetchDescriptor<Model>())
  }

  @Test("Models nested in other types, coded, with private and optional properties come back as they were")
  func plants() throws {
    let root = Garden.Plant(name: "root")
    root.class = "tree"
    root.height = 3
    root.colors = ["green"]
    root.sizes = [1: "small"]
    root.pair.b = "x"
    root.children?.append(Garden.Plant(name: "leaf"))
    root.neighbours = [Garden.Plant()]
    context.insert(root)
    root.rename("trunk")
    try context.save()
    let found = try #require(try stored(Garden.Plant.self).first { $0.name == "trunk" })
    #expect(found.class == "tree" && found.height == 3 && found.colors == ["green"] && found.sizes == [1: "small"])
    #expect(found.pair == Garden.Pair(a: 1, b: "x") && found.planted.timeIntervalSinceReferenceDate == 99)
    #expect(found.tellSecret == 3 && found.neighbours?.map(\.name) == ["none"])
    #expect(found.children?.map(\.name) == ["leaf"] && found.children?[0].parent === found)
  }

  @Test("A cascade follows a tree down to its leaves")
  func tree() throws {
    let root = Garden.Plant(name: "0")
    var last = root
    for index in 1..<20 { last = Garden.Plant(name: "\(index)", parent: last) }
    context.insert(last)
    try context.save()
    #expect(try stored(Garden.Plant.self).count == 20)
    let other = ModelContext(container)
    other.delete(
      try #require(try other.fetch(FetchDescriptor<Garden.Plant>(predicate: #Predicate { $0.name == "5" })).first))
    try other.save()
    #expect(try Set(stored(Garden.Plant.self).map(\.name)) == ["0", "1", "2", "3", "4"])
  }

  @Test("One leads to one: who is led to by another is let go by the first")
  func oneToOne() throws {
    let (ada, bob) = (Garden.Owner(), Garden.Owner())
    let (first, second) = (Garden.Bed(owner: ada), Garden.Bed(owner: bob))
    context.insert(first)
    context.insert(second)
    #expect(ada.bed === first && bob.bed === second)
    bob.bed = nil
    #expect(throws: Never.self) { first.owner = bob }
    #expect(bob.bed === first && ada.bed == nil)
    second.owner = ada
    try context.save()
    #expect(try stored(Garden.Owner.self).compactMap(\.bed).count == 2)
  }

  @Test("A save says which relationship has too many models, and which leads to none though it must")
  func counts() throws {
    let owner = Garden.Owner()
    let bed = Garden.Bed(owner: owner)
    bed.plants = (0..<3).map { Garden.Plant(name: "\($0)") }
    context.insert(bed)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error == .modelValidationFailure && error?.description.contains("'Bed.plants'") == true)
    bed.plants.removeLast()
    try context.save()
    context.delete(owner)
    let other = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(other?.description.contains("'Bed.owner'") == true)
    context.delete(bed)
    try context.save()
    #expect(try stored(Garden.Bed.self).isEmpty && stored(Garden.Owner.self).isEmpty)
  }
}
