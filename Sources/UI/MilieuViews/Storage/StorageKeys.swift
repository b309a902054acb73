public import Foundation
package import MilieuEnvironment
public import MilieuRuntime

private enum AppStoreKey: EnvironmentKey {
  static let defaultValue: any ValueStore = DefaultsStore.standard
}

private enum SceneStoreKey: EnvironmentKey {
  static let defaultValue: any ValueStore = MemoryStore()
}

extension EnvironmentValues {
  /// Where `@AppStorage` keeps its values.
  package var appStore: any ValueStore {
    get { self[AppStoreKey.self] }
    set { self[AppStoreKey.self] = newValue }
  }

  /// Where `@SceneStorage` keeps its values; a host gives each of its roots one.
  package var sceneStore: any ValueStore {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets where `@AppStorage` in this view keeps values, if it names no store itself.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStore, DefaultsStore(store))
  }
}
