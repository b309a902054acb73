internal import MilieuEnvironment
package import MilieuRuntime

// Values that say how things look: hosts let elements inherit them.

package enum FontKey: InheritedStyleKey {
  package static let defaultValue: Font? = nil

  package static func styleProperty(for value: Font?) -> (name: ElementPropertyName, value: ElementValue)? {
    value.map { (ElementProperty<Font>.font.name, ElementValue($0)) }
  }
}

package enum ForegroundKey: InheritedStyleKey {
  package static let defaultValue: Paint? = nil

  package static func styleProperty(for value: Paint?) -> (name: ElementPropertyName, value: ElementValue)? {
    value.map { (ElementProperty<Paint>.foreground.name, ElementValue($0)) }
  }
}

package enum TintKey: InheritedStyleKey {
  package static let defaultValue: Paint? = nil

  package static func styleProperty(for value: Paint?) -> (name: ElementPropertyName, value: ElementValue)? {
    value.map { (ElementProperty<Paint>.tint.name, ElementValue($0)) }
  }
}

package enum LineLimitKey: InheritedStyleKey {
  package static let defaultValue: Int? = nil

  package static func styleProperty(for value: Int?) -> (name: ElementPropertyName, value: ElementValue)? {
    // NB: 0 says that there is no limit, so that an inner `nil` undoes an outer number.
    (ElementProperty<Double>.lineLimit.name, ElementValue(Double(value ?? 0)))
  }
}

package enum TextAlignmentKey: InheritedStyleKey {
  package static let defaultValue = TextAlignment.leading

  package static func styleProperty(for value: TextAlignment) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<TextAlignment>.textAlignment.name, ElementValue(value))
  }
}

package enum ControlSizeKey: InheritedStyleKey {
  package static let defaultValue = ControlSize.regular

  package static func styleProperty(for value: ControlSize) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<ControlSize>.controlSize.name, ElementValue(value))
  }
}

package enum ColorSchemeKey: InheritedStyleKey {
  package static let defaultValue = ColorScheme.light

  package static func styleProperty(for value: ColorScheme) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<ColorScheme>.colorScheme.name, ElementValue(value))
  }
}

package enum LayoutDirectionKey: InheritedStyleKey {
  package static let defaultValue = LayoutDirection.leftToRight

  package static func styleProperty(for value: LayoutDirection) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<LayoutDirection>.layoutDirection.name, ElementValue(value))
  }
}

/// A weight, slope or spacing of digits that inherited text takes on, whatever its font.
package enum InheritedLookKey: InheritedStyleKey {
  package static let defaultValue = TextLook()

  package static func styleProperty(for value: TextLook) -> (name: ElementPropertyName, value: ElementValue)? {
    (ElementProperty<TextLook>.look.name, ElementValue(value))
  }
}

extension ElementProperty where Value == TextLook {
  package static let look = ElementProperty("look")
}
