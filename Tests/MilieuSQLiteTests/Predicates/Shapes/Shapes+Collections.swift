import Foundation
import MilieuData

extension Shape {
  static var sequences: [Shape] {
    let ages = [1, 2, 5]
    let nothing: [Int] = []
    let many = Array(0..<300)
    let names = ["a", "e\u{301}", "K", "'; DROP TABLE Pet; --"]
    let manyNames = (0..<40).map { "x\($0)\"\\\n" } + ["a", "\u{C5}se", "\" OR 1=1"]
    let optionals: [Int?] = [1, nil]
    let kinds = [Species.cat, .bird]
    let numbers = [0.1, .nan]
    let keys: Set = [ZooWorld.keys[0], UUID()]
    let flags = [true]
    let prefixes = ["a", "b"]
    let bounds = 1..<4
    return [
      Shape("captured array", #Predicate<Pet> { ages.contains($0.age) }),
      Shape("not captured array", #Predicate<Pet> { !ages.contains($0.age) }),
      Shape("captured empty array", #Predicate<Pet> { nothing.contains($0.age) }),
      Shape("long captured array", #Predicate<Pet> { many.contains($0.age) }),
      Shape("captured texts", #Predicate<Pet> { names.contains($0.name) }),
      Shape("many captured texts", #Predicate<Pet> { manyNames.contains($0.name) }),
      Shape("optional in a captured array", #Predicate<Pet> { ages.contains($0.maybe ?? 9) }),
      Shape("captured optionals", #Predicate<Pet> { optionals.contains($0.maybe) }),
      Shape("not captured optionals", #Predicate<Pet> { !optionals.contains($0.maybe) }),
      Shape("captured enums", #Predicate<Pet> { kinds.contains($0.species) }),
      Shape("captured reals with NaN", #Predicate<Pet> { numbers.contains($0.weight) }),
      Shape("captured set of UUIDs", #Predicate<Pet> { keys.contains($0.key) }),
      Shape("captured Bools", #Predicate<Pet> { flags.contains($0.isTame) }),
      Shape("captured range", #Predicate<Pet> { bounds.contains($0.age) }),
      Shape(
        "captured array where",
        #Predicate<Pet> { pet in prefixes.contains { prefix in pet.name.starts(with: prefix) } }),
      Shape(
        "captured array all", #Predicate<Pet> { pet in prefixes.allSatisfy { prefix in !pet.name.contains(prefix) } }),
      Shape("min of a captured array", #Predicate<Pet> { (ages.min() ?? 0) == $0.age }),
    ]
  }

  static var relationships: [Shape] {
    let five = ModelID(value: 5)
    let some = [ModelID(value: 1), ModelID(value: 4)]
    return [
      Shape("to-one == nil", #Predicate<Pet> { $0.owner == nil }),
      Shape("to-one != nil", #Predicate<Pet> { $0.owner != nil }),
      Shape("to-one ==", #Predicate<Pet> { $0.owner?.name == "a" }),
      Shape("to-one !=", #Predicate<Pet> { $0.owner?.name != "a" }),
      Shape("to-one, optional", #Predicate<Pet> { $0.owner?.nick == "a" }),
      Shape("to-one, optional == nil", #Predicate<Pet> { $0.owner?.nick == nil }),
      Shape("to-one of to-one", #Predicate<Pet> { $0.owner?.boss?.name == "a" }),
      Shape("to-one thrice", #Predicate<Pet> { ($0.owner?.boss?.boss?.age ?? 1) > 0 }),
      Shape("to-one of two at once", #Predicate<Pet> { $0.owner?.name == $0.owner?.boss?.name }),
      Shape("to-one by identifier", #Predicate<Pet> { $0.owner?.id == five }),
      Shape("own identifier", #Predicate<Pet> { $0.id == five }),
      Shape("identifier in a captured array", #Predicate<Pet> { some.contains($0.id) }),
      Shape("if let to-one", #Predicate<Pet> { if let owner = $0.owner { owner.age > 1 } else { true } }),
      Shape("to-one ?? value", #Predicate<Pet> { ($0.owner?.age ?? 3) >= 3 }),
      Shape("to-many contains where", #Predicate<Pet> { $0.toys.contains { $0.name == "a" } }),
      Shape("not to-many contains where", #Predicate<Pet> { !$0.toys.contains { $0.price == 1 } }),
      Shape("to-many allSatisfy", #Predicate<Pet> { $0.toys.allSatisfy { $0.price != 1 } }),
      Shape("to-many allSatisfy with nil", #Predicate<Pet> { $0.toys.allSatisfy { ($0.price ?? 0) > 0 } }),
      Shape("to-many isEmpty", #Predicate<Pet> { $0.toys.isEmpty }),
      Shape("to-many isEmpty == false", #Predicate<Pet> { $0.toys.isEmpty == false }),
      Shape("to-many count", #Predicate<Pet> { $0.toys.count == 2 }),
      Shape("to-many filter count", #Predicate<Pet> { $0.toys.filter { $0.weight > 0 }.count > 1 }),
      Shape(
        "to-many filter filter isEmpty",
        #Predicate<Pet> { $0.toys.filter { $0.weight > 0 }.filter { $0.price == nil }.isEmpty }),
      Shape("to-many reckoned with", #Predicate<Pet> { $0.toys.contains { ($0.price ?? 0) * 2 > 3 } }),
      Shape("to-many all reckoned with", #Predicate<Pet> { $0.toys.allSatisfy { ($0.price ?? 0) + 1 > 0 } }),
      Shape("to-many filter with !", #Predicate<Pet> { $0.toys.filter { $0.price! > 1 }.count > 0 }),
      Shape(
        "to-many filter with ! after a filter",
        #Predicate<Pet> { $0.toys.filter { $0.price != nil }.filter { $0.price! > 1 }.isEmpty }),
      Shape(
        "to-many and the row itself", #Predicate<Pet> { pet in pet.toys.contains { toy in toy.name == pet.name } }),
      Shape(
        "to-many and the row's to-one",
        #Predicate<Pet> { pet in pet.toys.contains { toy in toy.name == (pet.owner?.name ?? "a") } }),
      Shape("to-many's to-one", #Predicate<Pet> { $0.toys.contains { $0.pet?.owner?.age == 1 } }),
      Shape("to-many of a to-one", #Predicate<Pet> { $0.owner?.pets.contains { $0.isTame } == true }),
      Shape("count of a to-one's to-many", #Predicate<Pet> { ($0.owner?.pets.count ?? 0) > 3 }),
      Shape("count of a to-one's to-many, or more", #Predicate<Pet> { ($0.owner?.pets.count ?? 9) > 3 }),
      Shape("isEmpty of a to-one's to-many", #Predicate<Pet> { $0.owner?.pets.isEmpty == false }),
      Shape("many-to-many", #Predicate<Pet> { $0.friends.contains { $0.age > 2 } }),
      Shape("many-to-many count", #Predicate<Pet> { $0.friends.count > 2 }),
      Shape(
        "many-to-many of many-to-many", #Predicate<Pet> { $0.friends.contains { $0.friends.contains { $0.isTame } } }),
      Shape("itself among them", #Predicate<Pet> { $0.friends.contains($0) }),
      Shape(
        "many-to-many of a to-one",
        #Predicate<Pet> { pet in pet.friends.allSatisfy { $0.owner?.name != pet.owner?.name } }),
    ]
  }

  static var members: [Shape] {
    let zero = "a\0b"
    let accent = "e\u{301}"
    return [
      Shape("texts contain", #Predicate<Pet> { $0.tags.contains("a") }),
      Shape("texts contain in other scalars", #Predicate<Pet> { $0.tags.contains(accent) }),
      Shape("texts contain where", #Predicate<Pet> { $0.tags.contains { $0.starts(with: "a") } }),
      Shape("texts contain a zero", #Predicate<Pet> { $0.tags.contains(zero) }),
      Shape(
        "member with a zero", #Predicate<Pet> { $0.address.town.name == zero || ($0.address.lines.last ?? "") == zero }),
      Shape("texts all", #Predicate<Pet> { $0.tags.allSatisfy { $0.count < 2 } }),
      Shape("texts count", #Predicate<Pet> { $0.tags.count > 1 }),
      Shape("texts isEmpty", #Predicate<Pet> { $0.tags.isEmpty }),
      Shape("texts filter", #Predicate<Pet> { $0.tags.filter { $0 != "a" }.count == 2 }),
      Shape("first text", #Predicate<Pet> { $0.tags.first == "a" }),
      Shape("last text", #Predicate<Pet> { $0.tags.last == "a" }),
      Shape("text at an index", #Predicate<Pet> { $0.tags[1] == "a" }),
      Shape("numbers contain", #Predicate<Pet> { $0.scores.contains(3) }),
      Shape("numbers max", #Predicate<Pet> { $0.scores.max() == 3 }),
      Shape("numbers min", #Predicate<Pet> { ($0.scores.min() ?? 0) < 0 }),
      Shape("texts max", #Predicate<Pet> { $0.tags.max() == accent }),
      Shape("optional texts", #Predicate<Pet> { $0.aliases?.contains("a") == true }),
      Shape("optional texts isEmpty", #Predicate<Pet> { $0.aliases?.isEmpty ?? true }),
      Shape("optional texts == nil", #Predicate<Pet> { $0.aliases == nil }),
      Shape("injection into JSON", #Predicate<Pet> { $0.tags.contains("'; DROP TABLE Pet; --") }),
      Shape("member", #Predicate<Pet> { $0.address.street == "a" }),
      Shape("member, number", #Predicate<Pet> { $0.address.number > 1 }),
      Shape("member, Bool", #Predicate<Pet> { $0.address.isCentral }),
      Shape("member of a member", #Predicate<Pet> { $0.address.town.name == accent }),
      Shape("optional member", #Predicate<Pet> { $0.address.town.code == nil }),
      Shape("member of an optional", #Predicate<Pet> { $0.second?.town.code != 2 }),
      Shape("array in a member", #Predicate<Pet> { $0.address.lines.contains("a") }),
      Shape("array in an optional's member", #Predicate<Pet> { ($0.second?.lines.count ?? 5) > 2 }),
      Shape("optional Codable == nil", #Predicate<Pet> { $0.second == nil }),
    ]
  }
}
