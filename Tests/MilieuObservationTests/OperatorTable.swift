import MilieuObservation

extension OperatorRow {
  static let all = transforming + selecting + reducing + failing + combining + timing + sharing

  private static func even(_ value: Int) -> Bool { value % 2 == 0 }

  private static func throwing<T>(at limit: Int, _ value: Int, _ result: T) throws -> T {
    if value == limit { throw Failed() }
    return result
  }

  static let transforming = [
    OperatorRow("map", gives: ["2", "4", "6", "8"]) { up, _ in up.map { $0 * 2 } },
    OperatorRow("map(keyPath)", gives: ["1", "2", "3", "4"]) { up, _ in up.map(\.description) },
    OperatorRow("map(keyPaths)", [5], gives: ["(5, 4)"]) { up, _ in
      up.map(\.magnitude, \.bitWidth).map { ($0, $1 / 16) }
    },
    OperatorRow("tryMap", gives: ["2", "4", "6", "8"]) { up, _ in up.tryMap { $0 * 2 } },
    OperatorRow("tryMap that throws", gives: ["1", "2"], .failed) { up, _ in up.tryMap { try throwing(at: 3, $0, $0) }
    },
    OperatorRow("compactMap", gives: ["2", "4"]) { up, _ in up.compactMap { even($0) ? $0 : nil } },
    OperatorRow("tryCompactMap", gives: ["2"], .failed) { up, _ in
      up.tryCompactMap { try throwing(at: 3, $0, even($0) ? $0 : nil) }
    },
    OperatorRow("filter", gives: ["2", "4"]) { up, _ in up.filter(even) },
    OperatorRow("tryFilter", gives: ["2"], .failed) { up, _ in up.tryFilter { try throwing(at: 3, $0, even($0)) } },
    OperatorRow("scan", gives: ["1", "3", "6", "10"]) { up, _ in up.scan(0, +) },
    OperatorRow("tryScan", gives: ["1", "3"], .failed) { up, _ in up.tryScan(0) { try throwing(at: 3, $1, $0 + $1) } },
    OperatorRow("replaceNil", gives: ["0", "2", "0", "4"]) { up, _ in
      up.map { even($0) ? $0 : nil }.replaceNil(with: 0)
    },
    OperatorRow("encode and decode", gives: ["1", "2", "3", "4"]) { up, _ in
      up.encode(encoder: Text()).decode(type: Int.self, decoder: Text())
    },
    OperatorRow("handleEvents", gives: ["1", "2", "3", "4"]) { up, _ in up.handleEvents(receiveOutput: { _ in }) },
    OperatorRow("print", gives: ["1", "2", "3", "4"]) { up, _ in up.print(to: Silence()) },
    OperatorRow("breakpoint", gives: ["1", "2", "3", "4"]) { up, _ in up.breakpoint(receiveOutput: { _ in false }) },
  ]

