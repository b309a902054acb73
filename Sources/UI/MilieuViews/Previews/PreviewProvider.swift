public import MilieuRuntime

/// A type that shows views by themselves, each a preview: listed by `previews` on the app's command line and shown at `/previews`
/// while the app is served from a debug build.
///
/// As SwiftUI: several views in a row or in a ``Group``, and those of a ``ForEach``, are a preview each; and a release build leaves
/// out a provider that is not `public`, since nothing names it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the previews show.
  associatedtype Previews: View

  /// What the previews show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform the previews are meant for; it changes nothing here.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Any platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews may be meant for.
public enum PreviewPlatform: Sendable {
  /// Phones and tablets.
  case iOS
  /// Computers.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}
