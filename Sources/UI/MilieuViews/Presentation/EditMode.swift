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

extension EnvironmentValues {
  /// Whether what is shown can be edited, and a way to change that; `nil` where nothing provides it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
