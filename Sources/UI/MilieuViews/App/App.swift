package import MilieuRuntime

/// The whole of an app: its scenes and the state they share.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app. A host that serves several people makes one for each session.
  @MainActor @preconcurrency init()
}

/// An app as a view: its first window, with the app's own state and environment connected.
package struct AppView<Content: App>: View {
  private let app: NestedProperties<Content>

  package init(_ app: Content) {
    self.app = NestedProperties(app)
  }

  package var body: some View { app.value.body.makeWindow() }
}
