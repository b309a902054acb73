/// Why something could not be found or done.
public enum HeadlessError: Error, CustomStringConvertible, Sendable {
  /// Nothing matches. Names what was looked for and shows the elements there are.
  case notFound(String, tree: String)
  /// Several match where one was asked for.
  case ambiguous(String, count: Int, tree: String)
  /// The element does not take such an act, or is disabled.
  case refused(String)
  /// What was waited for did not come. Shows the elements there are.
  case timedOut(String)

  public var description: String {
    switch self {
    case .notFound(let what, let tree): "There is no \(what). These elements are shown:\n\(tree)"
    case .ambiguous(let what, let count, let tree):
      "There are \(count) elements that are \(what); ask for all of them or say more. These elements are shown:\n\(tree)"
    case .refused(let why): why
    case .timedOut(let tree): "What was waited for did not come. These elements are shown:\n\(tree)"
    }
  }
}
