public import Foundation
public import MilieuRuntime

// A title may be a key, words or a text, with or without a message, for a state or for data: SwiftUI's own forms.

extension View {
  /// Presents an alert while a flag is set.
  ///
  /// As SwiftUI: each button ends the alert after what it does; with no button, there is one that says OK.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, actions: actions(), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set.
  ///
  /// As SwiftUI: each button ends the alert after what it does; with no button, there is one that says OK.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, actions: actions(), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set.
  ///
  /// As SwiftUI: each button ends the alert after what it does; with no button, there is one that says OK.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: actions(), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert while a flag is set.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert while a flag is set.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, actions: data.map(actions), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: data.map(actions), message: nil as EmptyView?)
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }

  /// Presents an alert while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons, and fields above them.
  ///   - message: more about it.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented: isPresented, actions: data.map(actions), message: data.map(message))
  }

  /// Presents an alert about an error while a flag is set and there is an error, with what the error says of itself as the title.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown.
  ///   - error: what went wrong; without it nothing is shown.
  ///   - actions: the buttons.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      title(for: error), isPresented: isPresented, actions: error.map { _ in actions() }, message: nil as EmptyView?)
  }

  /// Presents an alert about an error while a flag is set and there is an error, with what the error says of itself as the title.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown.
  ///   - error: what went wrong; without it nothing is shown.
  ///   - actions: the buttons.
  ///   - message: more about it.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(title(for: error), isPresented: isPresented, actions: error.map(actions), message: error.map(message))
  }

  private nonisolated func title(for error: (any LocalizedError)?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }

  private nonisolated func dialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, actions: Actions?, message: Message?
  ) -> some View {
    modifier(DialogModifier(kind: .alert, isPresented: isPresented, title: title, actions: actions, message: message))
  }
}
