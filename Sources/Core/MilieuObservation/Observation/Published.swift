/// A property of a class that publishes its value.
///
/// Before the property changes, the `objectWillChange` publisher of an ``ObservableObject`` tells so, then the publisher of the
/// property (`$name`) delivers the new value; only then the property has it. A new subscriber of `$name` gets the current value first.
///
/// The property may be read while another thread asks for `objectWillChange`. Beyond that it is as safe as a stored property: what
/// reads and writes it from several threads has to be isolated.
@propertyWrapper
public struct Published<Value> {
  /// The value, until a publisher of the property holds it.
  @usableFromInline var stored: Value?

  @usableFromInline var hub: PublishedHub<Value>?

  /// Stated by the object's `objectWillChange`, in place.
  @usableFromInline var objectWillChange: ObservableObjectPublisher?

  /// A property with its first value, as `@Published var name = value` makes it.
  ///
  /// - Parameter wrappedValue: The first value.
  @inlinable
  public init(wrappedValue: Value) {
    stored = wrappedValue
  }

  /// A property with its first value.
  ///
  /// - Parameter initialValue: The first value.
  @inlinable
  public init(initialValue: Value) {
    stored = initialValue
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The publisher of the property, written `$name`.
  public var projectedValue: Publisher {
    mutating get { Publisher(hub: makeHub()) }
    set { adopt(newValue.hub) }
  }

  /// How a property of a class reads and writes its value.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].current }
    set {
      if let hub = object[keyPath: storageKeyPath].hub {
        hub.send(newValue)
      } else {
        if let publisher = object[keyPath: storageKeyPath].objectWillChange { publisher.send() }
        object[keyPath: storageKeyPath].replace(newValue)
      }
    }
  }

  @inlinable
  var current: Value {
    if let hub { return hub.value }
    return stored!
  }

  /// Stores a value of which the object has told, in the hub if telling has made one.
  @inlinable
  mutating func replace(_ value: Value) {
    if let hub { hub.send(value) } else { stored = value }
  }

  private mutating func makeHub() -> PublishedHub<Value> {
    if let hub { return hub }
    let made = PublishedHub(current, objectWillChange: nil)
    ObservableObjectPublishers.lock.withLock {
      if let objectWillChange { made.install(objectWillChange) }
      hub = made
    }
    stored = nil
    return made
  }

  private mutating func adopt(_ hub: PublishedHub<Value>) {
    guard self.hub !== hub else { return }
    ObservableObjectPublishers.lock.withLock {
      if let objectWillChange { hub.install(objectWillChange) }
      self.hub = hub
    }
    stored = nil
  }
}

extension Published: PublishedField {
  static func objectWillChange(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    address.assumingMemoryBound(to: Self.self).pointee.objectWillChange
  }

  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
    let field = address.assumingMemoryBound(to: Self.self)
    field.pointee.objectWillChange = publisher
    field.pointee.hub?.install(publisher)
  }
}

extension Published {
  /// The publisher of a published property.
  public struct Publisher: MilieuObservation.Publisher {
    /// The kind of the property.
    public typealias Output = Value

    /// A property does not fail.
    public typealias Failure = Never

    @usableFromInline let hub: PublishedHub<Value>

    /// Attaches a subscriber, which gets the current value first.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      hub.subscribe(subscriber)
    }
  }
}
