public import Foundation
public import MilieuRuntime

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case points(Double)
  }

  let height: Height

  /// About half the screen.
  public static let medium = PresentationDetent(height: .medium)

  /// Nearly all of the screen.
  public static let large = PresentationDetent(height: .large)

  /// A part of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(Double(fraction)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(Double(height)))
  }

  /// The part of the screen's height, or the points, that a host gives the sheet; `nil` for its own most.
  package var share: Double? {
    switch height {
    case .medium: 0.5
    case .fraction(let fraction): min(max(fraction, 0), 1)
    case .large, .points: nil
    }
  }

  package var points: Double? {
    if case .points(let points) = height { max(points, 0) } else { nil }
  }

  /// Orders detents as they would stand on a usual screen.
  fileprivate var rank: Double { points.map { $0 / 1000 } ?? share ?? 1 }
}

extension View {
  /// Says at which heights the sheet that this view is in may rest. It is shown at the least of them.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentTrait(detent: detents.min { $0.rank < $1.rank }))
  }

  /// Says at which heights the sheet that this view is in may rest, and at which it does.
  ///
  /// - Parameters:
  ///   - detents: the heights.
  ///   - selection: the height in use. Hosts follow it, and leave a person no way to drag to another.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentTrait(detents: detents, selection: selection))
  }

  /// Says whether the sheet that this view is in shows the bar to drag it by. On the web, the bar closes the sheet; it is shown
  /// unless hidden.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(DragIndicatorTrait(isHidden: visibility == .hidden))
  }

  /// Keeps a person from closing the sheet or popover that this view is in, other than by what is in it.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissTrait(isDisabled: isDisabled))
  }
}

nonisolated private struct DetentTrait: EnclosureModifier {
  let detent: PresentationDetent?

  static var enclosures: [ElementKind] { [.sheet] }
  @MainActor func annotate(_ element: inout ElementDescription) { element.set(.detent, detent) }
}

nonisolated private struct SelectedDetentTrait: EnclosureModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  static var enclosures: [ElementKind] { [.sheet] }
  @MainActor func annotate(_ element: inout ElementDescription) {
    let selected = selection.wrappedValue
    element.set(.detent, detents.contains(selected) ? selected : detents.min { $0.rank < $1.rank })
  }
}

nonisolated private struct DragIndicatorTrait: EnclosureModifier {
  let isHidden: Bool

  static var enclosures: [ElementKind] { [.sheet] }
  @MainActor func annotate(_ element: inout ElementDescription) {
    if isHidden { element.set(.showsIndicators, false) }
  }
}

nonisolated private struct DismissTrait: EnclosureModifier {
  let isDisabled: Bool

  static var enclosures: [ElementKind] { [.sheet, .cover, .popover] }
  @MainActor func annotate(_ element: inout ElementDescription) {
    if isDisabled { element.set(.isDismissDisabled, true) }
  }
}
