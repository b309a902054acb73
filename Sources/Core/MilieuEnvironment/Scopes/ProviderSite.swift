/// Where in the source a value was provided.
package struct ProviderSite: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of places that provide values.
  package enum Kind: Equatable, Sendable {
    /// The key's own default.
    case keyDefault
    /// A setting of the host, such as the colour scheme of a browser.
    case host
    /// A modifier in a view's body.
    case modifier
    /// A `withEnvironment` around the code that runs, or a test's trait.
    case override
    /// Not recorded.
    case unknown
  }

  package let kind: Kind

  /// Module and file, as `#fileID` gives it; empty when not recorded.
  package let fileID: StaticString

  /// The line in that file, from 1; 0 when not recorded.
  package let line: UInt

  package init(kind: Kind, fileID: StaticString = "", line: UInt = 0) {
    self.kind = kind
    self.fileID = fileID
    self.line = line
  }

  package static let unknown = ProviderSite(kind: .unknown)
  package static let keyDefault = ProviderSite(kind: .keyDefault)
  package static let host = ProviderSite(kind: .host)

  package static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.line == right.line && left.fileID.description == right.fileID.description
  }

  package var description: String {
    switch kind {
    case .keyDefault: "the key's default"
    case .host: "the host"
    case .modifier, .override: "\(fileID):\(line)"
    case .unknown: "an unrecorded place"
    }
  }
}
