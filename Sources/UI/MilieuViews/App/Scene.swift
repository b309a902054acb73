public import MilieuRuntime

/// A part of an app's interface that the host gives a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view of the first window.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency func makeWindow() -> AnyView

  /// Adds what the scene says to hosts, before any window is made.
  @_documentation(visibility: internal)
  @MainActor @preconcurrency func collect(_ traits: inout SceneTraits)

  /// Says what the scene contains, for a ``WiringReport``.
  @_documentation(visibility: internal)
  nonisolated static func wireScene(_ walk: WiringWalk)
}

extension Scene {
  @_documentation(visibility: internal)
  public func makeWindow() -> AnyView { AnyView(SceneBody(scene: NestedProperties(self))) }

  @_documentation(visibility: internal)
  public func collect(_ traits: inout SceneTraits) { body.collect(&traits) }

  /// A scene with a body contains what its body is made of. One without has to say what it contains; else it is named as not seen.
  @_documentation(visibility: internal)
  public nonisolated static func wireScene(_ walk: WiringWalk) {
    if Body.self == Never.self {
      walk.enter(Self.self) { $0.cannotSee(Self.self) }
    } else {
      walk.enter(Self.self) { Body.wireScene($0) }
    }
  }
}

extension Scene where Body == Never {
  @_documentation(visibility: internal)
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
  @_documentation(visibility: internal)
  public func collect(_ traits: inout SceneTraits) {}
}

extension Never: Scene {
  @_documentation(visibility: internal)
  public nonisolated static func wireScene(_ walk: WiringWalk) {}
}

/// What scenes say to hosts, told apart by type.
@_documentation(visibility: internal)
public struct SceneTraits {
  private var values: [ObjectIdentifier: [Any]] = [:]

  package init() {}

  package mutating func append<Trait>(_ trait: Trait) {
    values[ObjectIdentifier(Trait.self), default: []].append(trait)
  }

  package func all<Trait>(_: Trait.Type) -> [Trait] {
    (values[ObjectIdentifier(Trait.self)] ?? []).compactMap { $0 as? Trait }
  }
}

/// A value whose dynamic properties are connected although it is no view: an app or a scene.
nonisolated struct NestedProperties<Value>: DynamicProperty {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  @MainActor static var behavior: DynamicPropertyBehavior { .nested(in: Value.self) }
}

/// A scene with a body, as a view.
private struct SceneBody<Content: Scene>: View {
  let scene: NestedProperties<Content>

  var body: some View { scene.value.body.makeWindow() }
}
