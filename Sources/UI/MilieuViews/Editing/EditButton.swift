internal import MilieuEnvironment
public import MilieuRuntime

/// A button that begins and ends the editing of what is around it, such as a list's rows.
///
/// As SwiftUI: it sets the edit mode of the environment, and reads Edit or Done.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of its environment; where there is none it changes nothing, which is reported once.
  public init() {}

  /// The button, which reads Done while the mode is on.
  @MainActor @ViewBuilder public var body: some View {
    if let editMode {
      let isEditing = editMode.wrappedValue.isEditing
      Button(isEditing ? "Done" : "Edit") { editMode.wrappedValue = isEditing ? .inactive : .active }
    } else {
      Button("Edit") {}
        .reporting(
          "EditButton: nothing around it has an edit mode, so it changes nothing. A window, a sheet and a screen of a stack have one; elsewhere provide "
            + "one with .environment(\\.editMode, $editMode).")
    }
  }
}

extension View {
  /// Gives the view an edit mode of its own, such as a window or a sheet has.
  package nonisolated func ownEditMode() -> some View { EditModeOwner(content: self) }
}

nonisolated private struct EditModeOwner<Content: View>: View {
  @State private var mode = EditMode.inactive
  private let content: Content

  init(content: Content) {
    self.content = content
  }

  @MainActor var body: some View { content.environment(\.ownEditMode, $mode) }
}
