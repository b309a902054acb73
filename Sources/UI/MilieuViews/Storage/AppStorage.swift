internal import Foundation
internal import MilieuEnvironment
public import MilieuRuntime

/// A value that is kept beyond the life of the app, such as a setting.
///
/// As SwiftUI, every view that names the same key shows the same value, and is redrawn when one of them changes it. Where the value
/// lies is the host's choice: a page of the web host keeps it for the browser that shows it; elsewhere it lies in
/// `UserDefaults.standard`, a property list in the user's configuration folder, and in tests in memory. A value that was changed past
/// this property, as with `UserDefaults.standard.set(_:forKey:)`, shows the next time the view is redrawn.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var property: StorageProperty<Value>
  private let store: DefaultsStore?

  init(_ key: String, _ fallback: Value, _ codec: StorageCodec<Value>, store: UserDefaults?) {
    property = StorageProperty(key, fallback, codec)
    self.store = store.map { DefaultsStore($0) }
  }

  /// The value; the one the property is declared with where none is kept.
  public var wrappedValue: Value {
    get { property.value(unconnected: store ?? DefaultsStore.standard) }
    nonmutating set { property.set(newValue, unconnected: store ?? DefaultsStore.standard) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding(unconnected: store ?? DefaultsStore.standard) }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        new.property.connect(replacing: old?.pointee.property, to: node, store: \.appStore)
      },
      prepare: { property, _ in property.property.prepare(store: property.store) },
      refresh: { $0.property.refresh() },
      disconnect: { $0.property.disconnect() },
      isSame: { $0.property.key == $1.property.key })
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
