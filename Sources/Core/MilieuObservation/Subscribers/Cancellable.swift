/// Something that can be cancelled: a subscription, or work that goes on.
public protocol Cancellable {
  /// Stops the work and releases what it needed. Further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, so that it lives as long as the collection.
  ///
  /// - Parameter collection: The collection it is added to.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }

  /// Keeps this in a set, so that it lives as long as the set.
  ///
  /// - Parameter set: The set it is added to.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// Something to cancel with its type hidden, that is cancelled when the last reference to it goes.
public final class AnyCancellable: Cancellable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Something that is cancelled by running a closure.
  ///
  /// - Parameter cancel: What to do, once, when this is cancelled or no longer referenced.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps something to cancel.
  ///
  /// - Parameter canceller: What is cancelled, once, when this is cancelled or no longer referenced.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels. Further calls do nothing.
  public func cancel() {
    let action = lock.withLock {
      let action = self.action
      self.action = nil
      return action
    }
    action?()
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
