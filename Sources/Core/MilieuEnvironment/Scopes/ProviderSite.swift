/// Where in the source a value was provided.
@usableFromInline
package struct ProviderSite: Equatable, Sendable, CustomStringConvertible {
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

  @usableFromInline package let kind: Kind

  /// Module and file, as `#fileID` gives it; empty when not recorded.
  @usableFromInline package let fileID: StaticString

  /// The line in that file, from 1; 0 when not recorded.
  @usableFromInline package let line: UInt

  @inlinable
  package init(kind: Kind, fileID: StaticString = "", line: UInt = 0) {
    self.kind = kind
    self.fileID = fileID
    self.line = line
  }

  @inlinable
  package static var unknown: ProviderSite { ProviderSite(kind: .unknown) }
  package static let keyDefault = ProviderSite(kind: .keyDefault)
  package static let derived = ProviderSite(kind: .derived)
  package static let host = ProviderSite(kind: .host)

  @usableFromInline
  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.line == right.line && left.fileID.description == right.fileID.description
  }

  @usableFromInline
  package var description: String {
    switch kind {
    case .keyDefault: "the key's default"
    case .host: "the host"
    case .derived: "the key, from other values"
    case .modifier, .override: "\(fileID):\(line)"
    case .unknown: "an unrecorded place"
    }
  }
}
