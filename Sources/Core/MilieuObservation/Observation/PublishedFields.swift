// NB: the one place of this target that reflects over type metadata. The publisher that `objectWillChange` returns has to reach every
// `@Published` property of an object, and neither a wrapper nor a protocol's default can enumerate them; `_forEachField` tells where
// they lie, once a class. `MilieuEnvironment` has a place of its own for the fields of structs; neither target knows the other.
@_spi(Reflection) import Swift

/// The `@Published` properties of a class, those it inherits first.
struct PublishedFields {
  /// A property's offset from the start of the object, and the type that knows how to use what lies there.
  let fields: [(offset: Int, type: any PublishedField.Type)]

  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PublishedFields] = [:]

  /// The properties of the class an object is an instance of.
  static func of(_ object: AnyObject) -> PublishedFields {
    let type: AnyClass = Swift.type(of: object)
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = PublishedFields(reflecting: type)
    lock.withLock { known[key] = fields }
    return fields
  }

  private init(reflecting type: AnyClass) {
    var fields: [(offset: Int, type: any PublishedField.Type)] = []
    // NB: `.classType`, which the library declares as a variable that Swift 6 does not let be read.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
      if let type = type as? any PublishedField.Type { fields.append((offset, type)) }
      return true
    }
    self.fields = fields
  }

  /// The address of a field in an object.
  static func address(of offset: Int, in object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque() + offset
  }
}

/// What a `@Published` property lets be done to it where it lies in an object.
protocol PublishedField {
  /// The publisher that is told before this property changes.
  static func objectWillChange(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher?

  /// States the publisher that is told before this property changes.
  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer)
}
