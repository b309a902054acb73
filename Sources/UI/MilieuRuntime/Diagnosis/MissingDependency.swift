internal import MilieuEnvironment

/// An object that a property asks for and nothing provides.
package struct MissingDependency {
  /// What was asked for.
  let key: any ObjectKey.Type

  /// Where the property is declared, if that was recorded.
  let site: DeclarationSite?

  /// The property that asks, as its author wrote it.
  private(set) var property = ""

  /// The type that the property belongs to.
  private(set) var holder: Any.Type?

  init(key: any ObjectKey.Type, site: DeclarationSite?) {
    self.key = key
    self.site = site
  }

  /// Takes note of the stored property that asks. The innermost is the one its author wrote.
  mutating func isStored(in field: String, of type: Any.Type) {
    guard holder == nil else { return }
    holder = type
    property = field.hasPrefix("_") ? String(field.dropFirst()) : field
  }
}

/// Where a property is declared.
struct DeclarationSite: @unchecked Sendable {
  // NB: unchecked because it points at a literal of the program; a `StaticString` takes three times the room in every view.
  private let file: UnsafePointer<UInt8>
  private let line: UInt32

  init(fileID: StaticString, line: UInt) {
    file = fileID.hasPointerRepresentation ? fileID.utf8Start : ("" as StaticString).utf8Start
    self.line = UInt32(clamping: line)
  }

  /// Module, file and line, as in `Shop/CartView.swift:12`.
  var description: String { "\(String(cString: file)):\(line)" }
}
