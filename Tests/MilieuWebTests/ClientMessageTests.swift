import MilieuRuntime
import MilieuViews
import Testing

@testable import MilieuWeb

@Suite("Messages of a page")
struct ClientMessageTests {
  private func value(_ json: String) -> ElementValue? {
    guard case .event(let event)? = ClientMessage(Array("[1,0,5,\"change\",\(json)]".utf8)) else { return nil }
    return event.event.value
  }

  @Test("Every kind of message is read")
  func kinds() {
    #expect(
      ClientMessage(Array("[\"h\",\"b1\",\"t/1\",3]".utf8)) == .hello(build: "b1", token: "t/1", lastBatch: 3))
    #expect(ClientMessage(Array("[0,7]".utf8)) == .acknowledgement(7))
    let event = ClientEvent(
      sequence: 12, lastBatch: 11, element: 345, event: ElementEvent(.input, value: .text("a")), version: 2)
    #expect(ClientMessage(Array("[12,11,345,\"i\",\"a\",2]".utf8)) == .event(event))
    #expect(ClientMessage(Array("[12,11,345,\"input\",\"a\",2]".utf8)) == .event(event))
  }

  @Test(
    "Short names stand for the usual events",
    arguments: [
      ("t", .tap), ("i", .input), ("c", .change), ("s", .submit), ("+", .increment), ("-", .decrement),
      ("swipe", ElementEvent.Name("swipe")),
    ] as [(String, ElementEvent.Name)])
  func names(short: String, full: ElementEvent.Name) throws {
    guard case .event(let event)? = ClientMessage(Array("[1,0,5,\"\(short)\"]".utf8)) else {
      Issue.record("not read")
      return
    }
    #expect(event.event.name == full)
    #expect(event.event.value == nil)
  }

  @Test(
    "Numbers and flags are read",
    arguments: [
      ("0", .number(0)), ("-0", .number(-0.0)), ("-12", .number(-12)), ("0.5", .number(0.5)), ("1e3", .number(1000)),
      ("2.5E-1", .number(0.25)), ("1234567890123456", .number(1234567890123456)), ("true", .flag(true)),
      ("false", .flag(false)),
    ] as [(String, ElementValue)])
  func scalars(json: String, expected: ElementValue) { #expect(value(json) == expected) }

  @Test(
    "Texts are read as they were written",
    arguments: [
      (#""""#, ""), (#""a€😀""#, "a€😀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u20ac""#, "€"),
      (#""x\ud83d\ude00y""#, "x😀y"), (#""\ud83d""#, "\u{FFFD}"), (#""\ud83da""#, "\u{FFFD}a"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\u0000""#, "\0"),
    ])
  func texts(json: String, expected: String) { #expect(value(json) == .text(expected)) }

  @Test(
    "Texts that are not JSON are refused", arguments: [#"""#, #""\""#, #""\u12""#, #""\u12g4""#, #""\a""#, "\"\t\""])
  func brokenTexts(json: String) { #expect(value(json) == nil) }
}
