import Foundation

extension Shape {
  static var comparisons: [Shape] {
    let day = Date(timeIntervalSinceReferenceDate: 0.1)
    let key = ZooWorld.keys[1]
    let site = ZooWorld.sites[0]
    let price = Decimal(string: "1.50") ?? 0
    let photo = Data([0, 255])
    let largest = Int64.max
    let species = Species.dog
    let none = Double.nan
    let infinite = Double.infinity
    let word = UInt64(1) << 63
    return [
      Shape("whole number ==", #Predicate<Pet> { $0.age == 3 }),
      Shape("whole number !=", #Predicate<Pet> { $0.age != 3 }),
      Shape("whole number <", #Predicate<Pet> { $0.age < 3 }),
      Shape("whole number >=, constant first", #Predicate<Pet> { 3 >= $0.age }),
      Shape("largest whole number", #Predicate<Pet> { $0.big == largest }),
      Shape("beyond what doubles tell apart", #Predicate<Pet> { $0.big > 9_007_199_254_740_992 }),
      Shape("column and column", #Predicate<Pet> { $0.age == ($0.owner?.age ?? 0) }),
      Shape("real ==", #Predicate<Pet> { $0.weight == 0.1 }),
      Shape("real !=", #Predicate<Pet> { $0.weight != 0.1 }),
      Shape("real > (NaN is not)", #Predicate<Pet> { $0.weight > 1 }),
      Shape("real <=", #Predicate<Pet> { $0.weight <= 1 }),
      Shape("not real > (NaN is)", #Predicate<Pet> { !($0.weight > 1) }),
      Shape("real == NaN", #Predicate<Pet> { $0.weight == none }),
      Shape("real != NaN", #Predicate<Pet> { $0.weight != none }),
      Shape("real == itself", #Predicate<Pet> { $0.weight == $0.weight }),
      Shape("real < infinity", #Predicate<Pet> { $0.weight < infinite }),
      Shape("optional real == itself", #Predicate<Pet> { $0.height == $0.height }),
      Shape("Float ==", #Predicate<Pet> { $0.ratio == 0.1 }),
      Shape("date ==", #Predicate<Pet> { $0.born == day }),
      Shape("date <", #Predicate<Pet> { $0.born < day }),
      Shape("optional date !=", #Predicate<Pet> { $0.died != day }),
      Shape("seconds of a date", #Predicate<Pet> { $0.born.timeIntervalSinceReferenceDate > 0 }),
      Shape("UUID ==", #Predicate<Pet> { $0.key == key }),
      Shape("UUID's text", #Predicate<Pet> { $0.key.uuidString == "00000000-0000-0000-0000-00000000000A" }),
      Shape("URL ==", #Predicate<Pet> { $0.site == site }),
      Shape("Decimal ==", #Predicate<Pet> { $0.price == price }),
      Shape("Decimal <", #Predicate<Pet> { $0.price < price }),
      Shape("Data ==", #Predicate<Pet> { $0.photo == photo }),
      Shape("Data count", #Predicate<Pet> { $0.photo.count > 1 }),
      Shape("Data isEmpty", #Predicate<Pet> { $0.photo.isEmpty }),
      Shape("Bool alone", #Predicate<Pet> { $0.isTame }),
      Shape("Bool negated", #Predicate<Pet> { !$0.isTame }),
      Shape("Bool == false", #Predicate<Pet> { $0.isTame == false }),
      Shape("enum ==", #Predicate<Pet> { $0.species == species }),
      Shape("enum !=", #Predicate<Pet> { $0.species != species }),
      Shape("enum's raw value", #Predicate<Pet> { $0.species.rawValue == "cat" }),
      Shape("raw value of an optional enum", #Predicate<Pet> { $0.mood?.rawValue == 2 }),
      Shape("written in its own way", #Predicate<Pet> { $0.word == word }),
      Shape("range of constants", #Predicate<Pet> { (0..<3).contains($0.age) }),
      Shape("closed range of dates", #Predicate<Pet> { (day...day).contains($0.born) }),
      Shape("range from a column", #Predicate<Pet> { ($0.age...8).contains(2) }),
      Shape("range of reals", #Predicate<Pet> { (0.0...1.0).contains($0.weight) }),
    ]
  }

  static var optionals: [Shape] {
    let wanted: Int? = 2
    let missing: Int? = nil
    let sold: Bool? = nil
    return [
      Shape("== nil", #Predicate<Pet> { $0.nick == nil }),
      Shape("!= nil", #Predicate<Pet> { $0.nick != nil }),
      Shape("optional == constant", #Predicate<Pet> { $0.maybe == 2 }),
      Shape("optional != constant", #Predicate<Pet> { $0.maybe != 2 }),
      Shape("not optional == constant", #Predicate<Pet> { !($0.maybe == 2) }),
      Shape("optional == captured optional", #Predicate<Pet> { $0.maybe == wanted }),
      Shape("optional == captured nil", #Predicate<Pet> { $0.maybe == missing }),
      Shape("optional != captured nil", #Predicate<Pet> { $0.maybe != missing }),
      Shape("optional == optional", #Predicate<Pet> { $0.maybe == $0.owner?.age }),
      Shape("optional != optional", #Predicate<Pet> { $0.nick != $0.owner?.nick }),
      Shape("?? and <", #Predicate<Pet> { ($0.maybe ?? 7) > 3 }),
      Shape("?? of two columns", #Predicate<Pet> { ($0.nick ?? $0.name) == "a" }),
      Shape("! after a test", #Predicate<Pet> { $0.maybe != nil && $0.maybe! > 1 }),
      Shape("! without a test", #Predicate<Pet> { $0.maybe! > 1 }),
      Shape("not !", #Predicate<Pet> { !($0.maybe! > 1) }),
      Shape("! beside a guard", #Predicate<Pet> { $0.maybe == nil || $0.maybe! > 1 }),
      Shape("! of a model", #Predicate<Pet> { $0.owner!.age > 1 }),
      Shape("flatMap", #Predicate<Pet> { $0.maybe.flatMap { $0 + 1 } == 3 }),
      Shape("flatMap to a choice", #Predicate<Pet> { $0.maybe.flatMap { $0 > 1 ? 1 : 2 } != 2 }),
      Shape("flatMap to what is never nil", #Predicate<Pet> { pet in pet.maybe.flatMap { _ in pet.age } == nil }),
      Shape("flatMap to a truth value", #Predicate<Pet> { $0.maybe.flatMap { $0 > 1 } ?? true }),
      Shape("flatMap to a constant", #Predicate<Pet> { $0.maybe.flatMap { _ in 5 } == 5 }),
      Shape("if let", #Predicate<Pet> { if let maybe = $0.maybe { maybe > 1 } else { false } }),
      Shape("if let else true", #Predicate<Pet> { if let maybe = $0.maybe { maybe > 1 } else { true } }),
      Shape(
        "if let of an absent constant",
        #Predicate<Pet> { pet in if let missing { pet.age == missing } else { pet.age > 2 } }),
      Shape("optional Bool == true", #Predicate<Pet> { $0.isSold == true }),
      Shape("optional Bool != true", #Predicate<Pet> { $0.isSold != true }),
      Shape("optional Bool == captured nil", #Predicate<Pet> { $0.isSold == sold }),
      Shape("optional Bool ?? true", #Predicate<Pet> { $0.isSold ?? true }),
      Shape("optional comparison == nil", #Predicate<Pet> { $0.maybe.flatMap { $0 > 1 } == nil }),
    ]
  }
}
