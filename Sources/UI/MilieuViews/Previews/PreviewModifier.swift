public import MilieuRuntime

/// Something that changes previews, such as by providing sample data that takes long to make.
///
/// As SwiftUI: the context is made once, however many previews have such a modifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews with such a modifier share.
  associatedtype Context = Void

  /// What the changed preview is made of.
  associatedtype Body: View

  /// The preview's view, as it appears in ``body(content:context:)``.
  typealias Content = PreviewModifierContent

  /// Makes what previews share. An error is shown in the place of each of them.
  static func makeSharedContext() async throws -> Context

  /// What the changed preview is made of.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: these previews share no context.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a ``PreviewModifier`` changes.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview's view as it is.
  @MainActor public var body: some View { content }
}

/// A view changed by a modifier, whose own dynamic properties are connected.
struct PreviewModified<Modifier: PreviewModifier>: View {
  let modifier: NestedProperties<Modifier>
  let context: Modifier.Context
  let content: AnyView

  var body: some View { modifier.value.body(content: PreviewModifierContent(content: content), context: context) }
}
