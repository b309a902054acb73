public import MilieuEnvironment
public import MilieuRuntime

/// Whether a person is editing what a view shows, such as a list's rows.
nonisolated public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// An edit goes on for a moment, such as while a row is swiped.
  case transient
  /// What the view shows can be edited.
  case active

  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

private enum OwnEditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
  /// Whether what is shown can be edited, and a way to change that: what the author provides, else that of the window, the sheet or
  /// the screen.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? ownEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode that a window, a sheet or a screen has by itself.
  var ownEditMode: Binding<EditMode>? {
    get { self[OwnEditModeKey.self] }
    set { self[OwnEditModeKey.self] = newValue }
  }
}
