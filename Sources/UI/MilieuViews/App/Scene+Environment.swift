public import MilieuEnvironment
internal import MilieuRuntime

extension Scene {
  /// Provides a value to the views of this scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(keyPath, value, fileID: fileID, line: line)) }
  }
}

/// A scene whose window is changed.
struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never

  let scene: Content
  let modify: (AnyView) -> AnyView

  func makeWindow() -> AnyView { modify(scene.makeWindow()) }
  func collect(_ traits: inout SceneTraits) { scene.collect(&traits) }
}
