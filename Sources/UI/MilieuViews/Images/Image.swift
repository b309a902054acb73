public import Foundation
public import MilieuRuntime

/// A symbol or a picture.
///
/// Symbols are named as in SF Symbols and drawn from an open icon set; a name without a drawing shows an empty box with its name
/// spoken.
nonisolated public struct Image: Equatable, Sendable, PrimitiveView {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
  }

  private let source: Source
  private var isResizable = false
  private var spoken: Text?
  private var isDecorative = false

  /// A symbol.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// A picture among the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// A picture among the app's resources, with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    spoken = label
  }

  /// A picture among the app's resources that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// Lets the image take the size of the place it is given.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  @_documentation(visibility: internal)
  public typealias ElementContent = EmptyView
  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .image }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    switch source {
    case .symbol(let name): element.set(.symbol, name)
    case .asset(let name): element.set(.asset, name)
    }
    if isResizable { element.set(.isResizable, true) }
    if isDecorative { element.set(.isUnspoken, true) }
    element.set(.spoken, spoken?.words(in: element))
  }
}
