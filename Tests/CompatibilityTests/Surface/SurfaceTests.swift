import Foundation
import Testing

/// What users' source may name is pinned: a change shows in a review, and belongs in the change log.
@Suite struct SurfaceTests {
  static let pinned = Repository.root.appending(path: "Tests/CompatibilityTests/Surface/SwiftUI.txt")

  @Test("The public declarations behind `import SwiftUI` are those that are written down")
  func surface() throws {
    let surface = try PublicSurface().lines
    if ProcessInfo.processInfo.environment["MILIEU_RENEW_SURFACE"] != nil {
      try (surface.joined(separator: "\n") + "\n").write(to: Self.pinned, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.pinned, encoding: .utf8).split(separator: "\n").map(String.init)
    let (new, gone) = (Set(surface).subtracting(written), Set(written).subtracting(surface))
    let difference = (gone.sorted().map { "- \($0)" } + new.sorted().map { "+ \($0)" }).joined(separator: "\n")
    #expect(
      difference.isEmpty,
      """
      The public declarations have changed:
      \(difference)
      If that is meant, say so in CHANGELOG.md and renew the list:
        MILIEU_RENEW_SURFACE=1 swift test --filter SurfaceTests
      """)
  }

  @Test("The list is that of a library, not an empty one")
  func isComplete() throws {
    let written = try "\n" + String(contentsOf: Self.pinned, encoding: .utf8)
    for name in [
      "Text.init(_:tableName:bundle:comment:)", "View.body", "State.wrappedValue", "App.main()", "WindowGroup",
    ] {
      #expect(written.contains("\n\(name) │ "), "\(name) is not listed")
    }
  }
}
