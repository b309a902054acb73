public import Foundation

/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
  /// As large as a device, or as the page where none is named.
  case device
  /// As large as what it shows.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is meant for, by the name of its model.
///
/// Only its class is known here: a phone, a tablet, a watch, a television; a preview gets the size of one.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// Its size upright, in points; nil for a model whose class its name does not say, such as a computer.
  package var size: CGSize? {
    let classes: [(prefix: String, width: CGFloat, height: CGFloat)] = [
      ("iPhone SE", 375, 667), ("iPhone", 393, 852), ("iPod", 320, 568), ("iPad mini", 744, 1133), ("iPad", 834, 1194),
      ("Apple Watch", 198, 242), ("Apple TV", 960, 540),
    ]
    return classes.first { rawValue.hasPrefix($0.prefix) }.map { CGSize(width: $0.width, height: $0.height) }
  }
}

/// Which way up a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  public static let portrait = Self(id: "portrait")
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  public static let landscapeLeft = Self(id: "landscapeLeft")
  public static let landscapeRight = Self(id: "landscapeRight")

  public static var allCases: [Self] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
