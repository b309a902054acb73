/// The paths a route answers, taken apart.
struct RoutePattern: Sendable {
  enum Part: Sendable, Equatable {
    case literal(String)
    case parameter(String)
  }

  let parts: [Part]

  /// Why a pattern cannot be read.
  struct Problem: Error {
    var description: String
  }

  init(_ text: String) throws(Problem) {
    guard text.hasPrefix("/") else { throw Problem(description: "it does not start with \"/\"") }
    var parts: [Part] = []
    var names: Set<String> = []
    for part in Self.split(text) {
      guard part.hasPrefix("{") else {
        guard !part.contains(where: { $0 == "{" || $0 == "}" }) else {
          throw Problem(description: "\"\(part)\" mixes a name in braces with other text")
        }
        parts.append(.literal(String(part)))
        continue
      }
      let name = part.dropFirst().dropLast()
      guard part.hasSuffix("}"), !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        throw Problem(description: "\"\(part)\" is not a name in braces")
      }
      guard names.insert(String(name)).inserted else { throw Problem(description: "it names \"\(name)\" twice") }
      parts.append(.parameter(String(name)))
    }
    self.parts = parts
  }

  /// The parts of a path; a slash at the end makes no difference.
  static func split(_ path: String) -> [Substring] { path.split(separator: "/") }

  /// What the names stand for in a path, or nil when it does not fit.
  ///
  /// The transport has decoded and resolved the path. A part that would still mean something to a file system fits no
  /// name, so that a handler that reads files is safe whatever it does.
  func match(_ path: [Substring]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      switch part {
      case .literal(let literal):
        guard text == literal else { return nil }
      case .parameter(let name):
        guard text != ".", text != "..", !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" }) else {
          return nil
        }
        parameters[name] = String(text)
      }
    }
    return parameters
  }

  /// Whether this pattern names a path it fits more closely than another of the same length does.
  func isCloser(than other: RoutePattern) -> Bool {
    for (mine, theirs) in zip(parts, other.parts) {
      switch (mine, theirs) {
      case (.literal, .parameter): return true
      case (.parameter, .literal): return false
      default: continue
      }
    }
    return false
  }

  /// Whether both fit exactly the same paths.
  func isSame(as other: RoutePattern) -> Bool {
    parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { mine, theirs in
        switch (mine, theirs) {
        case (.literal(let mine), .literal(let theirs)): mine == theirs
        case (.parameter, .parameter): true
        default: false
        }
      }
  }
}
