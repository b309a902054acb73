import Foundation
import MilieuData
import MilieuSQLite

// The models the predicates are about. Their mapping is written by hand, in ZooSchema.

enum Species: String, Codable, Sendable {
  case cat, dog, bird
}

enum Mood: Int, Codable, CaseIterable, Sendable, Comparable {
  // Its order is not that of its raw values.
  case happy = 3
  case calm = 2
  case sad = 1

  static func < (left: Mood, right: Mood) -> Bool { left.rawValue > right.rawValue }
}

struct Town: Codable, Hashable, Sendable {
  var name: String
  var code: Int?
}

struct Address: Codable, Hashable, Sendable {
  var street: String
  var number: Int
  var isCentral: Bool
  var town: Town
  var lines: [String]

  var shout: String { street.uppercased() }
}

struct ModelID: Codable, Hashable, Sendable {
  var value: Int64
}

class Record: Hashable {
  let row: Int64

  init(row: Int64) {
    self.row = row
  }

  static func == (left: Record, right: Record) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Owner: Record {
  var id: ModelID { ModelID(value: row) }
  var name = ""
  var nick: String?
  var age = 0
  var boss: Owner?
  var pets: [Pet] = []
}

final class Toy: Record {
  var name = ""
  var price: Int?
  var weight = 0.0
  var pet: Pet?
}

final class Pet: Record {
  var id: ModelID { ModelID(value: row) }
  var name = ""
  var nick: String?
  var age = 0
  var big: Int64 = 0
  var tiny: Int8 = 0
  var maybe: Int?
  var word: UInt64 = 0
  var weight = 0.0
  var height: Double?
  var ratio: Float = 0
  var born = Date()
  var died: Date?
  var isTame = false
  var isSold: Bool?
  var key = UUID()
  var site: URL?
  var price = Decimal()
  var photo = Data()
  var species = Species.cat
  var mood: Mood?
  var tags: [String] = []
  var scores: [Int] = []
  var ratios: [Double] = []
  var aliases: [String]?
  var address = Address(street: "", number: 0, isCentral: false, town: Town(name: "", code: nil), lines: [])
  var second: Address?
  var owner: Owner?
  var toys: [Toy] = []
  var friends: [Pet] = []

  var shout: String { name.uppercased() }
}

struct ZooSchema: PredicateSchema {
  nonisolated(unsafe) static let storage: [AnyKeyPath: PredicateStorage] = [
    \Owner.id: .identifier,
    \Owner.name: .column(PredicateColumn("name", .text)),
    \Owner.nick: .column(PredicateColumn("nick", .text, isOptional: true)),
    \Owner.age: .column(PredicateColumn("age", .integer)),
    \Owner.boss: .toOne(column: "boss", target: "Owner"),
    \Owner.pets: .toMany(target: "Pet", foreignKey: "owner"),
    \Toy.name: .column(PredicateColumn("name", .text)),
    \Toy.price: .column(PredicateColumn("price", .integer, isOptional: true)),
    \Toy.weight: .column(PredicateColumn("weight", .real)),
    \Toy.pet: .toOne(column: "pet", target: "Pet"),
    \Pet.id: .identifier,
    \Pet.name: .column(PredicateColumn("na\"me", .text)),
    \Pet.nick: .column(PredicateColumn("nick", .text, isOptional: true)),
    \Pet.age: .column(PredicateColumn("age", .integer)),
    \Pet.big: .column(PredicateColumn("big", .integer)),
    \Pet.tiny: .column(PredicateColumn("tiny", .integer)),
    \Pet.maybe: .column(PredicateColumn("maybe", .integer, isOptional: true)),
    \Pet.word: .column(
      PredicateColumn("word", .integer, encode: { ($0 as? UInt64).map { .integer(Int64(bitPattern: $0)) } })),
    \Pet.weight: .column(PredicateColumn("weight", .real)),
    \Pet.height: .column(PredicateColumn("height", .real, isOptional: true)),
    \Pet.ratio: .column(PredicateColumn("ratio", .real)),
    \Pet.born: .column(PredicateColumn("born", .real)),
    \Pet.died: .column(PredicateColumn("died", .real, isOptional: true)),
    \Pet.isTame: .column(PredicateColumn("isTame", .integer)),
    \Pet.isSold: .column(PredicateColumn("isSold", .integer, isOptional: true)),
    \Pet.key: .column(PredicateColumn("key", .text)),
    \Pet.site: .column(PredicateColumn("site", .text, isOptional: true)),
    \Pet.price: .column(PredicateColumn("price", .text)),
    \Pet.photo: .column(PredicateColumn("photo", .blob)),
    \Pet.species: .column(PredicateColumn("species", .text)),
    \Pet.mood: .column(PredicateColumn("mood", .integer, isOptional: true)),
    \Pet.tags: .column(PredicateColumn("tags", .text)),
    \Pet.scores: .column(PredicateColumn("scores", .text)),
    \Pet.ratios: .column(PredicateColumn("ratios", .text)),
    \Pet.aliases: .column(PredicateColumn("aliases", .text, isOptional: true)),
    \Pet.address: .column(PredicateColumn("address", .text)),
    \Pet.second: .column(PredicateColumn("second", .text, isOptional: true)),
    \Pet.owner: .toOne(column: "owner", target: "Owner"),
    \Pet.toys: .toMany(target: "Toy", foreignKey: "pet"),
    \Pet.friends: .manyToMany(link: "Pet_friends", source: "source", destination: "destination", target: "Pet"),
    \Address.street: .member(key: "street"),
    \Address.number: .member(key: "number"),
    \Address.isCentral: .member(key: "isCentral"),
    \Address.town: .member(key: "town"),
    \Address.lines: .member(key: "lines"),
    \Town.name: .member(key: "name"),
    \Town.code: .member(key: "code"),
    \Species.rawValue: .rawValue,
  ]

  func table(of model: Any.Type) -> String? { model is Record.Type ? "\(model)" : nil }

  func storage(of keyPath: AnyKeyPath) -> PredicateStorage? { Self.storage[keyPath] }

  func identifier(of value: Any) -> Int64? { (value as? Record)?.row ?? (value as? ModelID)?.value }
}
