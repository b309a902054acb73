internal import MilieuEnvironment
public import MilieuRuntime

/// A value that is kept for one scene, so that a person who comes back finds it as they left it.
///
/// As SwiftUI, scenes do not see one another's values. A scene begins with what the last one kept: on the web that of the same
/// browser. Outside a view that stands there is no scene: reads give the value the property is declared with, and writes are dropped.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var property: StorageProperty<Value>

  init(_ key: String, _ fallback: Value, _ codec: StorageCodec<Value>) {
    property = StorageProperty(key, fallback, codec)
  }

  /// The value; the one the property is declared with where none is kept.
  public var wrappedValue: Value {
    get { property.value(unconnected: nil) }
    nonmutating set { property.set(newValue, unconnected: nil) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding(unconnected: nil) }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.property.connect(replacing: old?.pointee.property, to: node, store: \.sceneStore)
      },
      prepare: { property, _ in property.property.prepare(store: nil) },
      refresh: { $0.property.refresh() },
      disconnect: { $0.property.disconnect() },
      isSame: { $0.property.key == $1.property.key })
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
