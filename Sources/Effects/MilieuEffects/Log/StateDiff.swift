/// What differs between two values, part by part.
///
/// ```
/// isLoading: true → false
/// movies[3].title: "Haet" → "Heat"
/// movies[4]: inserted Movie(title: "Ran")
/// ```
///
/// Structs, tuples, enumerations, optionals, arrays, sets and dictionaries are compared by their parts. Parts that are `Equatable` and equal do
/// not differ; objects that are not `Equatable` differ if they are not the same one; of functions nothing is told.
public struct StateDiff: Hashable, Sendable, CustomStringConvertible {
  /// One part that differs.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// Where the part is, such as `movies[3].title`; empty for the whole.
    public let path: String

    /// What it was, cut off where long; `nil` for an element that was inserted.
    public let before: String?

    /// What it is; `nil` for an element that was removed.
    public let after: String?

    /// The path up to the first element of a collection: what a test asserts as one.
    package let property: String

    /// The change in a line.
    public var description: String {
      let place = path.isEmpty ? "" : "\(path): "
      return switch (before, after) {
      case (let before?, let after?): "\(place)\(before) → \(after)"
      case (nil, let after?): "\(place)inserted \(after)"
      case (let before?, nil): "\(place)removed \(before)"
      case (nil, nil): place
      }
    }
  }

  /// The parts that differ, in the order they are declared, but for those left out.
  public let changes: [Change]

  /// How many more parts differ than ``changes`` tells: a hundred are told.
  public let omitted: Int

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - before: the one.
  ///   - after: the other.
  public init<Value>(from before: Value, to after: Value) {
    var comparison = StateComparison()
    comparison.compare(before, after, at: StatePath())
    changes = Array(comparison.changes.prefix(100))
    omitted = comparison.changes.count - changes.count
  }

  package init(changes: [Change]) {
    self.changes = changes
    omitted = 0
  }

  /// Whether nothing differs, as far as can be told.
  public var isEmpty: Bool { changes.isEmpty }

  /// A line for each change.
  public var description: String {
    (changes.map(\.description) + (omitted > 0 ? ["… and \(omitted) more"] : [])).joined(separator: "\n")
  }
}

/// Where a part of a value is.
struct StatePath {
  private(set) var text = ""
  private(set) var property = ""
  private var isInCollection = false

  func appending(_ label: String) -> Self {
    var path = self
    path.text += text.isEmpty || label.hasPrefix(".") ? label : ".\(label)"
    if !isInCollection { path.property = path.text }
    return path
  }

  func appending(element: String) -> Self {
    var path = self
    path.text += "[\(element)]"
    path.isInCollection = true
    return path
  }
}
