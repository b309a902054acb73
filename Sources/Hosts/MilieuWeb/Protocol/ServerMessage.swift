/// What a session says to its page, as bytes; see Documentation/WebProtocol.md.
enum ServerMessage {
  /// The answer to a hello: the last event the session has seen.
  static func welcome(lastEvent: Int) -> [UInt8] { Array("[\"w\",\(lastEvent)]".utf8) }

  /// The last event the session has seen.
  static func acknowledgement(lastEvent: Int) -> [UInt8] { Array("[0,\(lastEvent)]".utf8) }

  /// Steps that bring the page up to date.
  ///
  /// - Parameter operations: a JSON array of them.
  static func batch(_ sequence: Int, lastEvent: Int, operations: [UInt8]) -> [UInt8] {
    var message: [UInt8] = []
    message.reserveCapacity(operations.count + 16)
    message.append(contentsOf: "[\(sequence),\(lastEvent),".utf8)
    message.append(contentsOf: operations.dropFirst())
    return message
  }
}
