/// A type that makes values of data, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The kind of data it takes.
  associatedtype Input

  /// Makes a value of data.
  ///
  /// - Parameters:
  ///   - type: The kind of value.
  ///   - from: The data.
  /// - Throws: If the data is not that of such a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A type that makes data of values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The kind of data it makes.
  associatedtype Output

  /// Makes data of a value.
  ///
  /// - Parameter value: The value.
  /// - Throws: If the value cannot be written.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publishers {
  /// Delivers what a decoder makes of the data that upstream delivers.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes values.
    public let decoder: Coder

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - decoder: What makes values.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("Decode", subscriber, trying: { [decoder] in .pass(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publishers {
  /// Delivers what an encoder makes of the values that upstream delivers.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The kind of values it delivers.
    public typealias Output = Coder.Output

    /// The kind of errors it may end with.
    public typealias Failure = any Error

    /// What delivers the values.
    public let upstream: Upstream

    /// What makes data.
    public let encoder: Coder

    /// Makes the operator.
    ///
    /// - Parameters:
    ///   - upstream: What delivers the values.
    ///   - encoder: What makes data.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepSubscriber("Encode", subscriber, trying: { [encoder] in .pass(try encoder.encode($0)) }))
    }
  }
}

extension Publisher {
  /// Delivers what a decoder makes of the data that this publisher delivers, and fails when it throws.
  ///
  /// - Parameters:
  ///   - type: The kind of values.
  ///   - decoder: Makes them.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  /// Delivers what an encoder makes of the values that this publisher delivers, and fails when it throws.
  ///
  /// - Parameter encoder: Makes data.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
