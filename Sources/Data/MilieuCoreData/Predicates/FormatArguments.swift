public import Foundation

// What may be given for a `%@` in a format: on Apple's systems classes, and what is bridged to them, are arguments by themselves.
// Predicates take the values as they are; the encodings serve whoever formats texts with them.

extension NSObject: @retroactive CVarArg {
  @_documentation(visibility: internal)
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

/// A value that is an argument as the object it is bridged to, which the list of arguments keeps.
public protocol FormatArgument: _CVarArgObject {
  /// What the value is bridged to.
  @_documentation(visibility: internal) var _$object: NSObject { get }
}

extension FormatArgument {
  @_documentation(visibility: internal) public var _cVarArgObject: any CVarArg { _$object }
  @_documentation(visibility: internal) public var _cVarArgEncoding: [Int] { _$object._cVarArgEncoding }
}

extension Date: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { self as NSDate }
}

extension UUID: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { self as NSUUID }
}

extension URL: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { self as NSURL }
}

extension Data: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { self as NSData }
}

extension Decimal: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { NSDecimalNumber(decimal: self) }
}

extension Array: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { NSArray(array: self) }
}

extension Set: FormatArgument, @retroactive _CVarArgObject, @retroactive CVarArg {
  @_documentation(visibility: internal) public var _$object: NSObject { NSSet(array: Array(self)) }
}
