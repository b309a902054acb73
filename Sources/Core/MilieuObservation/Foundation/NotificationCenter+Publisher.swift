public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Whose notifications; everyone's, unless stated.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. They are delivered on the thread that posts them.
  public struct Publisher: MilieuObservation.Publisher {
    /// Notifications.
    public typealias Output = Notification

    /// Notifications do not fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter

    /// Their name.
    public let name: Notification.Name

    /// Whose they are; everyone's, if `nil`.
    public let object: AnyObject?

    /// A publisher of the notifications of a name.
    ///
    /// - Parameters:
    ///   - center: Where they are posted.
    ///   - name: Their name.
    ///   - object: Whose they are; everyone's, unless stated.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let emitter = NotificationEmitter("NotificationCenter Observer", subscriber)
      emitter.observe(center, name, object)
      emitter.start()
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

private final class NotificationEmitter<Downstream: Subscriber>: Emitter<Downstream>
where Downstream.Input == Notification {
  private var stop: (() -> Void)?

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    nonisolated(unsafe) let post: (Notification) -> Void = { [weak self] in self?.emitIfWanted($0) }
    let token = center.addObserver(forName: name, object: object, queue: nil) { post($0) }
    lock.withLock { stop = { center.removeObserver(token) } }
  }

  override func ended() {
    let stop = lock.withLock {
      defer { self.stop = nil }
      return self.stop
    }
    stop?()
  }
}
