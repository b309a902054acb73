package import MilieuRuntime

/// What a page says to its session; see Documentation/WebProtocol.md.
package enum ClientMessage: Equatable, Sendable {
  /// The first message on a socket: which page this is, what made it, and the last batch it has applied.
  case hello(build: String, token: String, lastBatch: Int)
  case event(ClientEvent)
  /// The last batch the page has applied.
  case acknowledgement(Int)

  /// Reads a message, or nil when it is not one.
  package init?(_ bytes: [UInt8]) {
    guard let values = ScalarArray.read(bytes) else { return nil }
    if case .text("h") = values[0] {
      guard values.count == 4, case .text(let build) = values[1], case .text(let token) = values[2],
        let lastBatch = values[3].count
      else { return nil }
      self = .hello(build: build, token: token, lastBatch: lastBatch)
      return
    }
    guard values.count >= 2, let sequence = values[0].count, let lastBatch = values[1].count else { return nil }
    if sequence == 0 {
      guard values.count == 2 else { return nil }
      self = .acknowledgement(lastBatch)
      return
    }
    guard (4...6).contains(values.count), let id = values[2].count.flatMap(Element.ID.init(exactly:)),
      case .text(let name) = values[3], !name.isEmpty, name.utf8.count <= ClientEvent.maximumNameBytes
    else { return nil }
    var version: Int?
    if values.count == 6 {
      guard let count = values[5].count else { return nil }
      version = count
    }
    let value: ElementValue? =
      switch values.count > 4 ? values[4] : .null {
      case .null: nil
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      }
    self = .event(
      ClientEvent(
        sequence: sequence, lastBatch: lastBatch, element: id,
        event: ElementEvent(EventNames.full(name), value: value), version: version))
  }
}

/// Something a person did, numbered by the page it was done on.
package struct ClientEvent: Equatable, Sendable {
  static let maximumNameBytes = 32

  /// From 1 on, without gaps.
  package var sequence: Int
  /// The last batch the page had applied.
  package var lastBatch: Int
  package var element: Element.ID
  package var event: ElementEvent
  /// Counts the edits of a field, so that an answer to an old one does not overwrite a newer.
  package var version: Int?

  package static func == (left: Self, right: Self) -> Bool {
    left.sequence == right.sequence && left.lastBatch == right.lastBatch && left.element == right.element
      && left.event.name == right.event.name && left.event.value == right.event.value && left.version == right.version
  }
}

extension ScalarArray.Scalar {
  /// A whole number that is not negative and that a double holds exactly.
  fileprivate var count: Int? {
    guard case .number(let number) = self, number >= 0, number <= 9_007_199_254_740_991 else { return nil }
    return Int(exactly: number)
  }
}
