public import MilieuEnvironment
public import MilieuObservation
package import MilieuRuntime
public import Observation

extension Scene {
  /// Provides a value to the views of this scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { $0.environment(keyPath, value, fileID: fileID, line: line) }
  }

  /// Provides what is inherited in a wrapping to the views of this scene, as ``View/environment(_:decorating:fileID:line:)`` does.
  @_disfavoredOverload
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, decorating decorate: @escaping (Value) -> Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(keyPath, decorating: decorate, fileID: fileID, line: line)) }
  }

  /// Provides an `@Observable` object to the views of this scene, to be read with `@Environment(Object.self)`.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { $0.environment(object, fileID: fileID, line: line) }
  }

  /// Provides a service to the views of this scene, under a type such as `(any Payment).self`.
  @_disfavoredOverload
  public func environment<Service>(
    _ service: Service?, as type: Service.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { AnyView($0.environment(service, as: type, fileID: fileID, line: line)) }
  }

  /// Provides an `@Observable` object to the views of this scene, under its own type or that of a superclass.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?, as type: Object.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    environment(object, fileID: fileID, line: line)
  }

  /// Provides an observable object to the views of this scene, to be read with `@EnvironmentObject`.
  public func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Scene {
    ModifiedScene(scene: self) { $0.environmentObject(object, fileID: fileID, line: line) }
  }
}

/// A scene whose window is changed.
package struct ModifiedScene<Content: Scene, Window: View>: Scene {
  package typealias Body = Never

  let scene: Content
  let modify: (SceneWindow<Content>) -> Window

  /// - Parameters:
  ///   - scene: the scene.
  ///   - modify: changes its window.
  package init(scene: Content, _ modify: @escaping (SceneWindow<Content>) -> Window) {
    self.scene = scene
    self.modify = modify
  }

  package func makeWindow() -> AnyView { AnyView(modify(SceneWindow(body: scene.makeWindow()))) }
  package func collect(_ traits: inout SceneTraits) { scene.collect(&traits) }

  package nonisolated static func wireScene(_ walk: WiringWalk) { Window.wire(walk) }
}

/// The window of a scene, whose type says which scene that is.
package struct SceneWindow<Content: Scene>: View {
  package let body: AnyView

  package nonisolated static func wire(_ walk: WiringWalk) { Content.wireScene(walk) }
}
