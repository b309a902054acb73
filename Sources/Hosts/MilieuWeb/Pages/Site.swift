/// The paths that belong to the pages themselves.
enum Site {
  static let page = "/"
  static let icon = "/favicon.ico"
  private static let prefix = "/milieu"
  static let socketPath = prefix + "/socket"
  /// Answers with the build, for a page that cannot open its socket and wants to know whether the server is there.
  static let buildPath = prefix + "/build"

  /// Where the assets of a build are.
  static func assetPrefix(build: String) -> String { "\(prefix)/\(build)/" }

  static func isReserved(_ path: String) -> Bool {
    let parts = RoutePattern.split(path)
    return parts.isEmpty || path == icon || parts.first == prefix.dropFirst()
  }
}
