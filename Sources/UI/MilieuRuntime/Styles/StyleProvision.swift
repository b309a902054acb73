package import MilieuEnvironment

/// Puts a style in force for one kind of control in what it modifies.
///
/// The styles that were in force stay known, as the controls inside what the style makes take the next one.
package nonisolated struct StyleProvision<Style, Configuration, Content: View>: EnvironmentProviding {
  private let style: Style
  private let systemName: String?
  private let makeContent: @MainActor (Style, Configuration) -> Content
  package let provider: ProviderSite

  /// - Parameters:
  ///   - style: the style.
  ///   - systemName: what hosts know it by, for a style that they draw.
  ///   - provider: where it was put in force.
  ///   - makeContent: what the style makes of a control; captures nothing.
  package init(
    _ style: Style, systemName: String?, provider: ProviderSite,
    makeContent: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.systemName = systemName
    self.provider = provider
    self.makeContent = makeContent
  }

  @MainActor
  package func write(to values: inout EnvironmentValues) {
    let outer = values[ControlStyleKey<Configuration>.self]
    values[ControlStyleKey<Configuration>.self] =
      if let systemName {
        SystemControlStyle(systemName, outer: outer)
      } else {
        AuthoredControlStyle(style, outer: outer, makeContent: makeContent)
      }
  }

  @MainActor
  package func writesSame(as other: Self) -> Bool {
    guard systemName == other.systemName else { return false }
    var left = style
    var right = other.style
    return TypeFacts.of(Style.self).areEqual(&left, &right)
  }

  package static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    walk.putInForce(Style.self, for: Configuration.self, content: { Content.wire($0) }, around: { Modified.wire($0) })
  }
}
