public import Foundation
public import MilieuEnvironment

// What the host tells about the place an app is shown in. Each value is as SwiftUI's; a host that cannot know it leaves the default.

/// Whether a width or height has room for little or for much.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Room for little.
  case compact
  /// Room for much.
  case regular
}

/// Whether a person asked for stronger contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// Contrast as the system has it.
  case standard
  /// Stronger contrast.
  case increased
}

/// Whether a scene is seen and takes what a person does.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not seen, as a page in a hidden tab.
  case background
  /// The scene is seen and should pause its work.
  case inactive
  /// The scene is seen and takes what a person does.
  case active
}

/// How large a person wants text to be.
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Larger than ``xSmall``, smaller than ``medium``.
  case small
  /// Smaller than usual.
  case medium
  /// The usual size.
  case large
  /// Larger than usual.
  case xLarge
  /// Larger than ``xLarge``.
  case xxLarge
  /// The largest size but for those of people who need very large text.
  case xxxLarge
  /// The first of the sizes for people who need very large text.
  case accessibility1
  /// Larger than ``accessibility1``.
  case accessibility2
  /// Larger than ``accessibility2``.
  case accessibility3
  /// Larger than ``accessibility3``.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of those for people who need very large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ReduceTransparencyKey: EnvironmentKey {
  static let defaultValue = false
}

private enum InvertColorsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the width is compact, as a phone's or a narrow page's.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the height is compact, as that of a phone on its side.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is seen.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How large a person wants text to be. Hosts let the browser or the terminal scale text, so that this tells only what an author
  /// sets.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The pixels that a point is wide.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The points that a pixel is wide.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether a person asked for stronger contrast.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// Whether a person asked for less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether a person asked for less transparency.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  /// Whether the colours of the screen are inverted.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

  /// Sets what only a host may, as people's settings are theirs.
  package mutating func setAccessibility(
    contrast: ColorSchemeContrast, reducesMotion: Bool, reducesTransparency: Bool, invertsColors: Bool
  ) {
    self[ContrastKey.self] = contrast
    self[ReduceMotionKey.self] = reducesMotion
    self[ReduceTransparencyKey.self] = reducesTransparency
    self[InvertColorsKey.self] = invertsColors
  }
}
