package import Foundation
internal import MilieuRuntime

/// How a preview is shown: what its traits and settings come to.
package struct PreviewLook {
  package var layout = PreviewLayout.device
  package var device: PreviewDevice?
  package var orientation = InterfaceOrientation.portrait

  /// Innermost first.
  var modifiers: [any PreviewModifier] = []

  package init() {}

  @MainActor
  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.kind {
      case .layout(let layout): self.layout = layout
      case .orientation(let orientation): self.orientation = orientation
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
  }

  /// The size of the page that shows the preview, in points; nil for any.
  package var pageSize: CGSize? {
    switch layout {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFits: nil
    case .device:
      (device?.size ?? orientation.isLandscape.sizeOfLandscape).map {
        orientation.isLandscape == ($0.width > $0.height) ? $0 : CGSize(width: $0.height, height: $0.width)
      }
    }
  }

  /// A view in the preview's own size, as a window's content.
  @MainActor
  func frame(_ view: AnyView) -> AnyView {
    guard case .fixed(let width, let height) = layout else { return view }
    return AnyView(view.frame(width: width, height: height))
  }
}

extension Bool {
  /// The size a page has because it is turned although no device is named.
  fileprivate var sizeOfLandscape: CGSize? { self ? CGSize(width: 852, height: 393) : nil }
}
