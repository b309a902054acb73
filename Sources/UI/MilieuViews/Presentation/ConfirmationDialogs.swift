public import MilieuRuntime

// A title may be a key, words or a text, with or without a message, for a state or for data: SwiftUI's own forms.

extension View {
  /// Presents a question with several answers while a flag is set.
  ///
  /// As SwiftUI: each button ends the dialog after what it does; where none has the role to cancel, there is one that says
  /// Cancel.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set.
  ///
  /// As SwiftUI: each button ends the dialog after what it does; where none has the role to cancel, there is one that says
  /// Cancel.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set.
  ///
  /// As SwiftUI: each button ends the dialog after what it does; where none has the role to cancel, there is one that says
  /// Cancel.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  ///   - message: more about it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: message()
    )
  }

  /// Presents a question with several answers while a flag is set.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  ///   - message: more about it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: message())
  }

  /// Presents a question with several answers while a flag is set.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - actions: the buttons.
  ///   - message: more about it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(), message: message())
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: nil as EmptyView?)
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  ///   - message: more about it.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  ///   - message: more about it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  /// Presents a question with several answers while a flag is set and there is data for it.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it is shown.
  ///   - titleVisibility: whether the title is shown, which it is unless hidden; it is read out in any case.
  ///   - data: what it is about; without it nothing is shown.
  ///   - actions: the buttons.
  ///   - message: more about it.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  private nonisolated func dialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, actions: Actions?, message: Message?
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation(hidesTitle: titleVisibility == .hidden), isPresented: isPresented, title: title,
        actions: actions,
        message: message))
  }
}
