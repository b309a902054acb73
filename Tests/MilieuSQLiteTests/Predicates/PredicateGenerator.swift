import Foundation
import MilieuData

/// Predicates that nobody wrote: trees of Foundation's expressions, chosen at random.
///
/// Nothing in them ends the program: numbers that are reckoned with are small, divisors are not zero, ranges are in order. `!` on `nil` and
/// indexes out of bounds are among them, for which `evaluate` throws.
struct PredicateGenerator {
  typealias E = PredicateExpressions
  typealias Truth = AnyExpression<Bool>
  typealias Whole = AnyExpression<Int>
  typealias MaybeWhole = AnyExpression<Int?>
  typealias Real = AnyExpression<Double>
  typealias Words = AnyExpression<String>
  typealias MaybeWords = AnyExpression<String?>
  typealias Someone = AnyExpression<Pet>
  typealias Toys = AnyExpression<[Toy]>

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func predicate() -> Predicate<Pet> {
    var generator = self
    let depth = generator.random.pick([2, 3, 3, 3, 3, 5])
    let predicate = Predicate<Pet> { pet in generator.truth(depth, AnyExpression(pet)).base }
    self = generator
    return predicate
  }

  // MARK: - Truth

  private mutating func truth(_ depth: Int, _ pet: Someone) -> Truth {
    guard depth > 0 else { return simple(pet) }
    switch random.next() % 14 {
    case 0, 1: return Self.and(truth(depth - 1, pet), truth(depth - 1, pet))
    case 2, 3: return Self.or(truth(depth - 1, pet), truth(depth - 1, pet))
    case 4, 5: return Self.not(truth(depth - 1, pet))
    case 6: return Self.either(truth(depth - 1, pet), truth(depth - 1, pet), truth(depth - 1, pet))
    case 7: return Self.equal(truth(depth - 1, pet), truth(depth - 1, pet), random.chance(50))
    case 8: return ofOwner(depth, pet)
    case 9: return ofToys(depth, pet)
    case 10: return ofFriends(depth, pet)
    case 11: return ofMaybe(depth, pet)
    case 12: return evaluated(depth, pet)
    default: return simple(pet)
    }
  }

  private mutating func simple(_ pet: Someone) -> Truth {
    switch random.next() % 16 {
    case 0: return Self.read(pet, \.isTame)
    case 1: return Self.equal(Self.read(pet, \.isSold), Self.value(random.pick([true, false, nil])), random.chance(50))
    case 2, 3: return Self.compare(whole(2, pet), whole(1, pet), random.pick(Self.orders))
    case 4: return Self.equal(whole(2, pet), whole(1, pet), random.chance(50))
    case 5: return Self.equal(maybeWhole(pet), maybeWhole(pet), random.chance(50))
    case 6: return Self.compare(real(2, pet), real(1, pet), random.pick(Self.orders))
    case 7: return Self.equal(real(2, pet), real(1, pet), random.chance(50))
    case 8: return Self.equal(words(pet), words(pet), random.chance(50))
    case 9: return Self.compare(words(pet), words(pet), random.pick(Self.orders))
    case 10: return Self.equal(maybeWords(pet), maybeWords(pet), random.chance(50))
    case 11: return Self.contains(words(pet), words(pet))
    case 12: return Self.starts(words(pet), words(pet))
    case 13: return listed(pet)
    case 14: return ofTags(pet)
    default:
      let low = Int(random.next() % 5)
      return Self.between(whole(1, pet), low, low + Int(random.next() % 4), random.chance(50))
    }
  }

  private mutating func listed(_ pet: Someone) -> Truth {
    let count = random.pick([0, 1, 3, 40])
    switch random.next() % 4 {
    case 0: return Self.element((0..<count).map { _ in Int(random.next() % 30) - 5 }, whole(1, pet))
    case 1:
      return Self.element((0..<count).map { _ in random.chance(20) ? nil : Int(random.next() % 9) }, maybeWhole(pet))
    case 2: return Self.element((0..<count).map { _ in random.pick(ZooWorld.texts) }, words(pet))
    default: return Self.element((0..<count).map { _ in random.pick(ZooWorld.numbers) }, real(1, pet))
    }
  }

