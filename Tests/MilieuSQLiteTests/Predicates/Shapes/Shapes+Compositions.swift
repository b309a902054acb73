import Foundation
import MilieuData

extension Shape {
  static var compositions: [Shape] {
    let tame = #Predicate<Pet> { $0.isTame }
    let old = #Predicate<Pet> { $0.age > 2 }
    let rich = #Predicate<Owner> { $0.age > 1 }
    let loud = #Predicate<Pet> { $0.shout == "A" }
    let tameAndOld = tame && old
    let search = Search(text: "a", least: 1)
    let ages = ["a": 1]
    return [
      Shape("predicates connected", tame && old),
      Shape("predicates as alternatives", tame || old),
      Shape("predicate negated", !(tame && !old)),
      Shape("predicate that SQL cannot say", .part, tame && loud),
      Shape("predicate that SQL cannot say, as an alternative", .none, tame || loud),
      Shape(
        "predicate about a to-many",
        #Predicate<Pet> { $0.friends.contains { tameAndOld.evaluate($0) } }),
      Shape(
        "predicate about a to-one",
        #Predicate<Pet> { if let owner = $0.owner { rich.evaluate(owner) } else { false } }),
      Shape("predicate asked", #Predicate<Pet> { tame.evaluate($0) }),
      Shape("predicates asked, and more", #Predicate<Pet> { (tame.evaluate($0) || !old.evaluate($0)) && $0.age < 4 }),
      Shape("property of a captured value", #Predicate<Pet> { $0.name == search.text && $0.age >= search.least }),
      Shape("captured dictionary", #Predicate<Pet> { $0.age == ages["a"] ?? 0 }),
      Shape(
        "composed in a loop",
        (0..<5).reduce(Predicate<Pet>.false) { all, age in
          all || #Predicate<Pet> { $0.age == age }
        }),
    ]
  }

  static var refusals: [Shape] {
    let tags = ["a"]
    let calm = Mood.calm
    let address = Address(street: "a", number: 1, isCentral: true, town: Town(name: "", code: nil), lines: [])
    let lengths = ["a": 1]
    return [
      Shape("computed property", .none, #Predicate<Pet> { $0.shout == "A" }),
      Shape("computed and stored", .part, #Predicate<Pet> { $0.isTame && $0.shout == "A" }),
      Shape("computed behind a guard", .part, #Predicate<Pet> { $0.maybe != nil && $0.shout == "A" && $0.maybe! > 0 }),
      Shape("computed in one alternative", .none, #Predicate<Pet> { $0.isTame || $0.shout == "A" }),
      Shape(
        "computed in both alternatives", .part,
        #Predicate<Pet> { ($0.isTame && $0.shout == "A") || ($0.age > 3 && $0.shout == "B") }),
      Shape("computed, negated", .none, #Predicate<Pet> { !($0.isTame && $0.shout == "A") }),
      Shape("computed member of JSON", .none, #Predicate<Pet> { $0.address.shout == "A" }),
      Shape("first of a to-many", .none, #Predicate<Pet> { $0.toys.first?.name == "a" }),
      Shape("index of a to-many", .none, #Predicate<Pet> { $0.toys[0].name == "a" }),
      Shape("array as a whole", .none, #Predicate<Pet> { $0.tags == tags }),
      Shape("Codable as a whole", .none, #Predicate<Pet> { $0.address == address }),
      Shape("reals in JSON", .none, #Predicate<Pet> { $0.ratios.contains(0.25) }),
      Shape("order of an enum", .none, #Predicate<Pet> { if let mood = $0.mood { mood < calm } else { false } }),
      Shape("order of what is written in its own way", .none, #Predicate<Pet> { $0.word > 3 }),
      Shape("is", .none, #Predicate<Pet> { ($0.name as Any) is String }),
      Shape("as?", .none, #Predicate<Pet> { ($0.name as Any) as? String == "a" }),
      Shape("dictionary asked by a row", .none, #Predicate<Pet> { lengths[$0.name] == 1 }),
      Shape("! in a closure", .none, #Predicate<Pet> { $0.toys.contains { $0.price! > 1 } }),
    ]
  }
}

struct Search: Codable, Sendable {
  var text: String
  var least: Int
}
