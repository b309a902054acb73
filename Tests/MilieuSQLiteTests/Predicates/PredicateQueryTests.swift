import Foundation
import MilieuData
import MilieuSQLite
import Testing

@Suite("Queries made of predicates")
struct PredicateQueryTests {
  let world: ZooWorld

  init() throws {
    world = try ZooWorld(seed: 7)
  }

  private func rows(_ predicate: Predicate<Pet>) throws -> Set<Int64> {
    let translation = try PredicateTranslation(predicate, schema: ZooSchema())
    #expect(translation.isComplete)
    return try world.database.identifiers(translation)
  }

  private func plan(_ predicate: Predicate<Pet>) throws -> String {
    try world.database.plan(PredicateTranslation(predicate, schema: ZooSchema()))
  }

  @Test("Where Swift would end the program for a sum that does not fit, the row is not found")
  func overflow() throws {
    let added = try rows(#Predicate<Pet> { $0.big + 1 != 0 })
    #expect(added == Set(world.pets.filter { $0.big != .max && $0.big + 1 != 0 }.map(\.row)))
    let opposite = try rows(#Predicate<Pet> { !($0.big + 1 == 0) })
    #expect(opposite == added)
    let negated = try rows(#Predicate<Pet> { -$0.big <= 0 })
    #expect(negated == Set(world.pets.filter { $0.big != .min && -$0.big <= 0 }.map(\.row)))
    let doubled = try rows(#Predicate<Pet> { $0.big * 2 < 10 || $0.isTame })
    #expect(
      doubled
        == Set(
          world.pets.filter { pet in
            let product = pet.big.multipliedReportingOverflow(by: 2)
            return !product.overflow && (product.partialValue < 10 || pet.isTame)
          }.map(\.row)))
  }

  @Test("A narrow type overflows as it does in Swift")
  func narrow() throws {
    let one: Int8 = 1
    let found = try rows(#Predicate<Pet> { $0.tiny + one > 0 })
    #expect(found == Set(world.pets.filter { $0.tiny != .max && $0.tiny + 1 > 0 }.map(\.row)))
  }

  @Test("A division by zero, or one that does not fit, finds no row")
  func division() throws {
    let found = try rows(#Predicate<Pet> { 12 / $0.age >= 0 })
    #expect(found == Set(world.pets.filter { $0.age != 0 && 12 / $0.age >= 0 }.map(\.row)))
    let rest = try rows(#Predicate<Pet> { 12 % $0.age != 100 })
    #expect(rest == Set(world.pets.filter { $0.age != 0 }.map(\.row)))
    let minus: Int64 = -1
    let smallest = try rows(#Predicate<Pet> { $0.big % minus == 0 })
    #expect(smallest == Set(world.pets.filter { $0.big != .min }.map(\.row)))
    let quotient = try rows(#Predicate<Pet> { $0.big / minus != 5 })
    #expect(quotient == Set(world.pets.filter { $0.big != .min }.map(\.row)))
  }

  @Test("A closure over a relationship that overflows for an element finds what another element decides")
  func overflowInside() throws {
    func sum(_ pet: Pet) -> (value: Int64, overflow: Bool) {
      let sum = pet.big.addingReportingOverflow(1)
      return (sum.partialValue, sum.overflow)
    }
    let some = try rows(#Predicate<Pet> { $0.friends.contains { $0.big + 1 == 2 } })
    #expect(some == Set(world.pets.filter { $0.friends.contains { sum($0) == (2, false) } }.map(\.row)))
    let none = try rows(#Predicate<Pet> { !$0.friends.contains { $0.big + 1 == 2 } })
    #expect(
      none == Set(world.pets.filter { $0.friends.allSatisfy { !sum($0).overflow && sum($0).value != 2 } }.map(\.row)))
    let few = try rows(#Predicate<Pet> { $0.friends.filter { $0.big + 1 == 2 }.count < 1 })
    #expect(few == none)
  }

  @Test("A range whose bounds are in the wrong order finds no row")
  func range() throws {
    let found = try rows(#Predicate<Pet> { !($0.age...2).contains(100) })
    #expect(found == Set(world.pets.filter { $0.age <= 2 }.map(\.row)))
  }

  @Test("What an index can find is found by it", arguments: Served.all)
  func index(_ served: Served) throws {
    #expect(try plan(served.predicate).contains(served.index))
  }

  @Test("Captured lists use an index, and long ones are one parameter")
  func lists() throws {
    let names = ["a", "b"]
    let ages = Array(0..<1000)
    #expect(try plan(#Predicate<Pet> { names.contains($0.name) }).contains("pet_name"))
    #expect(try plan(#Predicate<Pet> { ages.contains($0.age) }).contains("pet_age"))
    let translation = try PredicateTranslation(#Predicate<Pet> { ages.contains($0.age) }, schema: ZooSchema())
    #expect(translation.parameters.count == 1)
  }

  @Test("Sorting by an index on texts gives Swift's order")
  func order() throws {
    let sorted = try world.database.run(
      "SELECT \"na\"\"me\" FROM Pet WHERE instr(\"na\"\"me\", char(0)) = 0 ORDER BY 1 COLLATE swift")
    #expect(sorted == world.pets.map(\.name).filter { !$0.contains("\0") }.sorted())
  }

  @Test("The same predicate gives the same statement whatever the constants")
  func statements() throws {
    func statement(_ name: String, _ age: Int) throws -> String {
      try PredicateTranslation(#Predicate<Pet> { $0.name == name && $0.age > age }, schema: ZooSchema()).condition
    }
    #expect(try statement("a", 1) == statement("'; DROP TABLE Pet; --", -5))
  }

  @Test("No constant gets into a statement, from whatever it is taken")
  func injection() throws {
    let attack = "x'\"]})); DROP TABLE Pet; --"
    let several = Array(repeating: attack, count: 40) + ["a"]
    let few = [attack]
    let predicates: [Predicate<Pet>] = [
      #Predicate<Pet> { $0.name == attack || $0.nick == attack },
      #Predicate<Pet> { $0.name < attack && $0.name != attack },
      #Predicate<Pet> { $0.name.contains(attack) || $0.name.starts(with: attack) },
      #Predicate<Pet> { $0.name.localizedStandardContains(attack) },
      #Predicate<Pet> { $0.tags.contains(attack) || $0.address.street == attack },
      #Predicate<Pet> { several.contains($0.name) || few.contains($0.name) },
      #Predicate<Pet> { ($0.nick ?? attack) == attack },
      #Predicate<Pet> { ($0.isTame ? attack : $0.name) == attack },
      #Predicate<Pet> { $0.tags.max() == attack },
    ]
    for predicate in predicates {
      let translation = try PredicateTranslation(predicate, schema: ZooSchema())
      #expect(translation.isComplete)
      #expect(!translation.condition.contains("DROP") && !translation.source.contains("DROP"))
      #expect(try disagreement(predicate, world) == nil)
    }
    #expect(try world.database.run("SELECT COUNT(*) FROM Pet") == ["\(world.pets.count)"])
  }

  @Test("Predicates composed of hundreds of others are answered, as far as SQL goes")
  func depth() throws {
    for count in [100, 1500] {
      let alternatives = (0..<count).reduce(Predicate<Pet>.false) { all, age in all || #Predicate<Pet> { $0.age == age }
      }
      #expect(try disagreement(alternatives, world) == nil)
      #expect(try PredicateTranslation(alternatives, schema: ZooSchema()).isComplete == (count == 100))
    }
    let conditions = (0..<60).reduce(Predicate<Pet>.true) { all, age in all && #Predicate<Pet> { $0.age != age } }
    #expect(try disagreement(conditions, world) == nil)
  }

  @Test("A list that JSON does not keep exactly, and is too long for parameters, is sought in memory")
  func longList() throws {
    let numbers = (0..<20_000).map { Double($0) / 4 }
    let predicate = #Predicate<Pet> { numbers.contains($0.weight) }
    #expect(try !PredicateTranslation(predicate, schema: ZooSchema()).isComplete)
    #expect(try disagreement(predicate, world) == nil)
  }

  @Test("A model without a table is refused")
  func unknown() {
    #expect(throws: Untranslatable.self) {
      try PredicateTranslation(#Predicate<Town> { $0.name == "a" }, schema: ZooSchema())
    }
  }

  @Test("The reason names what SQL cannot say")
  func reasons() throws {
    let remainder = try #require(
      PredicateTranslation(
        #Predicate<Pet> { $0.isTame && $0.shout == "A" && $0.toys.first == nil }, schema: ZooSchema()
      )
      .remainder)
    #expect(remainder.reasons.count == 2)
    #expect(remainder.reasons[0].contains("computed"))
    #expect(remainder.reasons[1].contains("no order"))
  }
}

/// A predicate, and the index that serves it.
struct Served: Sendable {
  let index: String
  let predicate: Predicate<Pet>

  init(_ index: String, _ predicate: Predicate<Pet>) {
    self.index = index
    self.predicate = predicate
  }

  static let all = [
    Served("pet_name", #Predicate<Pet> { $0.name == "caf\u{E9}" }),
    Served("pet_name", #Predicate<Pet> { $0.name > "b" }),
    Served("pet_name", #Predicate<Pet> { $0.name.starts(with: "ab") }),
    Served("pet_age", #Predicate<Pet> { $0.age == 3 && $0.shout == "A" }),
    Served("pet_age", #Predicate<Pet> { (1..<3).contains($0.age) }),
    Served("pet_weight", #Predicate<Pet> { $0.weight > 2 }),
    Served("pet_tame", #Predicate<Pet> { $0.isTame }),
    Served("pet_tame", #Predicate<Pet> { !$0.isTame }),
    Served("pet_owner", #Predicate<Pet> { $0.owner == nil }),
    Served("owner_name", #Predicate<Pet> { $0.owner?.name == "a" }),
    Served("toy_pet", #Predicate<Pet> { $0.toys.contains { $0.name == "a" } }),
  ]
}
