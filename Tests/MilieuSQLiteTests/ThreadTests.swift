import Foundation
import MilieuData
import MilieuSQLite
import Synchronization
import Testing

/// Who may use a connection, and how it is stopped.
@Suite struct ThreadTests {
  /// Does something on a thread of its own, to its end.
  private func onOtherThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.start()
    done.wait()
  }

  @Test("While one thread uses a connection, another is told so and changes nothing")
  func misuse() throws {
    let folder = try Folder()
    let connection = try SQLiteConnection(folder.location())
    try makePlaces(connection)
    let errors = Mutex<[SQLiteError]>([])
    try connection.transaction {
      try connection.execute("INSERT INTO place (name) VALUES ('A')")
      onOtherThread {
        let attempts: [() throws -> Void] = [
          { try connection.execute("DELETE FROM place") }, { try connection.transaction {} },
          { _ = try connection.placeCount }, { try connection.close() }, { _ = try connection.othersHaveCommitted() },
        ]
        for attempt in attempts {
          do { try attempt() } catch let error as SQLiteError { errors.withLock { $0.append(error) } } catch {}
        }
      }
    }
    let told = errors.withLock { $0 }
    #expect(told.map(\.kind) == Array(repeating: .misuse, count: 5))
    #expect(told.allSatisfy { $0.description.contains("another thread is using") && $0.path == folder.path() })
    #expect(try connection.placeCount == 1)
    // One after the other, threads may.
    let count = Mutex<Int64?>(nil)
    onOtherThread { count.withLock { $0 = try? connection.placeCount } }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("Many threads at once: each statement either counts or is refused by name")
  func storm() async throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    let stored = try await withThrowingTaskGroup(of: Int64.self) { group in
      for number in 0..<8 {
        group.addTask {
          var stored: Int64 = 0
          for attempt in 0..<300 {
            do {
              try connection.execute("INSERT INTO place (name) VALUES (?)", .text("\(number) \(attempt)"))
              stored += 1
            } catch let error as SQLiteError {
              #expect(error.kind == .misuse)
            }
          }
          return stored
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(stored > 0)
    #expect(try connection.placeCount == stored)
    try connection.check()
  }

  @Test("A statement that got out of where it was handed out does nothing, and says so")
  func escaped() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection, count: 2)
    let statement = try connection.withStatement("SELECT _id, name FROM place") { statement throws in
      #expect(try statement.step())
      return statement
    }
    #expect(statement.text(1) == "" && statement.isNull(0) && statement.value(1) == .null)
    #expect(try failure { _ = try statement.step() }.kind == .misuse)
    try connection.close()
    #expect(try failure { try statement.run() }.kind == .misuse)
    #expect(try failure { _ = try connection.placeCount }.cause == "the connection is closed")
  }

  @Test("A statement is not run or written to while it runs")
  func reentrance() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection, count: 2)
    try connection.withStatement("SELECT name FROM place WHERE _id > ?") { statement throws in
      statement.bind(0, 0)
      #expect(try statement.step())
      #expect(try failure { try statement.run() }.kind == .misuse)
      statement.bind(1, 0)
      statement.reset()
      #expect(try failure { try statement.run() }.cause.contains("while the statement runs"))
    }
    let closed = try failure { try connection.use { try connection.close() } }
    #expect(closed.kind == .misuse)
    #expect(try connection.placeCount == 2)
  }

  /// Says that it has begun, and never ends.
  static let endless =
    "WITH RECURSIVE n(i) AS (SELECT begun() UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  @Test("Another thread can interrupt a statement, which undoes its transaction")
  func interrupt() throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    let begun = DispatchSemaphore(value: 0)
    let isOver = Atomic(false)
    try connection.register(
      SQLiteFunction(name: "begun", argumentCount: 0) { _ in
        begun.signal()
        return 1
      })
    let thread = Thread {
      begun.wait()
      while !isOver.load(ordering: .relaxed) { connection.interrupt() }
    }
    thread.start()
    let error = try failure {
      try connection.transaction {
        try connection.execute("INSERT INTO place (name) VALUES ('A')")
        _ = try connection.rows(Self.endless)
      }
    }
    isOver.store(true, ordering: .relaxed)
    #expect(error.kind == .interrupted)
    while !thread.isFinished { sched_yield() }
    #expect(try connection.placeCount == 0)
    try connection.close()
    connection.interrupt()
  }

  @Test("Work that ends with its task stops once that is cancelled; other work does not")
  func cancellation() async throws {
    let connection = try SQLiteConnection(.memory)
    try makePlaces(connection)
    let (begun, told) = AsyncStream<Void>.makeStream()
    try connection.register(
      SQLiteFunction(name: "begun", argumentCount: 0) { _ in
        told.yield()
        return 1
      })
    let task = Task.detached {
      try connection.endingWithTask {
        try connection.rows(Self.endless)
      }
    }
    for await _ in begun { break }
    task.cancel()
    let error = await #expect(throws: SQLiteError.self) { _ = try await task.value }
    #expect(error?.kind == .interrupted)
    let cancelled = Task.detached {
      while !Task.isCancelled { await Task.yield() }
      try connection.execute("INSERT INTO place (name) VALUES ('A')")
    }
    cancelled.cancel()
    try await cancelled.value
    #expect(try connection.placeCount == 1)
  }
}
