internal import MilieuRuntime
internal import MilieuViews

/// The one-letter names of the usual events; `milieu.js` has the same list. Others go by their full name.
enum EventNames {
  private static let short: [(letter: String, name: ElementEvent.Name)] = [
    ("t", .tap), ("i", .input), ("c", .change), ("s", .submit), ("+", .increment), ("-", .decrement),
  ]

  static func full(_ name: String) -> ElementEvent.Name {
    short.first { $0.letter == name }?.name ?? ElementEvent.Name(name)
  }
}
