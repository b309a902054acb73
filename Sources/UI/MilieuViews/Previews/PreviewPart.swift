internal import MilieuRuntime

/// One of the views that a ``PreviewProvider`` shows, with what its settings say.
@MainActor
struct PreviewPart {
  var view: AnyView
  var name: String?
  var look = PreviewLook()

  /// The parts of a view: those of a group or a row of views each by itself, and each with the modifiers that are on all of them.
  static func parts(of view: any View) -> [PreviewPart] {
    if let several = view as? any ViewMembers { return several.members.flatMap(parts) }
    if let several = view as? any RepeatedViews { return several.repeated.flatMap(parts) }
    if let modified = view as? any ViewWithSettings { return modified.previewParts }
    return [PreviewPart(view: AnyView(view))]
  }

  fileprivate mutating func apply(_ change: PreviewSetting.Change) {
    switch change {
    case .name(let name): self.name = name
    case .layout(let layout): look.layout = layout
    case .device(let device): look.device = device
    case .orientation(let orientation): look.orientation = orientation
    }
  }
}

/// A view with a modifier, whatever the types.
@MainActor
private protocol ViewWithSettings {
  var previewParts: [PreviewPart] { get }
}

extension ModifiedContent: ViewWithSettings where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate var previewParts: [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      var part = part
      if let setting = modifier as? PreviewSetting {
        part.apply(setting.change)
      } else {
        part.view = AnyView(part.view.modifier(modifier))
      }
      return part
    }
  }
}
