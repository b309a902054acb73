import Foundation
import Testing

/// What is said to a wiring report is said beside what makes nodes, so that no primitive can be passed over.
@Suite struct WiringHabitTests {
  @Test(
    "Whatever makes a node, a window, bar items or tabs says beside it what it contains",
    arguments: [
      ("static func makeNode", "static func wire"), ("func makeWindow() -> AnyView", "static func wireScene("),
      ("func makeItems() -> AnyView", "static func wireItems("), ("var tabs: TabViews", "static func wireTabs("),
    ])
  func everyPrimitive(_ made: String, _ said: String) {
    var makers = 0
    for file in SourceFile.all(in: "Sources") {
      let code = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let declared = code.count { $0.contains(made) && !$0.contains("let tabs") }
      let stated = code.count { $0.contains(said) }
      makers += declared
      #expect(stated >= declared, "\(file.path) has \(declared) × \(made), and \(stated) × \(said)")
    }
    #expect(makers > 2)
  }

  @Test("The modules whose views count as the library's are its own")
  func ownModules() throws {
    let file = try #require(
      SourceFile.all(in: "Sources/UI/MilieuRuntime/Records").first { $0.path.hasSuffix("TypeModule.swift") })
    let list = try #require(file.text.range(of: "ours: Set<String> = [")).upperBound
    let named = file.text[list...].prefix { $0 != "]" }.split(separator: "\"").filter { $0.hasPrefix("Milieu") }
    let withoutViews: Set = [
      "MilieuCoreData", "MilieuData", "MilieuHTML", "MilieuMacros", "MilieuSQLite", "MilieuUndo",
    ]
    let expected = Set(ArrowTests.targets.map(\.name)).filter { $0.hasPrefix("Milieu") }.subtracting(withoutViews)
    #expect(Set(named.map(String.init)) == expected)
  }
}
