import Foundation
import MilieuData

extension Shape {
  static var logic: [Shape] {
    let asked = true
    return [
      Shape("&& of three", #Predicate<Pet> { $0.isTame && $0.age > 1 && $0.name != "" }),
      Shape("||", #Predicate<Pet> { $0.maybe == 1 || $0.nick == "a" }),
      Shape("not &&", #Predicate<Pet> { !($0.maybe == 1 && $0.nick != "a") }),
      Shape("not ||", #Predicate<Pet> { !($0.maybe == 1 || $0.nick == "a") }),
      Shape("twice not", #Predicate<Pet> { !(!($0.maybe == 1)) }),
      Shape("condition == condition", #Predicate<Pet> { ($0.maybe == 1) == ($0.nick == "a") }),
      Shape("condition != Bool", #Predicate<Pet> { ($0.maybe == 1) != $0.isTame }),
      Shape("ternary", #Predicate<Pet> { $0.isTame ? $0.age > 1 : $0.maybe == 1 }),
      Shape("ternary of values", #Predicate<Pet> { ($0.isTame ? $0.age : 2) == 2 }),
      Shape("if else", #Predicate<Pet> { if $0.age > 1 { $0.isTame } else { $0.nick == nil } }),
      Shape("captured truth", #Predicate<Pet> { asked ? $0.age > 1 : $0.isTame }),
      Shape("always", Predicate<Pet>.true),
      Shape("never", Predicate<Pet>.false),
    ]
  }

  static var texts: [Shape] {
    let accent = "e\u{301}"
    let angstrom = "\u{212B}se"
    let kelvin = "\u{212A}"
    let family = "\u{1F468}"
    let before = ComparisonResult.orderedAscending
    let attack = "'; DROP TABLE Pet; --"
    let zero = "\0x"
    return [
      Shape("text ==", #Predicate<Pet> { $0.name == "a" }),
      Shape("text == in other scalars", #Predicate<Pet> { $0.name == accent }),
      Shape("text == by one more way", #Predicate<Pet> { $0.name == angstrom }),
      Shape("text == the sign for kelvin", #Predicate<Pet> { $0.name == kelvin }),
      Shape("text !=", #Predicate<Pet> { $0.name != accent }),
      Shape("text <", #Predicate<Pet> { $0.name < "b" }),
      Shape("text >= another column", #Predicate<Pet> { $0.name >= ($0.nick ?? "a") }),
      Shape("text with a zero", #Predicate<Pet> { $0.name == zero }),
      Shape("contains", #Predicate<Pet> { $0.name.contains("b") }),
      Shape("contains, by characters", #Predicate<Pet> { $0.name.contains("e") }),
      Shape("contains one of several scalars", #Predicate<Pet> { $0.name.contains(family) }),
      Shape("contains the empty text", #Predicate<Pet> { $0.name.contains("") }),
      Shape("contains a line feed", #Predicate<Pet> { $0.name.contains("\n") }),
      Shape("contains another column", #Predicate<Pet> { $0.name.contains($0.nick ?? "b") }),
      Shape("optional contains", #Predicate<Pet> { $0.nick?.contains("a") == true }),
      Shape("starts", #Predicate<Pet> { $0.name.starts(with: "a") }),
      Shape("starts, by characters", #Predicate<Pet> { $0.name.starts(with: "e") }),
      Shape("starts with a carriage return", #Predicate<Pet> { $0.name.starts(with: "a\r") }),
      Shape("not starts", #Predicate<Pet> { !$0.name.starts(with: "ab") }),
      Shape("text isEmpty", #Predicate<Pet> { $0.name.isEmpty }),
      Shape("text isEmpty == false", #Predicate<Pet> { $0.name.isEmpty == false }),
      Shape("count of characters", #Predicate<Pet> { $0.name.count == 1 }),
      Shape("count in an optional chain", #Predicate<Pet> { ($0.nick?.count ?? 0) > 1 }),
      Shape("localizedStandardContains", #Predicate<Pet> { $0.name.localizedStandardContains("E") }),
      Shape("caseInsensitiveCompare", #Predicate<Pet> { $0.name.caseInsensitiveCompare("A").rawValue == 0 }),
      Shape("localizedCompare", #Predicate<Pet> { $0.name.localizedCompare("b").rawValue == -1 }),
      Shape("result of a comparison", #Predicate<Pet> { $0.name.caseInsensitiveCompare("b") != before }),
      Shape("injection by ==", #Predicate<Pet> { $0.name == attack }),
      Shape("injection by contains", #Predicate<Pet> { $0.name.contains(attack) }),
      Shape("injection by starts", #Predicate<Pet> { $0.name.starts(with: attack) }),
      Shape("text looks like a pattern", #Predicate<Pet> { $0.name.contains("%") }),
    ] + expressions
  }

  private static var expressions: [Shape] {
    let pattern = /^[a-c]+$/
    let signs = /\d|'/
    return [
      Shape("regular expression", #Predicate<Pet> { $0.name.contains(pattern) }),
      Shape("regular expression with a quote", #Predicate<Pet> { $0.name.contains(signs) }),
    ]
  }

  static var numbers: [Shape] {
    let two = 2
    return [
      Shape("+", #Predicate<Pet> { $0.age + 1 == 3 }),
      Shape("- and *", #Predicate<Pet> { $0.age * 2 - 1 > $0.age }),
      Shape("/ of negative numbers", #Predicate<Pet> { $0.age / two == -1 }),
      Shape("% of negative numbers", #Predicate<Pet> { $0.age % two == -1 }),
      Shape("-", #Predicate<Pet> { -$0.age > two }),
      Shape("+ of an optional", #Predicate<Pet> { ($0.maybe ?? 0) + 1 == two }),
      Shape("real +", #Predicate<Pet> { $0.weight + 0.2 == 0.1 + 0.2 }),
      Shape("real - of infinities", #Predicate<Pet> { $0.weight - $0.weight == 0 }),
      Shape("real /", #Predicate<Pet> { $0.weight / 2 < 0.5 }),
      Shape("real / by zero", #Predicate<Pet> { 1 / $0.weight > 0 || $0.weight == 0 }),
      Shape("real *", #Predicate<Pet> { $0.weight * 0 != 0 }),
      Shape("real negated", #Predicate<Pet> { -$0.weight > 0 }),
      Shape("Float *", #Predicate<Pet> { $0.ratio * 3 == 0.3 }),
    ]
  }
}
