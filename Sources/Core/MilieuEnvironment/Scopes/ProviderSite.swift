/// Where in the source a value was provided, and in what way.
@usableFromInline
package struct ProviderSite: Equatable, @unchecked Sendable, CustomStringConvertible {
  // NB: unchecked because it points at a literal of the program; a `StaticString` takes three times the room in every slot.

  /// The kinds of places that provide values.
  @usableFromInline
  package enum Kind: Equatable, Sendable {
    /// The key's own default.
    case keyDefault
    /// A setting of the host, such as the colour scheme of a browser.
    case host
    /// A modifier in a view's body.
    case modifier
    /// A `withEnvironment` around the code that runs, or a test's trait.
    case override
    /// Made from other values, by the key.
    case derived
    /// Not recorded.
    case unknown
  }

  /// What becomes of the value that is inherited.
  @usableFromInline
  package enum Manner: Equatable, Sendable {
    /// Another takes its place.
    case replaces
    /// It is changed.
    case transforms
    /// It is wrapped.
    case decorates
  }

  @usableFromInline let file: UnsafePointer<UInt8>

  @usableFromInline let lineNumber: UInt32

  @usableFromInline package let kind: Kind

  @usableFromInline package let manner: Manner

  /// - Parameters:
  ///   - fileID: module and file, as `#fileID` gives it; empty when not recorded.
  ///   - line: the line in that file, from 1; 0 when not recorded.
  @inlinable
  package init(kind: Kind, manner: Manner = .replaces, fileID: StaticString = "", line: UInt = 0) {
    self.kind = kind
    self.manner = manner
    file = fileID.hasPointerRepresentation ? fileID.utf8Start : ("" as StaticString).utf8Start
    lineNumber = UInt32(clamping: line)
  }

  @inlinable
  package static var unknown: ProviderSite { ProviderSite(kind: .unknown) }
  package static let keyDefault = ProviderSite(kind: .keyDefault)
  package static let derived = ProviderSite(kind: .derived)
  package static let host = ProviderSite(kind: .host)

  /// Module and file, as `#fileID` gives it; empty when not recorded.
  package var fileID: String { String(cString: file) }

  /// The line in that file, from 1; 0 when not recorded.
  package var line: Int { Int(lineNumber) }

  @usableFromInline
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.manner == right.manner && left.lineNumber == right.lineNumber
      && (left.file == right.file || left.fileID == right.fileID)
  }

  @usableFromInline
  package var description: String {
    switch kind {
    case .keyDefault: "the key's default"
    case .host: "the host"
    case .derived: "the key, from other values"
    case .modifier, .override: "\(fileID):\(lineNumber)"
    case .unknown: "an unrecorded place"
    }
  }
}
