import AtlasServices
import Foundation
import Observation
import Testing

@testable import Atlas

@MainActor
@Suite("Log")
struct LogTests {
  @Test("The book keeps the latest lines and goes on counting")
  func bound() {
    let book = LogBook()
    for number in 1...250 { book.append("line \(number)") }
    #expect(book.lines.count == 200)
    #expect(book.lines.map(\.id) == Array(51...250))
    #expect(book.lines.last?.message == "line 250")
    book.clear()
    book.append("next")
    #expect(book.lines.map(\.id) == [251])
  }

  @Test("A book keeps at least one line")
  func leastCapacity() {
    let book = LogBook(capacity: 0)
    book.append("first")
    book.append("second")
    #expect(book.lines.map(\.message) == ["second"])
  }

  @Test("A recording logger keeps the order and the time of its messages")
  func recording() async {
    let book = LogBook()
    let logger = AtlasLogger.recording(in: book)
    let start = Date()
    for number in 1...20 { logger.log("\(number)") }
    let end = Date()
    await book.waitForLines(20)
    #expect(book.lines.map(\.message) == (1...20).map(String.init))
    #expect(book.lines.allSatisfy { (start...end).contains($0.date) })
  }
}

extension LogBook {
  /// Returns once the book holds at least `count` lines.
  func waitForLines(_ count: Int) async {
    while lines.count < count {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = lines
        } onChange: {
          continuation.resume()
        }
      }
      await Task.yield()
    }
  }
}
