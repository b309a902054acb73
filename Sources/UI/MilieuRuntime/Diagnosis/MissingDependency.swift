internal import MilieuEnvironment

/// An object that a property asks for and nothing provides.
package struct MissingDependency {
  /// What was asked for.
  let key: any ObjectKey.Type

  /// Where the property is declared, if that was recorded.
  let site: DeclarationSite?

  /// The property that asks.
  var name = PropertyName()

  init(key: any ObjectKey.Type, site: DeclarationSite?) {
    self.key = key
    self.site = site
  }
}
