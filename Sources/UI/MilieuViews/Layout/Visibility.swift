/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place or the host decides.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
