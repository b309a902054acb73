internal import MilieuEnvironment
public import MilieuRuntime

extension View {
  /// Says what the tab of this view shows in the bar of the tab view around it.
  ///
  /// - Parameter label: a text, an image or a label.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Shows a count beside this view, where it is a tab or a row of a list. 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a word beside this view, where it is a tab or a row of a list. `nil` shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label))
  }

  /// Shows a word beside this view, where it is a tab or a row of a list. `nil` shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows a word beside this view, where it is a tab or a row of a list. `nil` shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }
}

nonisolated private struct TabItemModifier<Label: View>: ViewModifier {
  @Environment(\.unlabelledTab) private var tab
  @Environment(\.styles) private var styles
  private let label: Label

  init(label: Label) {
    self.label = label
  }

  @MainActor func body(content: Content) -> some View {
    if let tab {
      Deferred(tab.content, content: content.environment(\.unlabelledTab, nil))
      if styles.tabView == "automatic", let bar = tab.bar {
        Portal(bar) { TabButton(entry: tab, label: label) }
      }
    } else {
      content
    }
  }

  static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) {
    Modified.wire(walk)
    walk.inside("tabItem") { Label.wire($0) }
  }
}

/// A count or a word beside a tab or a row.
nonisolated struct BadgeModifier: ViewModifier {
  let badge: Text?

  @MainActor func body(content: Content) -> some View { Badged(badge: badge, content: content) }
}

nonisolated private struct Badged<Content: View>: View {
  @Environment(\.unlabelledTab) private var tab
  @Environment(\.locale) private var locale
  private let badge: Text?
  private let content: Content

  init(badge: Text?, content: Content) {
    self.badge = badge
    self.content = content
  }

  @MainActor var body: some View {
    if let tab {
      let _ = tab.badge = badge
      content
    } else {
      content.modifier(BadgeAnnotation(words: badge?.words(in: locale)))
    }
  }
}

nonisolated private struct BadgeAnnotation: AnnotationModifier {
  let words: String?

  @MainActor func annotate(_ element: inout ElementDescription) { element.set(.badge, words) }
}
