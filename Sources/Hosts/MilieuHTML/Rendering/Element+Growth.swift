internal import MilieuRuntime
internal import MilieuViews

extension Element {
  /// Whether the element takes all the height it is offered, so that what is around it grows with it.
  ///
  /// Widths need no such search: a flexible element asks for more than any window has, and CSS hands that wish on to
  /// what is around it. Heights of a page have no bound to be cut to.
  var growsVertically: Bool {
    switch kind {
    case .spacer: visibleParent?.kind != .horizontalStack && isHeightFree
    case .color, .shape, .list, .form, .titled: isHeightFree
    case .scroll: (self[.axes] ?? .vertical).contains(.vertical) && isHeightFree
    case .frame: self[.frame].map { $0.height == nil && $0.maxHeight == .infinity } ?? false && isHeightFree
    default: false
    }
  }

  /// Whether nothing around the element keeps it from growing with the window.
  private var isHeightFree: Bool {
    var ancestor = parent
    while let current = ancestor {
      if current.boundsHeight { return false }
      ancestor = current.parent
    }
    return true
  }

  var boundsHeight: Bool {
    switch kind {
    case .frame: self[.frame].map { $0.height != nil || $0.maxHeight?.isFinite == true } ?? false
    case .fixedSize: flag(.fixesHeight)
    case .layer, .row, .section, .list, .form, .scroll, .button, .link, .label, .toggle, .picker, .stepper, .slider,
      .progress, .header, .footer, .popover, .alert, .confirmation, .navigationLink, .bar, .bottomBar, .tabBar:
      true
    default: false
    }
  }

  /// The elements inside whose growth hangs on whether this one bounds their height.
  func forEachInsideThatMayGrow(_ body: (Element) -> Void) {
    guard !absorbsContent else { return }
    for child in children {
      switch child.kind {
      case .spacer, .color, .shape, .list, .form, .titled, .scroll, .frame: body(child)
      default: break
      }
      switch child.kind {
      case .list, .form, .scroll, .layer, .row, .section: break
      default: child.forEachInsideThatMayGrow(body)
      }
    }
  }
}
