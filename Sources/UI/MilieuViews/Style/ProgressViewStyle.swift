public import MilieuRuntime

/// How progress looks.
///
/// As SwiftUI: what the style makes stands in place of the progress view. `ProgressView(configuration)` in it is the progress view in
/// the style that is in force further out.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes of a progress view.
  associatedtype Body: View

  /// What the style is told of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes what stands in place of a progress view.
  ///
  /// - Parameter configuration: how far it has come, and what it says.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What hosts know the style by; `nil` for a style of an author's own.
  @_documentation(visibility: internal)
  nonisolated var system: SystemStyle? { get }
}

extension ProgressViewStyle {
  @_documentation(visibility: internal)
  nonisolated public var system: SystemStyle? { nil }
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  nonisolated public struct Label: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// How far it has come, in words.
  nonisolated public struct CurrentValueLabel: ContentPlace {
    @_documentation(visibility: internal)
    public let source: ContentSource
  }

  /// How much is done, from 0 to 1; `nil` when that is not known.
  public let fractionCompleted: Double?

  let parts: ProgressParts
  let labelSource: ContentSource
  let currentValueSource: ContentSource

  init(
    fractionCompleted: Double?, parts: ProgressParts, labelSource: ContentSource, currentValueSource: ContentSource
  ) {
    self.fractionCompleted = fractionCompleted
    self.parts = parts
    self.labelSource = labelSource
    self.currentValueSource = currentValueSource
  }

  /// What is going on; `nil` where nothing is said.
  public var label: Label? { parts.hasLabel ? Label(source: labelSource) : nil }

  /// How far it has come, in words; `nil` where nothing is said.
  public var currentValueLabel: CurrentValueLabel? {
    parts.hasCurrentValueLabel ? CurrentValueLabel(source: currentValueSource) : nil
  }
}

extension View {
  /// Sets how progress in this view looks.
  ///
  /// - Parameter style: the style.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, style.system) { style, configuration in
      StyledContent(style: style, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
  }
}
