public import MilieuRuntime

/// What `#Preview` makes: a view to look at by itself, with a name and traits.
@MainActor
public struct Preview {
  /// Marks traits that are those of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: what the preview is listed as; by default it is named after its file.
  ///   - traits: how it is shown.
  ///   - body: what it shows.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// Keeps a type in the program although nothing else names it: called by what must stay, and opaque to the optimiser.
  @_documentation(visibility: internal)
  @inline(never) @_optimize(none)
  public nonisolated static func keep(_ type: any PreviewRegistry.Type) {}
}

/// A type that `#Preview` declares, and by which the preview is found when the program runs.
@_documentation(visibility: internal)
public protocol PreviewRegistry {
  /// The module and the file of the preview.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview: a view to look at by itself, listed by `previews` on the app's command line and shown at `/previews` while
/// the app is served from a debug build, or with `--previews`.
///
/// ```swift
/// #Preview("Empty") {
///   @Previewable @State var text = ""
///   SearchField(text: $text)
/// }
/// ```
///
/// - Parameters:
///   - name: what the preview is listed as; by default it is named after its file.
///   - body: what it shows.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "MilieuMacros", type: "PreviewMacro")

/// Declares a preview that is shown in a certain way.
///
/// - Parameters:
///   - name: what the preview is listed as; by default it is named after its file.
///   - traits: how it is shown, such as `.fixedLayout(width: 320, height: 200)`.
///   - additionalTraits: further traits.
///   - body: what it shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MilieuMacros", type: "PreviewMacro")

/// Lets a property at the top level of the body of `#Preview` be dynamic, such as `@State`: it becomes a property of a view that the
/// preview shows.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MilieuMacros", type: "PreviewableMacro")
