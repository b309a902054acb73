/// A plain HTTP answer beside an app's pages, such as an API or a health check.
///
/// ```swift
/// Route("/api/countries/{code}/subdivisions") { request in
///   try .json(await atlas.subdivisions(of: request["code"]))
/// }
/// Route(.post, "/api/notes") { request in
///   try await notes.add(request.body)
///   return .status(201)
/// }
/// ```
///
/// A path is answered by the route whose pattern names most of it word for word. A path no pattern fits is answered with
/// 404, and one that is known for other methods only with 405 and an `Allow` header. Routes for `GET` answer `HEAD` too.
/// The paths `/`, `/favicon.ico` and everything below `/milieu/` belong to the pages themselves.
public struct Route: Sendable {
  /// Answers a request. It runs outside the main actor, in a task that is cancelled when the client goes away.
  public typealias Handler = @Sendable (RouteRequest) async throws -> RouteResponse

  /// The method that is answered.
  public let method: HTTPMethod
  /// The paths that are answered, as they were written.
  public let pattern: String

  let handler: Handler

  /// Answers requests of one method whose path fits a pattern.
  ///
  /// - Parameters:
  ///   - method: the method; `GET` answers `HEAD` as well.
  ///   - pattern: starts with `/`. A part in braces stands for any one part of the path that is not empty; the handler
  ///     finds it under its name. A pattern that cannot be read is reported when the server starts, and left out.
  ///   - handler: gives the answer. An error it throws is logged and answered with a 500 that tells the client nothing.
  public init(_ method: HTTPMethod, _ pattern: String, handler: @escaping Handler) {
    self.method = method
    self.pattern = pattern
    self.handler = handler
  }

  /// Answers `GET`, and `HEAD`, requests whose path fits a pattern.
  ///
  /// - Parameters:
  ///   - pattern: as in ``init(_:_:handler:)``.
  ///   - handler: gives the answer; as in ``init(_:_:handler:)``.
  public init(_ pattern: String, handler: @escaping Handler) { self.init(.get, pattern, handler: handler) }
}
