/// The query of a request: reads and checks single parameters. Unknown parameters are ignored.
struct APIQuery: Sendable {
  /// The range of `limit`.
  static let limits = 1...500
  /// What `limit` is if it is not given.
  static let defaultLimit = 50
  /// How many characters `q` may have.
  static let longestText = 200

  private let pairs: [(name: String, value: String)]

  /// A query of decoded names and values, in the order of the request.
  init(_ pairs: [(name: String, value: String)]) {
    self.pairs = pairs
  }

  /// `q`: what to search for; empty if not given.
  var text: String {
    get throws {
      let text = try value("q") ?? ""
      guard text.count <= Self.longestText else {
        throw APIFailure(error: "q must have at most \(Self.longestText) characters", parameter: "q")
      }
      return text
    }
  }

  /// `kinds`: kinds separated by commas; `nil`, for all, if not given or empty.
  var kinds: Set<EntryKind>? {
    get throws {
      guard let list = try value("kinds"), !list.isEmpty else { return nil }
      let kinds = try list.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let kind = EntryKind(rawValue: String(name)) else {
          let known = EntryKind.allCases.map(\.rawValue).joined(separator: ", ")
          throw APIFailure(error: "kinds has the unknown kind \"\(name)\"; known are \(known)", parameter: "kinds")
        }
        return kind
      }
      return Set(kinds)
    }
  }

  /// `limit`: how many entries to answer with at most.
  var limit: Int {
    get throws {
      guard let text = try value("limit") else { return Self.defaultLimit }
      guard let limit = Int(text), Self.limits.contains(limit) else {
        throw APIFailure(
          error: "limit must be a whole number from \(Self.limits.lowerBound) to \(Self.limits.upperBound)",
          parameter: "limit")
      }
      return limit
    }
  }

  private func value(_ name: String) throws -> String? {
    let values = pairs.filter { $0.name == name }
    guard values.count <= 1 else {
      throw APIFailure(error: "\(name) is given \(values.count) times; give it once", parameter: name)
    }
    return values.first?.value
  }
}
