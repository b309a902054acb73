import MilieuEnvironment
import Testing

private final class Reference {}
private final class Named: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
}

private struct Client {
  var fetch: (Int) -> Int
  var name: String
}

private struct Plain {
  var text: String
  var list: [Int]
}

private struct Nested {
  var plain: Plain
  var reference: Reference
}

private struct Padded {
  var flag: Bool
  var number: Int64
  var small: UInt8
}

private struct Unequal: Equatable {
  static func == (left: Self, right: Self) -> Bool { false }
  var number: Int
}

private struct Holder {
  weak var reference: Named?
  var number = 0
}

private enum Choice {
  case none
  case number(Int)
  case plain(Plain)
}

private protocol Shape { var area: Double { get } }
private struct Large: Shape {
  var a = 1.0
  var b = 2.0
  var c = 3.0
  var d = 4.0
  var area: Double { a }
}
private struct Small: Shape { var area = 1.0 }

/// Two texts that are equal but were made apart, too long to be stored in place.
private func text(_ number: Int = 0) -> String { "a text that needs storage of its own \(number)" }

@Suite struct ValueEqualityTests {
  private func same<Value>(_ left: Value, _ right: Value) -> Bool { ValueEquality.areEqual(left, right) }

  @Test("Equatable values are equal as they say")
  func equatable() {
    #expect(same(1, 1))
    #expect(!same(1, 2))
    #expect(same(text(), text()))
    #expect(!same(text(1), text(2)))
    #expect(same([text()], [text()]))
    #expect(same([text(): [1]], [text(): [1]]))
    #expect(same(Optional(text()), Optional(text())))
    #expect(!same(Optional(text()), nil))
    #expect(same(Named("a"), Named("a")))
    #expect(!same(Unequal(number: 1), Unequal(number: 2)))
  }

  @Test("The same bits are equal whatever == says, so NaN is equal to itself")
  func sameBits() {
    #expect(same(Double.nan, Double.nan))
    #expect(same(0.0, -0.0))
    #expect(same(Unequal(number: 1), Unequal(number: 1)))
  }

  @Test("References are equal when they are the same object")
  func references() {
    let reference = Reference()
    #expect(same(reference, reference))
    #expect(!same(reference, Reference()))
  }

  @Test("A struct of functions that capture nothing equals itself, made anew")
  func nonCapturingClosures() {
    func make() -> Client { Client(fetch: { $0 + 1 }, name: text()) }
    #expect(same(make(), make()))
    #expect(!same(make(), Client(fetch: { $0 + 2 }, name: text())))
  }

  @Test("Functions that capture values are different when they are made anew")
  func capturingClosures() {
    func make(_ number: Int) -> Client { Client(fetch: { $0 + number }, name: "a") }
    let client = make(1)
    #expect(same(client, client))
    #expect(!same(client, make(1)))
  }

  @Test("A struct is equal when its parts are")
  func structs() {
    let reference = Reference()
    func make(_ list: [Int] = [1, 2]) -> Nested { Nested(plain: Plain(text: text(), list: list), reference: reference) }
    #expect(same(make(), make()))
    #expect(!same(make(), make([1])))
    #expect(!same(make(), Nested(plain: make().plain, reference: Reference())))
  }

  @Test("Padding between the parts of a struct does not count")
  func padding() {
    func make(_ fill: UInt8) -> UnsafeMutablePointer<Padded> {
      let raw = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
      raw.initializeMemory(as: UInt8.self, repeating: fill, count: MemoryLayout<Padded>.size)
      let pointer = raw.assumingMemoryBound(to: Padded.self)
      (pointer.pointee.flag, pointer.pointee.number, pointer.pointee.small) = (true, 5, 6)
      return pointer
    }
    let (left, right) = (make(0x00), make(0xFF))
    defer {
      left.deallocate()
      right.deallocate()
    }
    #expect(ValueEquality.comparison(of: Padded.self).areEqual(left, right))
    right.pointee.small = 7
    #expect(!ValueEquality.comparison(of: Padded.self).areEqual(left, right))
  }

  @Test("Existentials are compared by what they hold, also when it lies in a box of its own")
  func existentials() {
    #expect(same(Large() as any Shape, Large() as any Shape))
    #expect(!same(Large(a: 9) as any Shape, Large() as any Shape))
    #expect(same(Small() as any Shape, Small() as any Shape))
    #expect(!same(Small() as any Shape, Large() as any Shape))
    #expect(same(text() as Any, text() as Any))
    #expect(!same(1 as Any, "1" as Any))
  }

  @Test("A struct that holds an existential is compared by what that holds")
  func structWithExistential() {
    struct Drawing { var shape: any Shape }
    #expect(same(Drawing(shape: Large()), Drawing(shape: Large())))
    #expect(!same(Drawing(shape: Large()), Drawing(shape: Large(b: 9))))
  }

  @Test("Optionals are compared by what they hold")
  func optionals() {
    #expect(same(Optional(Plain(text: text(), list: [1])), Optional(Plain(text: text(), list: [1]))))
    #expect(!same(Optional(Plain(text: text(), list: [1])), Optional(Plain(text: text(), list: [2]))))
    #expect(!same(Optional(Plain(text: text(), list: [1])), nil))
    #expect(!same(nil, Optional(Plain(text: text(), list: [1]))))
    #expect(same(Optional(Large() as any Shape), Optional(Large() as any Shape)))
    #expect(same(Optional<Plain>.none, nil))
  }

  @Test("Tuples are compared part by part")
  func tuples() {
    #expect(same((text(), 1), (text(), 1)))
    #expect(!same((text(), 1), (text(), 2)))
    #expect(same((a: Plain(text: text(), list: []), b: 1), (a: Plain(text: text(), list: []), b: 1)))
  }

  @Test("Arrays of values that are not Equatable are equal when their storage is the same, else different")
  func arrays() {
    let array = [Plain(text: text(), list: [])]
    let copy = array
    #expect(same(array, copy))
    #expect(!same(array, [Plain(text: text(), list: []), Plain(text: text(), list: [])]))
  }

  @Test("Choices with the same contents in the same bits are equal; others count as different")
  func enums() {
    #expect(same(Choice.none, Choice.none))
    #expect(same(Choice.number(1), Choice.number(1)))
    #expect(!same(Choice.number(1), Choice.number(2)))
    #expect(!same(Choice.none, Choice.number(0)))
    #expect(!same(Choice.plain(Plain(text: text(1), list: [])), Choice.plain(Plain(text: text(2), list: []))))
  }

  @Test("A weak reference is compared as it is stored, never followed")
  func weakReferences() {
    let (one, other) = (Named("a"), Named("b"))
    #expect(!same(Holder(reference: one), Holder(reference: other)))
    #expect(same(Holder(reference: one), Holder(reference: one)))
    #expect(!same(Holder(reference: one, number: 1), Holder(reference: one)))
    #expect(!same(Holder(reference: nil), Holder(reference: one)))
  }

  @Test("A struct without stored properties equals itself")
  func empty() {
    struct Nothing {}
    #expect(same(Nothing(), Nothing()))
  }

  @Test("Types that are known by key path or metatype are compared")
  func metatypes() {
    #expect(same(Int.self as Any.Type, Int.self as Any.Type))
    #expect(!same(Int.self as Any.Type, String.self as Any.Type))
    #expect(same(\Theme.size, \Theme.size))
    #expect(!same(\Theme.size as PartialKeyPath<Theme>, \Theme.colors))
  }
}
