/// A person who has logged in.
struct User: Hashable, Sendable {
  /// What the person is called.
  let name: String
}