  private mutating func ofTags(_ pet: Someone) -> Truth {
    let tags = Self.read(pet, \.tags)
    let text = random.pick(ZooWorld.texts)
    switch random.next() % 7 {
    case 0: return Self.holds(tags, text)
    case 1: return Self.isEmpty(tags)
    case 2: return Self.equal(Self.count(tags), Self.value(Int(random.next() % 4)), random.chance(50))
    case 3: return Self.any(tags) { tag in Self.contains(tag, Self.value(text)) }
    case 4: return Self.all(tags) { tag in Self.compare(tag, Self.value(text), .lessThan) }
    case 5: return Self.equal(Self.greatest(tags), Self.value(text as String?), random.chance(50))
    default: return Self.equal(Self.at(tags, Int(random.next() % 3)), Self.value(text), random.chance(50))
    }
  }

  private mutating func ofOwner(_ depth: Int, _ pet: Someone) -> Truth {
    let owner = Self.read(pet, \.owner)
    let other = random.chance(50)
    switch random.next() % 4 {
    case 0: return Self.equal(Self.chain(owner, \Owner.name), Self.value(random.pick(ZooWorld.texts) as String?), other)
    case 1: return Self.equal(Self.chain(owner, \Owner.age), Self.value(random.pick([1, 2, nil])), other)
    case 2: return Self.missing(owner, other)
    default:
      var generator = self
      let text = random.pick(ZooWorld.texts)
      let truth = Self.map(owner, or: other) { owner in
        Self.or(
          Self.compare(Self.read(owner, \Owner.name), Self.value(text), .lessThan),
          Self.any(Self.read(owner, \Owner.pets)) { pet in generator.truth(depth - 1, pet) })
      }
      random = generator.random
      return truth
    }
  }

  private mutating func ofToys(_ depth: Int, _ pet: Someone) -> Truth {
    let toys = Self.read(pet, \.toys)
    let text = random.pick(ZooWorld.texts)
    let price = Int(random.next() % 8) - 3
    let filtered: Toys =
      random.chance(40)
      ? Self.filter(toys) { Self.compare(Self.read($0, \Toy.weight), Self.value(0.2), .greaterThan) } : toys
    let name = words(pet)
    let number = whole(1, pet)
    switch random.next() % 8 {
    case 6:
      return Self.isEmpty(
        Self.filter(filtered) { Self.compare(Self.force(Self.read($0, \Toy.price)), Self.value(price), .lessThan) })
    case 7:
      return Self.any(filtered) {
        Self.equal(
          Self.reckon(Self.fallback(Self.read($0, \Toy.price), Self.value(1)), Self.value(2), .multiply), number, false)
      }
    case 0: return Self.isEmpty(filtered)
    case 1: return Self.compare(Self.count(filtered), whole(0, pet), random.pick(Self.orders))
    case 2: return Self.any(filtered) { Self.equal(Self.read($0, \Toy.price), Self.value(price as Int?), false) }
    case 3: return Self.all(filtered) { Self.equal(Self.read($0, \Toy.price), Self.value(price as Int?), true) }
    case 4: return Self.any(filtered) { Self.compare(Self.read($0, \Toy.name), name, .lessThan) }
    default: return Self.all(filtered) { Self.not(Self.contains(Self.read($0, \Toy.name), Self.value(text))) }
    }
  }

  private mutating func ofFriends(_ depth: Int, _ pet: Someone) -> Truth {
    var generator = self
    let friends = Self.read(pet, \.friends)
    let truth: Truth =
      random.chance(50)
      ? Self.any(friends) { generator.truth(depth - 1, generator.random.chance(80) ? $0 : pet) }
      : Self.all(friends) { generator.truth(depth - 1, $0) }
    random = generator.random
    _ = random.next()
    return truth
  }

