public import Foundation

/// A way in which a preview is shown.
public struct PreviewTrait<T>: @unchecked Sendable {
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  // NB: a modifier is only used on the main actor, as previews are; hence unchecked.
  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has a page of its own, as a window would.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }

  /// The preview is as large as what it shows.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }

  /// The preview has a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// The preview is higher than it is wide.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }

  /// The preview is wider than it is high.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }

  /// The preview is wider than it is high.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }

  /// The preview is higher than it is wide.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

  /// The preview's view is changed, with a context that is made once and shared by all previews with such a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self(kind: .modifier(modifier)) }
}
