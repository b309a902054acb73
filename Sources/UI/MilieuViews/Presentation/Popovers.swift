public import Foundation
public import MilieuRuntime

/// Where on a view something is attached to it.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view. Hosts attach to the whole view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view. Hosts attach to the whole view.
  case point(UnitPoint)
}

/// A place in a view, as something attached to the view names it.
nonisolated public struct Anchor<Value: Sendable>: Sendable {
  /// What a place is made from.
  nonisolated public struct Source: Sendable {
    fileprivate init() {}
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

extension View {
  /// Presents a popover beside this view while a flag is set.
  ///
  /// As SwiftUI: on a narrow screen it is shown as a sheet. A person closes it by pressing outside.
  ///
  /// - Parameters:
  ///   - isPresented: whether the popover is shown.
  ///   - attachmentAnchor: what of this view the popover is attached to. Hosts attach it to the whole view.
  ///   - arrowEdge: the side of this view that the popover is on, if there is room; `nil` leaves it to the host.
  ///   - content: what the popover shows.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation<PopoverSurface, Content>(
        isPresented: isPresented, edge: arrowEdge, onDismiss: nil, content: content))
  }

  /// Presents a popover for an item beside this view while there is one.
  ///
  /// - Parameters:
  ///   - item: what the popover is about.
  ///   - attachmentAnchor: what of this view the popover is attached to. Hosts attach it to the whole view.
  ///   - arrowEdge: the side of this view that the popover is on, if there is room; `nil` leaves it to the host.
  ///   - content: what the popover shows for the item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation<Item, PopoverSurface, Content>(item: item, edge: arrowEdge, onDismiss: nil, content: content))
  }
}
