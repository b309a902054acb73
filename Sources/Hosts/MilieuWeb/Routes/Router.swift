/// Finds the route for a request and turns its answer into HTTP.
struct Router: Sendable {
  private struct Entry: Sendable {
    var route: Route
    var pattern: RoutePattern
  }

  private let entries: [Entry]
  private let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - isReserved: whether a path belongs to the host.
  ///   - log: takes a line about each route that cannot be served, and about each that fails.
  init(_ routes: [Route], isReserved: (String) -> Bool, log: @escaping @Sendable (String) -> Void) {
    var entries: [Entry] = []
    for route in routes {
      let name = "Route \(route.method) \"\(route.pattern)\""
      do throws(RoutePattern.Problem) {
        let pattern = try RoutePattern(route.pattern)
        if isReserved(route.pattern) {
          log("\(name) is left out: that path belongs to the app's pages. Choose another, such as \"/api\".")
        } else if entries.contains(where: { $0.route.method == route.method && $0.pattern.isSame(as: pattern) }) {
          log("\(name) is left out: an earlier route answers the same paths. Remove one of them.")
        } else {
          entries.append(Entry(route: route, pattern: pattern))
        }
      } catch {
        log("\(name) is left out: \(error.description). Write it like \"/api/items/{id}\".")
      }
    }
    self.entries = entries
    self.log = log
  }

  func respond(to request: HTTPRequest) async -> HTTPResponse {
    let path = RoutePattern.split(request.path)
    let candidates = entries.filter { $0.pattern.match(path) != nil }
    guard !candidates.isEmpty else { return .notFound }
    guard let (entry, method) = choose(from: candidates, method: request.method) else {
      var allowed = Set(candidates.map(\.route.method.rawValue))
      if allowed.contains("GET") { allowed.insert("HEAD") }
      var response = HTTPResponse.text("This path does not answer \(request.method).", status: 405)
      response.headers.append(("allow", allowed.sorted().joined(separator: ", ")))
      return response
    }
    do {
      let parameters = entry.pattern.match(path) ?? [:]
      let answer = try await entry.route.handler(RouteRequest(request, method: method, parameters: parameters))
      return PageHeaders.guarded(
        HTTPResponse(status: answer.status, headers: answer.headers.map { ($0.name, $0.value) }, body: answer.body))
    } catch {
      if !(error is CancellationError) { log("\(request.method) \(request.path) failed: \(error)") }
      return .text("Something went wrong on the server.", status: 500)
    }
  }

  /// The closest route for the method; for `HEAD` without one of its own, the closest for `GET`.
  private func choose(from candidates: [Entry], method: String) -> (Entry, HTTPMethod)? {
    guard let method = HTTPMethod(rawValue: method) else { return nil }
    for wanted in method == .head ? [.head, .get] : [method] {
      var best: Entry?
      for entry in candidates where entry.route.method == wanted {
        if best.map({ entry.pattern.isCloser(than: $0.pattern) }) ?? true { best = entry }
      }
      if let best { return (best, method) }
    }
    return nil
  }
}
