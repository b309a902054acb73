// NB: the one place that reflects over type metadata. `_forEachField` gives names, offsets and types of stored properties about
// twenty times faster than `Mirror` and without an instance; callers keep what they learn per type.
@_spi(Reflection) import Swift

/// A stored property of a type.
package struct FieldLayout {
  /// As declared; a wrapped property's storage has a leading underscore.
  package let name: String

  /// Bytes from the start of the value.
  package let offset: Int

  package let type: Any.Type

  /// Whether the property may be read as a value of its type; a `weak` or `unowned` one is stored in a form of its own.
  package let isStrong: Bool

  /// The stored properties of a struct or tuple, in declaration order; empty for anything else.
  package static func fields(of whole: Any.Type) -> [FieldLayout] {
    var fields: [FieldLayout] = []
    _ = _forEachField(of: whole, options: []) { name, offset, type, _ in
      let isStrong = ChildMetadata.isStrong(of: whole, index: fields.count)
      fields.append(FieldLayout(name: String(cString: name), offset: offset, type: type, isStrong: isStrong))
      return true
    }
    return fields
  }

  /// The elements of a tuple that is stored here, as parts of what it is stored in; empty for anything but a tuple.
  package var elements: [FieldLayout] {
    guard Self.isTuple(type) else { return [] }
    return Self.fields(of: type).map {
      FieldLayout(name: name, offset: offset + $0.offset, type: $0.type, isStrong: $0.isStrong)
    }
  }

  /// The stored properties of a class with those it inherits, outermost first; offsets are from the start of an object.
  ///
  /// Only for reading properties that are structs: whether one is `weak` is not looked into.
  package static func fields(ofClass whole: AnyClass) -> [FieldLayout] {
    var fields: [FieldLayout] = []
    _ = _forEachField(of: whole, options: classOptions) { name, offset, type, _ in
      fields.append(FieldLayout(name: String(cString: name), offset: offset, type: type, isStrong: false))
      return true
    }
    return fields
  }

  /// NB: 1 is `.classType`, which the library declares as a variable that Swift 6 does not let be read.
  private static var classOptions: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  /// The names and types of what a struct or a class declares to be stored, without what a class inherits; empty for anything else.
  package static func declarations(in whole: Any.Type) -> [(name: String, type: Any.Type)] {
    let inherited = (whole as? AnyClass).flatMap(_getSuperclass).map(allDeclarations) ?? []
    return Array(allDeclarations(in: whole).dropFirst(inherited.count))
  }

  private static func allDeclarations(in whole: Any.Type) -> [(name: String, type: Any.Type)] {
    var declarations: [(name: String, type: Any.Type)] = []
    let options = whole is AnyClass ? classOptions : []
    _ = _forEachField(of: whole, options: options) { name, _, type, _ in
      declarations.append((String(cString: name), type))
      return true
    }
    return declarations
  }

  /// Whether values of a type are structs, so that comparing their fields compares them.
  package static func isStruct(_ type: Any.Type) -> Bool {
    kind(of: type) == .struct
  }

  /// Whether values of a type are tuples.
  package static func isTuple(_ type: Any.Type) -> Bool {
    kind(of: type) == .tuple
  }

  /// Whether values of a type are existentials, whose contents have a type of their own.
  package static func isExistential(_ type: Any.Type) -> Bool {
    kind(of: type) == .existential
  }

  /// Bytes that a value of a type takes where it is stored.
  package static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  /// The first word of a type's metadata names its kind.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }
}

/// What the runtime library tells about one stored property beyond its type.
///
/// NB: `_forEachField` knows this and does not pass it on; the function behind it is part of the library's stable binary interface.
private struct ChildMetadata {
  private var name: UnsafePointer<CChar>?
  private var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  private var isStrong = false
  private var isVariable = false

  static func isStrong(of type: Any.Type, index: Int) -> Bool {
    var child = ChildMetadata()
    _ = metadata(type, index, &child)
    child.free?(child.name)
    return child.isStrong
  }

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func metadata(_ type: Any.Type, _ index: Int, _ child: UnsafeMutablePointer<ChildMetadata>) -> Any.Type
}
