public import MilieuRuntime

/// Something a person presses to make something happen.
nonisolated public struct Button<Label: View>: PrimitiveView {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  /// A button without a role.
  ///
  /// - Parameters:
  ///   - action: what happens.
  ///   - label: what the button shows.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role.
  ///
  /// - Parameters:
  ///   - role: what the button does, where that changes how it looks or is read out.
  ///   - action: what happens.
  ///   - label: what the button shows.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @_documentation(visibility: internal)
  @MainActor public static func makeNode(for view: Self, in context: NodeContext) -> ViewNode<Self> {
    makeStyledNode(for: view, in: context)
  }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) { wireStyled(walk) { ElementContent.wire($0) } }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .button }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Label { label }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.set(.role, role)
    element.setStyle(element.systemStyle(for: PrimitiveButtonStyleConfiguration.self))
    element.setInteraction()
    element.on(.tap) { _, element in element.finishingDialog(action) }
  }
}

extension Button: PressableControl {}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was told of, in the style that is in force further out.
  ///
  /// - Parameter configuration: what the style was told.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let act = configuration.act
    self.init(role: configuration.role, action: { act.action() }, label: { configuration.label })
  }
}

extension Button where Label == Text {
  /// A button with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: what the button shows.
  ///   - action: what happens.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a localised title and a role.
  ///
  /// - Parameters:
  ///   - titleKey: what the button shows.
  ///   - role: what the button does, where that changes how it looks or is read out.
  ///   - action: what happens.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == MilieuViews.Label<Text, Image> {
  /// A button with a localised title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - systemImage: the name of the symbol.
  ///   - action: what happens.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A button with a localised title, a symbol and a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MilieuViews.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MilieuViews.Label(title, systemImage: systemImage) }
  }
}
