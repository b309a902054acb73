/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: What delivers; one that is an `AnyPublisher` already is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  /// `AnyPublisher`, whatever it wraps.
  public var description: String { "AnyPublisher" }

  /// The description.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// This publisher with its type hidden.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

private final class ConcretePublisherBox<Wrapped: Publisher>: PublisherBox<Wrapped.Output, Wrapped.Failure> {
  private let wrapped: Wrapped

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  override func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped.Output, S.Failure == Wrapped.Failure {
    wrapped.receive(subscriber: subscriber)
  }
}
