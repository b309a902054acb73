import Foundation
import Testing

/// What users' source may name is pinned: a change shows in a review, and belongs in the change log.
@Suite(.serialized) struct SurfaceTests {
  @Test(
    "The public declarations behind an import are those that are written down", arguments: PublicSurface.Import.allCases
  )
  func surface(of module: PublicSurface.Import) throws {
    let surface = try PublicSurface(of: module)
    if ProcessInfo.processInfo.environment["MILIEU_RENEW_SURFACE"] != nil {
      try surface.text.write(to: module.list, atomically: true, encoding: .utf8)
    }
    let written = try PublicSurface(text: String(contentsOf: module.list, encoding: .utf8))
    let difference = written.difference(to: surface)
    #expect(
      difference.isEmpty,
      """
      The public declarations have changed:
      \(difference)
      If that is meant, say so in CHANGELOG.md and renew the list:
        Scripts/renew-surface
      """)
  }

  @Test("The lists of models are those of a library, not empty ones")
  func models() throws {
    for (module, names) in [
      (PublicSurface.Import.swiftData, ["ModelContext.save()", "Model()", "Query.wrappedValue", "MigrationStage"]),
      (.coreData, ["NSManagedObject.value(forKey:)", "FetchRequest.wrappedValue", "NSPersistentContainer"]),
    ] {
      let written = try PublicSurface(text: String(contentsOf: module.list, encoding: .utf8))
      for name in names {
        #expect(written.promised.contains { $0.hasPrefix("\(name) │ ") }, "\(name) is not listed")
      }
    }
  }

  @Test("The list is that of a library, not an empty one, and knows what is technical")
  func isComplete() throws {
    let written = try PublicSurface(text: String(contentsOf: PublicSurface.Import.swiftUI.list, encoding: .utf8))
    func has(_ name: String, in lines: Set<String>) -> Bool { lines.contains { $0.hasPrefix("\(name) │ ") } }
    for name in [
      "Text.init(_:tableName:bundle:comment:)", "View.body", "State.wrappedValue", "App.main()", "WindowGroup",
    ] {
      #expect(has(name, in: written.promised), "\(name) is not listed")
    }
    for name in ["View.makeNode(for:in:)", "Button.describe(_:)", "PrimitiveView", "ShapeStyle.drawing"] {
      #expect(has(name, in: written.technical) && !has(name, in: written.promised), "\(name) is no promise")
    }
  }

  @Test("A difference names what came and what went")
  func difference() {
    let old = PublicSurface(text: "# \nA │ struct A\nB │ struct B\n\n# \nC │ struct C\n")
    let new = PublicSurface(text: "# \nA │ struct A\nC │ struct C\n\n# \n")
    #expect(old.difference(to: new) == "- B │ struct B\n+ C │ struct C\n- C │ struct C  (hidden from documentation)")
    #expect(old.difference(to: old).isEmpty)
    #expect(PublicSurface(text: old.text) == old)
  }
}
