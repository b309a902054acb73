/// What a transducer may return: an effect, or an optional one.
public protocol EffectConvertible<Source> {
  /// The transducer the effect is one of.
  associatedtype Source: Transducer

  /// The effect; `nil` for none.
  var effect: TransducerEffect<Source>? { get }
}

extension TransducerEffect: EffectConvertible {
  @_documentation(visibility: internal)
  @inlinable
  public var effect: TransducerEffect<Source>? { self }
}

extension Optional: EffectConvertible where Wrapped: EffectConvertible {
  @_documentation(visibility: internal)
  @inlinable
  public var effect: TransducerEffect<Wrapped.Source>? { self?.effect }
}
