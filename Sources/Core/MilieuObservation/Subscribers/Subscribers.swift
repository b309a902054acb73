/// The types that subscribers are made of, and ready-made subscribers.
public enum Subscribers {}

extension Subscribers {
  /// Whether a publisher finished or failed.
  @frozen
  public enum Completion<Failure: Error> {
    /// The publisher has delivered everything it had.
    case finished

    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  private enum CodingKeys: String, CodingKey {
    case success
    case error
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  /// Writes whether it finished, and the error if not.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The same completion for a publisher that may fail in other ways.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same completion with its error's type hidden.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
