public import Foundation
public import MilieuEnvironment
package import MilieuRuntime

private enum MinimumRowHeightKey: InheritedStyleKey {
  /// The height of a row with one line, in points.
  static let defaultValue: CGFloat = 44

  static func styleProperty(for value: CGFloat) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<Double>.minimumRowHeight.name, ElementValue(Double(value)))
  }
}

private enum MinimumHeaderHeightKey: InheritedStyleKey {
  static let defaultValue: CGFloat? = nil

  static func styleProperty(for value: CGFloat?) -> (name: ElementPropertyName, value: ElementValue)? {
    value.map { (ElementProperty<Double>.minimumHeaderHeight.name, ElementValue(Double($0))) }
  }
}

extension ElementProperty where Value == Double {
  /// The least height of a list's rows inside, in points.
  package static let minimumRowHeight = ElementProperty("minimumRowHeight")
  /// The least height of a list's headers inside, in points.
  package static let minimumHeaderHeight = ElementProperty("minimumHeaderHeight")
}

extension EnvironmentValues {
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points; `nil` for as high as it needs to be.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
