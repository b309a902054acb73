public import MilieuRuntime

// MARK: - A view to go to

extension NavigationLink {
  /// A link to a view.
  ///
  /// - Parameters:
  ///   - destination: what the screen shows.
  ///   - label: what the link shows.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// The same with a view that is made already.
  ///
  /// - Parameters:
  ///   - destination: what the screen shows.
  ///   - label: what the link shows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// A link to a view whose screen is shown as long as a flag is set.
  ///
  /// - Parameters:
  ///   - isActive: whether the screen is shown.
  ///   - destination: what the screen shows.
  ///   - label: what the link shows.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
  )
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .bound(destination(), isActive: isActive), label: label())
  }

  /// The same with a view that is made already.
  ///
  /// - Parameters:
  ///   - destination: what the screen shows.
  ///   - isActive: whether the screen is shown.
  ///   - label: what the link shows.
  @available(
    *, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)."
  )
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .bound(destination, isActive: isActive), label: label())
  }

  /// A link to a view whose screen is shown as long as a selection has the link's value.
  ///
  /// - Parameters:
  ///   - tag: the value that stands for this link.
  ///   - selection: the value of the link whose screen is shown.
  ///   - destination: what the screen shows.
  ///   - label: what the link shows.
  @available(
    *, deprecated,
    message: "Use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView."
  )
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination(), isActive: selection.isEqual(to: tag)), label: label())
  }

  /// The same with a view that is made already.
  ///
  /// - Parameters:
  ///   - destination: what the screen shows.
  ///   - tag: the value that stands for this link.
  ///   - selection: the value of the link whose screen is shown.
  ///   - label: what the link shows.
  @available(
    *, deprecated,
    message: "Use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView."
  )
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .bound(destination, isActive: selection.isEqual(to: tag)), label: label())
  }
}

extension Binding {
  /// Whether the value is one in particular.
  fileprivate func isEqual<Wrapped: Hashable>(to tag: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Label == Text {
  /// A link with a localised title to a view.
  ///
  /// - Parameters:
  ///   - titleKey: what the link shows.
  ///   - destination: what the screen shows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// The same with a localised title and a view that is made already.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// The same with a title that is not localised and a view that is made already.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// A link with a localised title to a view whose screen is shown as long as a flag is set.
  ///
  /// - Parameters:
  ///   - titleKey: what the link shows.
  ///   - isActive: whether the screen is shown.
  ///   - destination: what the screen shows.
  @available(
    *, deprecated, message: "Use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)."
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), isActive: isActive), label: Text(titleKey))
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)."
  )
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .bound(destination(), isActive: isActive), label: Text(title))
  }

  /// The same with a localised title and a view that is made already.
  @available(
    *, deprecated, message: "Use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)."
  )
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive: isActive), label: Text(titleKey))
  }

  /// The same with a title that is not localised and a view that is made already.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)."
  )
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .bound(destination, isActive: isActive), label: Text(title))
  }
}

// MARK: - A value to go to

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, which the stack's `.navigationDestination(for:)` makes.
  ///
  /// - Parameters:
  ///   - value: what the screen is of; `nil` disables the link.
  ///   - label: what the link shows.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a localised title to the screen of a value.
  ///
  /// - Parameters:
  ///   - titleKey: what the link shows.
  ///   - value: what the screen is of; `nil` disables the link.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
