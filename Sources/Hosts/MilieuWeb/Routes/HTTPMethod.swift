/// What a client asks to be done with a path.
public enum HTTPMethod: String, Sendable, CaseIterable, CustomStringConvertible {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// The method as it is written in a request.
  public var description: String { rawValue }
}
