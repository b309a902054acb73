public import MilieuRuntime

extension View {
  /// Presents a sheet on top of everything while a flag is set.
  ///
  /// As SwiftUI: the content is made when the flag is set and anew each time; it inherits the environment of this view; `\.dismiss`
  /// inside ends the sheet. A person who closes the sheet clears the flag.
  ///
  /// - Parameters:
  ///   - isPresented: whether the sheet is shown.
  ///   - onDismiss: what to do when the sheet has gone. As it is this view that shows the sheet, nothing is called when this view
  ///     goes with it.
  ///   - content: what the sheet shows.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation<SheetSurface, Content>(
        isPresented: isPresented, edge: nil, onDismiss: onDismiss, content: content))
  }

  /// Presents a sheet for an item while there is one.
  ///
  /// As SwiftUI: an item of another identity replaces the sheet with a new one. A person who closes the sheet sets the item to
  /// `nil`.
  ///
  /// - Parameters:
  ///   - item: what the sheet is about.
  ///   - onDismiss: what to do when the sheet of an item has gone.
  ///   - content: what the sheet shows for the item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation<Item, SheetSurface, Content>(item: item, edge: nil, onDismiss: onDismiss, content: content))
  }

  /// Presents content that covers everything while a flag is set. As SwiftUI, a person cannot close it but by what is in it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the cover is shown.
  ///   - onDismiss: what to do when the cover has gone.
  ///   - content: what the cover shows.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation<CoverSurface, Content>(
        isPresented: isPresented, edge: nil, onDismiss: onDismiss, content: content))
  }

  /// Presents content for an item that covers everything while there is one.
  ///
  /// - Parameters:
  ///   - item: what the cover is about.
  ///   - onDismiss: what to do when the cover of an item has gone.
  ///   - content: what the cover shows for the item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation<Item, CoverSurface, Content>(item: item, edge: nil, onDismiss: onDismiss, content: content))
  }
}
