import Synchronization

/// A value that is made when it is first asked for, once for all copies of what holds it.
final class LazyValue<Value>: @unchecked Sendable {
  // NB: unchecked because the function is the author's; it is called by whoever asks first, as a stored property's would be.
  private struct Contents: @unchecked Sendable {
    var function: (() -> Value)?
    var value: Value?
  }

  private let contents: Mutex<Contents>

  init(_ function: @escaping () -> Value) {
    contents = Mutex(Contents(function: function))
  }

  /// The value. Should two threads ask for it first at once, both call the function, and the first answer is kept.
  var value: Value {
    let now = contents.withLock { $0 }
    if let value = now.value { return value }
    guard let function = now.function else { preconditionFailure("The function is kept until there is a value.") }
    let made = Contents(value: function())
    return contents.withLock { contents in
      if contents.value == nil { contents = made }
      return contents
    }.value.unsafelyUnwrapped
  }
}
