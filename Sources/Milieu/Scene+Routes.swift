internal import MilieuRuntime
public import MilieuViews
public import MilieuWeb

extension Scene {
  /// Answers plain HTTP requests beside the app's pages, such as an API or a health check.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }
  ///   .routes {
  ///     Route("/health") { _ in .text("ok") }
  ///     Route("/api/countries/{code}") { request in try .json(catalog.country(request["code"])) }
  ///   }
  /// ```
  ///
  /// Milieu's own; SwiftUI has no such modifier. The routes belong to the process, not to a session: they are asked for once, when
  /// the server starts, and other hosts leave them out.
  public func routes(@RouteBuilder _ routes: () -> [Route]) -> some Scene {
    RoutedScene(scene: self, routes: routes())
  }
}

/// Builds routes from the statements of a closure.
@resultBuilder
public enum RouteBuilder {
  public static func buildExpression(_ route: Route) -> [Route] { [route] }
  public static func buildExpression(_ routes: [Route]) -> [Route] { routes }
  public static func buildBlock(_ parts: [Route]...) -> [Route] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Route]?) -> [Route] { part ?? [] }
  public static func buildEither(first part: [Route]) -> [Route] { part }
  public static func buildEither(second part: [Route]) -> [Route] { part }
  public static func buildArray(_ parts: [[Route]]) -> [Route] { parts.flatMap { $0 } }
}

private struct RoutedScene<Content: Scene>: Scene {
  typealias Body = Never

  let scene: Content
  let routes: [Route]

  func makeWindow() -> AnyView { scene.makeWindow() }

  nonisolated static func wireScene(_ walk: WiringWalk) { Content.wireScene(walk) }

  func collect(_ traits: inout SceneTraits) {
    scene.collect(&traits)
    for route in routes { traits.append(route) }
  }
}
