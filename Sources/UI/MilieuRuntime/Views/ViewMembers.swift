/// A view that is several views in a row, for containers that give each a place of its own before anything of it is made.
package protocol ViewMembers: View {
  nonisolated var members: [any View] { get }
}

extension Group: ViewMembers where Content: View {
  package var members: [any View] { [content] }
}

/// A view that makes a view for each element of its data.
package protocol RepeatedViews: View {
  /// The same elements, each with another view made of the one it has and of its identity.
  nonisolated func mapping(_ transform: @escaping (any View, AnyHashable) -> AnyView) -> AnyView

  /// The view of each element.
  nonisolated var repeated: [any View] { get }
}

extension ForEach: RepeatedViews where Content: View {
  package var repeated: [any View] { data.map(content) }

  package func mapping(_ transform: @escaping (any View, AnyHashable) -> AnyView) -> AnyView {
    let (content, identify) = (content, identify)
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { transform(content($0), AnyHashable(identify($0))) }, identify: identify))
  }
}

/// A view that may be one of several, or none.
package protocol ChosenView: View {
  nonisolated var chosen: (any View)? { get }
}

extension Optional: ChosenView where Wrapped: View {
  package var chosen: (any View)? { self }
}

extension ConditionalContent: ChosenView {
  package var chosen: (any View)? {
    switch storage {
    case .first(let view): view
    case .second(let view): view
    }
  }
}

/// A view with a modifier, for who looks for one modifier among several.
package protocol ModifiedView {
  var statedContent: Any { get }
  var statedModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  package var statedContent: Any { content }
  package var statedModifier: Any { modifier }
}

/// A modifier that says which value a view stands for.
package protocol TagStating {
  var statedTag: AnyHashable { get }
}

extension TagModifier: TagStating {
  var statedTag: AnyHashable { AnyHashable(tag) }
}
