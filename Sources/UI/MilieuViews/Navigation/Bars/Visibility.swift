/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the host sees fit.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}
