/// Where a property is declared.
@usableFromInline
package struct DeclarationSite: CustomStringConvertible, @unchecked Sendable {
  // NB: unchecked because it points at a literal of the program; a `StaticString` takes three times the room in every view.
  @usableFromInline let file: UnsafePointer<UInt8>
  @usableFromInline let line: UInt32

  @inlinable
  package init(fileID: StaticString, line: UInt) {
    file = fileID.hasPointerRepresentation ? fileID.utf8Start : ("" as StaticString).utf8Start
    self.line = UInt32(clamping: line)
  }

  /// Module, file and line, as in `Shop/CartView.swift:12`.
  @usableFromInline
  package var description: String { "\(String(cString: file)):\(line)" }
}