  static let selecting = [
    OperatorRow("removeDuplicates", [1, 1, 2, 2, 1], gives: ["1", "2", "1"]) { up, _ in up.removeDuplicates() },
    OperatorRow("removeDuplicates(by:)", [1, 3, 2, 4, 5], gives: ["1", "2", "5"]) { up, _ in
      up.removeDuplicates { even($0) == even($1) }
    },
    OperatorRow("tryRemoveDuplicates", [1, 1, 2, 3], gives: ["1", "2"], .failed) { up, _ in
      up.tryRemoveDuplicates { try throwing(at: 3, $1, $0 == $1) }
    },
    OperatorRow("first", gives: ["1"], failing: ["1"], .finished) { up, _ in up.first() },
    OperatorRow("first(where:)", gives: ["2"], failing: ["2"], .finished) { up, _ in up.first(where: even) },
    OperatorRow("tryFirst(where:)", gives: [], .failed) { up, _ in
      up.tryFirst { try throwing(at: 3, $0, $0 == 4) }
    },
    OperatorRow("last", gives: ["4"], failing: [], asks: .unlimited) { up, _ in up.last() },
    OperatorRow("last(where:)", gives: ["3"], failing: [], asks: .unlimited) { up, _ in up.last { !even($0) } },
    OperatorRow("tryLast(where:)", gives: [], .failed, asks: .unlimited) { up, _ in
      up.tryLast { try throwing(at: 3, $0, true) }
    },
    OperatorRow("output(at:)", gives: ["3"], failing: ["3"], .finished) { up, _ in up.output(at: 2) },
    OperatorRow("output(in:)", gives: ["2", "3"], failing: ["2", "3"], .finished) { up, _ in up.output(in: 1...2) },
    OperatorRow("output(in:) without end", gives: ["3", "4"]) { up, _ in up.output(in: 2...) },
    OperatorRow("prefix", gives: ["1", "2"], failing: ["1", "2"], .finished) { up, _ in up.prefix(2) },
    OperatorRow("prefix(while:)", gives: ["1", "2"], failing: ["1", "2"], .finished) { up, _ in up.prefix { $0 < 3 } },
    OperatorRow("tryPrefix(while:)", gives: ["1", "2"], .failed) { up, _ in
      up.tryPrefix { try throwing(at: 3, $0, true) }
    },
    OperatorRow("prefix(untilOutputFrom:) of one that never delivers", gives: ["1", "2", "3", "4"]) { up, _ in
      up.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    OperatorRow("dropFirst", gives: ["3", "4"]) { up, _ in up.dropFirst(2) },
    OperatorRow("drop(while:)", [1, 2, 3, 1], gives: ["3", "1"]) { up, _ in up.drop { $0 < 3 } },
    OperatorRow("tryDrop(while:)", gives: [], .failed) { up, _ in up.tryDrop { try throwing(at: 3, $0, $0 < 4) } },
    OperatorRow("drop(untilOutputFrom:) of one that delivers at once", gives: ["1", "2", "3", "4"]) { up, _ in
      up.drop(untilOutputFrom: Just(1).setFailureType(to: Failed.self))
    },
  ]

  static let reducing = [
    OperatorRow("collect", gives: ["[1, 2, 3, 4]"], failing: [], asks: .unlimited) { up, _ in up.collect() },
    OperatorRow("collect(count)", [1, 2, 3], gives: ["[1, 2]", "[3]"], failing: ["[1, 2]"], asks: .number(2)) { up, _ in
      up.collect(2)
    },
    OperatorRow("reduce", gives: ["10"], failing: [], asks: .unlimited) { up, _ in up.reduce(0, +) },
    OperatorRow("tryReduce", gives: [], .failed, asks: .unlimited) { up, _ in
      up.tryReduce(0) { try throwing(at: 3, $1, $0 + $1) }
    },
    OperatorRow("count", gives: ["4"], failing: [], asks: .unlimited) { up, _ in up.count() },
    OperatorRow("ignoreOutput", gives: [], asks: .unlimited) { up, _ in up.ignoreOutput() },
    OperatorRow("contains", gives: ["true"], failing: ["true"], .finished, asks: .unlimited) { up, _ in up.contains(3)
    },
    OperatorRow("contains nothing such", gives: ["false"], failing: [], asks: .unlimited) { up, _ in up.contains(9) },
    OperatorRow("contains(where:)", gives: ["true"], failing: ["true"], .finished, asks: .unlimited) { up, _ in
      up.contains(where: even)
    },
    OperatorRow("tryContains(where:)", gives: [], .failed, asks: .unlimited) { up, _ in
      up.tryContains { try throwing(at: 3, $0, false) }
    },
    OperatorRow("allSatisfy", gives: ["true"], failing: [], asks: .unlimited) { up, _ in up.allSatisfy { $0 < 9 } },
    OperatorRow("allSatisfy not", gives: ["false"], failing: ["false"], .finished, asks: .unlimited) { up, _ in
      up.allSatisfy(even)
    },
    OperatorRow("tryAllSatisfy", gives: [], .failed, asks: .unlimited) { up, _ in
      up.tryAllSatisfy { try throwing(at: 3, $0, true) }
    },
    OperatorRow("min", [3, 1, 2], gives: ["1"], failing: [], asks: .unlimited) { up, _ in up.min() },
    OperatorRow("max", [3, 1, 2], gives: ["3"], failing: [], asks: .unlimited) { up, _ in up.max() },
    OperatorRow("tryMin", [3, 1, 2], gives: ["1"], failing: [], asks: .unlimited) { up, _ in up.tryMin(by: <) },
    OperatorRow("tryMax", gives: [], .failed, asks: .unlimited) { up, _ in
      up.tryMax { try throwing(at: 3, $1, $0 < $1) }
    },
  ]

  static let failing = [
    OperatorRow("mapError", gives: ["1", "2", "3", "4"]) { up, _ in up.mapError { $0 as any Error } },
    OperatorRow("replaceError", gives: ["1", "2", "3", "4"], failing: ["1", "2", "3", "4", "0"], .finished) { up, _ in
      up.replaceError(with: 0)
    },
    OperatorRow("replaceEmpty", [], gives: ["0"], failing: []) { up, _ in up.replaceEmpty(with: 0) },
    OperatorRow("replaceEmpty of some", gives: ["1", "2", "3", "4"]) { up, _ in up.replaceEmpty(with: 0) },
    OperatorRow("catch", gives: ["1", "2", "3", "4"], failing: ["1", "2", "3", "4", "8", "9"], .finished) { up, _ in
      up.catch { _ in [8, 9].publisher }
    },
    OperatorRow("tryCatch", gives: ["1", "2", "3", "4"]) { up, _ in
      up.tryCatch { error -> Just<Int> in throw error }
    },
    OperatorRow(
      "retry of one that fails once", gives: ["1", "2", "3", "4"], failing: ["1", "2", "3", "4", "9"], .finished
    ) {
      up, _ in
      let attempts = [up, Just(9).setFailureType(to: Failed.self).eraseToAnyPublisher()]
      nonisolated(unsafe) var attempt = -1
      return Deferred {
        attempt += 1
        return attempts[attempt]
      }
      .retry(1)
    },
    OperatorRow("retry of nothing", gives: ["1", "2", "3", "4"]) { up, _ in up.retry(0) },
    OperatorRow("setFailureType", gives: ["1", "2", "3", "4"], failing: ["1", "2", "3", "4", "0"], .finished) { up, _ in
      up.replaceError(with: 0).setFailureType(to: Failed.self)
    },
    OperatorRow("assertNoFailure", gives: ["1", "2", "3", "4"], failing: ["1", "2", "3", "4", "0"], .finished) {
      up, _ in
      up.replaceError(with: 0).assertNoFailure()
    },
  ]

  static let combining = [
    OperatorRow("append", gives: ["1", "2", "3", "4", "8", "9"], failing: ["1", "2", "3", "4"]) { up, _ in
      up.append(8, 9)
    },
    OperatorRow("prepend", gives: ["0", "1", "2", "3", "4"]) { up, _ in up.prepend([0]) },
    OperatorRow("merge", gives: ["8", "9", "1", "2", "3", "4"]) { up, _ in
      [8, 9].publisher.setFailureType(to: Failed.self).merge(with: up)
    },
    OperatorRow("merge of many", gives: ["1", "2", "3", "4"]) { up, _ in Publishers.MergeMany([up]) },
    OperatorRow("flatMap", gives: ["1", "10", "2", "20", "3", "30", "4", "40"], asks: .unlimited) { up, _ in
      up.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Failed.self) }
    },
    OperatorRow("flatMap one at a time", gives: ["1", "10", "2", "20", "3", "30", "4", "40"]) { up, _ in
      up.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    },
    OperatorRow("switchToLatest", gives: ["1", "2", "3", "4"], asks: .unlimited) { up, _ in
      up.map { Just($0).setFailureType(to: Failed.self) }.switchToLatest()
    },
    OperatorRow("combineLatest", [1, 2], gives: ["1 0", "2 0"]) { up, _ in
      up.combineLatest(Just(0).setFailureType(to: Failed.self)) { "\($0) \($1)" }
    },
    OperatorRow("combineLatest of three", [1, 2], gives: ["(1, 8, 9)", "(2, 8, 9)"]) { up, _ in
      up.combineLatest(Just(8).setFailureType(to: Failed.self), Just(9).setFailureType(to: Failed.self))
    },
    OperatorRow("combineLatest of four", [1, 2], gives: ["(1, 7, 8, 9)", "(2, 7, 8, 9)"]) { up, _ in
      up.combineLatest(
        Just(7).setFailureType(to: Failed.self), Just(8).setFailureType(to: Failed.self),
        Just(9).setFailureType(to: Failed.self))
    },
    OperatorRow("zip", gives: ["(1, 8)", "(2, 9)"], failing: ["(1, 8)", "(2, 9)"], .finished) { up, _ in
      up.zip([8, 9].publisher.setFailureType(to: Failed.self))
    },
    OperatorRow("zip of three", gives: ["(1, 8, 6)"], failing: ["(1, 8, 6)"], .finished) { up, _ in
      up.zip([8, 9].publisher.setFailureType(to: Failed.self), [6].publisher.setFailureType(to: Failed.self))
    },
    OperatorRow("buffer", gives: ["1", "2", "3", "4"], asks: .unlimited) { up, _ in
      up.buffer(size: 10, prefetch: .byRequest, whenFull: .dropNewest)
    },
    OperatorRow("buffer that fills itself", gives: ["1", "2", "3", "4"], asks: .number(2)) { up, _ in
      up.buffer(size: 2, prefetch: .keepFull, whenFull: .customError { Failed() })
    },
  ]

  static let timing = [
    OperatorRow("receive(on:)", gives: ["1", "2", "3", "4"]) { up, scheduler in up.receive(on: scheduler) },
    OperatorRow("subscribe(on:)", gives: ["1", "2", "3", "4"]) { up, scheduler in up.subscribe(on: scheduler) },
    OperatorRow("delay", [1, .time(50), 2], gives: ["1", "2"]) { up, scheduler in
      up.delay(for: .milliseconds(100), scheduler: scheduler)
    },
    OperatorRow("debounce", [1, .time(50), 2, .time(150), 3, .time(100), 4], gives: ["2", "3"], asks: .unlimited) {
      up, scheduler in up.debounce(for: .milliseconds(100), scheduler: scheduler)
    },
    OperatorRow(
      "throttle to the latest", [1, .time(10), 2, .time(10), 3, .time(200), 4, .time(300), 5],
      gives: ["1", "3", "4", "5"], asks: .unlimited
    ) { up, scheduler in up.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true) },
    OperatorRow(
      "throttle to the first", [1, .time(10), 2, .time(10), 3, .time(200), 4], gives: ["1", "2", "4"], asks: .unlimited
    ) { up, scheduler in up.throttle(for: .milliseconds(100), scheduler: scheduler, latest: false) },
    OperatorRow("timeout", [1, .time(50), 2, .time(150), 3], gives: ["1", "2"], failing: ["1", "2"], .finished) {
      up, scheduler in up.timeout(.milliseconds(100), scheduler: scheduler)
    },
    OperatorRow("timeout with an error", [1, .time(50), 2, .time(150), 3], gives: ["1", "2"], .failed) {
      up, scheduler in
      up.timeout(.milliseconds(100), scheduler: scheduler, customError: { Failed() })
    },
    OperatorRow(
      "collect(byTime)", [1, .time(50), 2, .time(60), 3], gives: ["[1, 2]", "[3]"], failing: ["[1, 2]"],
      asks: .unlimited
    ) { up, scheduler in up.collect(.byTime(scheduler, .milliseconds(100))) },
    OperatorRow(
      "collect(byTimeOrCount)", [1, 2, 3, .time(110), 4], gives: ["[1, 2]", "[3]", "[4]"], failing: ["[1, 2]", "[3]"],
      asks: .unlimited
    ) { up, scheduler in up.collect(.byTimeOrCount(scheduler, .milliseconds(100), 2)) },
    OperatorRow("measureInterval", [.time(5), 1, .time(7), 2], gives: ["5", "7"]) { up, scheduler in
      up.measureInterval(using: scheduler).map(\.magnitude)
    },
  ]

  static let sharing = [
    OperatorRow("share", gives: ["1", "2", "3", "4"], asks: .unlimited) { up, _ in up.share() },
    OperatorRow("multicast", gives: ["1", "2", "3", "4"], asks: .unlimited) { up, _ in
      up.multicast { PassthroughSubject() }.autoconnect()
    },
  ]
}

/// Numbers as text.
private struct Text: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }

  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
    guard let value = Int(text) as? T else { throw Failed() }
    return value
  }
}

private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
