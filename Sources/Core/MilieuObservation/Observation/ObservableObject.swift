/// An object that tells before it changes.
///
/// ``objectWillChange`` need not be written: the one that is made tells before any `@Published` property of the object changes,
/// inherited ones included. A class that states its own sends it itself, for `@Published` properties too.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a `@Published` property of the object changes. May be called on any thread.
  ///
  /// The same publisher each time: the `@Published` properties of the object hold it, from the first call. An object without any is
  /// given the same publisher as long as someone holds it, by being subscribed to it for instance.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublishers.publisher(of: self)
  }
}

extension ObservableObject {
  /// Runs a closure whenever the object is about to change, on the thread that changes it.
  ///
  /// - Returns: What ends it. It has to be cancelled; letting go of it is not enough.
  package func observeWillChange(_ action: @escaping () -> Void) -> any Cancellable {
    if let publisher = objectWillChange as? ObservableObjectPublisher { return publisher.observe(action) }
    let sink = Subscribers.Sink<ObjectWillChangePublisher.Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { _ in action() })
    objectWillChange.subscribe(sink)
    return sink
  }
}

/// Finds the publisher of an object that does not state one.
enum ObservableObjectPublishers {
  /// Held while a publisher is put into the fields of an object, and while the table is used.
  static let lock = Lock()

  /// The publishers of objects without a `@Published` property. Both are held weakly; the entry goes with the publisher.
  nonisolated(unsafe) private static var table: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
  }

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(object).fields
    return fields.isEmpty ? tabled(object) : installed(in: object, fields)
  }

  private static func installed(
    in object: AnyObject, _ fields: [(offset: Int, type: any PublishedField.Type)]
  ) -> ObservableObjectPublisher {
    lock.withLock {
      var publisher: ObservableObjectPublisher?
      var isMissing = false
      for field in fields {
        let found = field.type.objectWillChange(at: PublishedFields.address(of: field.offset, in: object))
        if let found { publisher = publisher ?? found } else { isMissing = true }
      }
      let installed = publisher ?? ObservableObjectPublisher()
      if isMissing {
        for field in fields {
          field.type.install(installed, at: PublishedFields.address(of: field.offset, in: object))
        }
      }
      return installed
    }
  }

  private static func tabled(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    return lock.withLock {
      if let entry = table[key], entry.object === object, let publisher = entry.publisher { return publisher }
      let publisher = ObservableObjectPublisher(onRelease: { clean(key) })
      table[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// Takes out the entry whose publisher has gone, unless another object has taken the place since.
  private static func clean(_ key: ObjectIdentifier) {
    lock.withLock {
      if let entry = table[key], entry.publisher == nil { table[key] = nil }
    }
  }
}