  private mutating func ofMaybe(_ depth: Int, _ pet: Someone) -> Truth {
    var generator = self
    let other = generator.whole(1, pet)
    let order = generator.random.pick(Self.orders)
    let truth = Self.map(Self.read(pet, \.maybe), or: generator.random.chance(50)) { value in
      generator.random.chance(60)
        ? Self.compare(value, other, order) : Self.and(generator.truth(depth - 1, pet), Self.equal(value, other, true))
    }
    random = generator.random
    return truth
  }

  private mutating func evaluated(_ depth: Int, _ pet: Someone) -> Truth {
    var generator = self
    let predicate = Predicate<Pet> { other in generator.truth(depth - 1, AnyExpression(other)).base }
    random = generator.random
    return Self.evaluate(predicate, pet)
  }

  // MARK: - Values

  private mutating func whole(_ depth: Int, _ pet: Someone) -> Whole {
    guard depth > 0 else { return Self.value(Int(random.next() % 9) - 3) }
    switch random.next() % 10 {
    case 0, 1: return Self.read(pet, \.age)
    case 2: return Self.fallback(maybeWhole(pet), whole(0, pet))
    case 3: return Self.reckon(whole(depth - 1, pet), whole(depth - 1, pet), random.pick([.add, .subtract, .multiply]))
    case 4: return Self.divide(whole(depth - 1, pet), random.pick([1, 2, -2, 3, -1]), random.chance(50))
    case 5: return Self.minus(whole(depth - 1, pet))
    case 6: return Self.length(words(pet))
    case 7: return Self.force(maybeWhole(pet))
    case 8: return Self.either(Self.read(pet, \.isTame), whole(depth - 1, pet), whole(depth - 1, pet))
    default: return Self.value(Int(random.next() % 9) - 3)
    }
  }

  private mutating func maybeWhole(_ pet: Someone) -> MaybeWhole {
    switch random.next() % 7 {
    case 5: return Self.map(Self.read(pet, \.owner)) { Self.count(Self.read($0, \Owner.pets)) }
    case 6:
      let limit = Self.value(Int(random.next() % 4))
      return Self.map(Self.read(pet, \.maybe)) {
        Self.either(Self.compare($0, limit, .lessThan), Self.value(1), Self.read(pet, \.age))
      }
    case 0: return Self.value(random.pick([nil, 0, 1, 2, 3]))
    case 1: return Self.chain(Self.read(pet, \.owner), \Owner.age)
    case 2: return Self.map(Self.read(pet, \.maybe)) { Self.reckon($0, Self.value(1), .add) }
    default: return Self.read(pet, \.maybe)
    }
  }

  private mutating func real(_ depth: Int, _ pet: Someone) -> Real {
    guard depth > 0 else { return Self.value(random.pick(ZooWorld.numbers)) }
    switch random.next() % 7 {
    case 0, 1: return Self.read(pet, \.weight)
    case 2: return Self.fallback(Self.read(pet, \.height), Self.value(random.pick(ZooWorld.numbers)))
    case 3: return Self.reckon(real(depth - 1, pet), real(depth - 1, pet), random.pick([.add, .subtract, .multiply]))
    case 4: return Self.divide(real(depth - 1, pet), real(depth - 1, pet))
    case 5: return Self.minus(real(depth - 1, pet))
    default: return Self.value(random.pick(ZooWorld.numbers))
    }
  }

  private mutating func words(_ pet: Someone) -> Words {
    switch random.next() % 7 {
    case 0: return Self.fallback(maybeWords(pet), Self.value(random.pick(ZooWorld.texts)))
    case 1: return Self.read(Self.read(pet, \.address), \Address.street)
    case 2: return Self.force(maybeWords(pet))
    case 3, 4: return Self.read(pet, \.name)
    default: return Self.value(random.pick(ZooWorld.texts))
    }
  }

  private mutating func maybeWords(_ pet: Someone) -> MaybeWords {
    switch random.next() % 5 {
    case 0: return Self.value(random.chance(30) ? nil : random.pick(ZooWorld.texts))
    case 1: return Self.chain(Self.read(pet, \.owner), \Owner.name)
    case 2: return Self.chainFlat(Self.read(pet, \.owner), \Owner.nick)
    default: return Self.read(pet, \.nick)
    }
  }

  private static let orders: [Order] = [.lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual]
}
