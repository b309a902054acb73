internal import MilieuRuntime

/// Builds a scene from the statements of a closure.
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    var rest: [any Scene] = []
    repeat rest.append(each other)
    return SceneGroup<First, (repeat each Other)>(first: first, rest: rest)
  }
}

/// Several scenes. The host shows the first, and says so once where there are other windows; what all of them say to the host counts.
///
/// `Rest` is a tuple of the types of the others.
struct SceneGroup<First: Scene, Rest>: Scene {
  typealias Body = Never

  let first: First
  let rest: [any Scene]

  func makeWindow() -> AnyView {
    var traits = SceneTraits()
    for scene in rest { scene.collect(&traits) }
    guard !traits.all(WindowTrait.self).isEmpty else { return first.makeWindow() }
    return AnyView(
      first.makeWindow().reporting(
        "The app has several windows, of which the first is shown. Bring the others' content into the first."))
  }

  func collect(_ traits: inout SceneTraits) {
    first.collect(&traits)
    for scene in rest { scene.collect(&traits) }
  }

  nonisolated static func wireScene(_ walk: WiringWalk) {
    First.wireScene(walk)
    for other in ContentTypes.of(Rest.self) { (other as? any Scene.Type)?.wireScene(walk) }
  }
}
