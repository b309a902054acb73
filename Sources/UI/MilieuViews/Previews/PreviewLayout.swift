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
  /// The name of the model, such as `iPhone 16`.
  public let rawValue: String

  /// A device by the name of its model.
  ///
  /// - Parameter rawValue: the name, such as `iPhone 16`; a model of no known class changes nothing.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A device by the name of its model, as a literal.
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
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = Self(id: "portrait")
  /// Upright, with the top below; previews show it as ``portrait``.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  /// Turned by a quarter, to the left.
  public static let landscapeLeft = Self(id: "landscapeLeft")
  /// Turned by a quarter, to the right; previews show it as ``landscapeLeft``.
  public static let landscapeRight = Self(id: "landscapeRight")

  /// The four ways to hold a device.
  public static var allCases: [Self] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
