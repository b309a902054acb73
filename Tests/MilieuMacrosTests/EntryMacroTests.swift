import Foundation
import Testing

@Suite struct EntryMacroTests {
  @Test("An entry becomes accessors and a private key with a stored default")
  func environment() {
    let expansion = Expansion(
      """
      extension EnvironmentValues {
        @Entry var theme: Theme = .plain
      }
      """)
    #expect(
      expansion.source == """
        extension EnvironmentValues {
          var theme: Theme {
            get {
              self[__Key_theme.self]
            }
            set {
              self[__Key_theme.self] = newValue
            }
          }

          private struct __Key_theme: MilieuEnvironment.EnvironmentKey {
            nonisolated(unsafe) static var defaultValue: Theme = .plain
          }
        }
        """)
    #expect(expansion.diagnostics.isEmpty)
  }

  struct Key: Sendable, CustomTestStringConvertible {
    let values: String
    let property: String
    let key: String
    var testDescription: String { "\(values): \(property)" }
  }

  @Test(
    "The key follows the property and the type that is extended",
    arguments: [
      Key(
        values: "EnvironmentValues", property: "var count = 0",
        key: "__Key_count: MilieuEnvironment.EnvironmentKey { nonisolated(unsafe) static var defaultValue = 0 }"),
      Key(
        values: "EnvironmentValues", property: "public var user: User?",
        key: "__Key_user: MilieuEnvironment.EnvironmentKey { nonisolated(unsafe) static var defaultValue: User? = nil }"
      ),
      Key(
        values: "EnvironmentValues", property: "var user: Optional<User>",
        key:
          "__Key_user: MilieuEnvironment.EnvironmentKey { nonisolated(unsafe) static var defaultValue: Optional<User> = nil }"
      ),
      Key(
        values: "SwiftUI.EnvironmentValues", property: "var `default`: Int = 1",
        key: "__Key_default: MilieuEnvironment.EnvironmentKey { nonisolated(unsafe) static var defaultValue: Int = 1 }"),
      Key(
        values: "Transaction", property: "var reason = \"none\"",
        key: "__Key_reason: MilieuRuntime.TransactionKey { nonisolated(unsafe) static var defaultValue = \"none\" }"),
      Key(
        values: "ContainerValues", property: "var isPinned: Bool = false",
        key:
          "__Key_isPinned: MilieuRuntime.ContainerValueKey { nonisolated(unsafe) static var defaultValue: Bool = false }"
      ),
      Key(
        values: "FocusedValues", property: "var item: Binding<Item>?",
        key: "__Key_item: MilieuRuntime.FocusedValueKey { typealias Value = Binding<Item> }"),
      Key(
        values: "FocusedValues", property: "var item: Swift.Optional<Item>",
        key: "__Key_item: MilieuRuntime.FocusedValueKey { typealias Value = Item }"),
    ])
  func keys(_ sample: Key) throws {
    let expansion = Expansion("extension \(sample.values) {\n  @Entry \(sample.property)\n}")
    #expect(expansion.diagnostics.isEmpty)
    let words = expansion.source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = try #require(words.range(of: "private struct "))
    #expect(words[start.upperBound...] == sample.key + " }")
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let source: String
    let diagnostic: String
    var fixed: String?
    var testDescription: String { source }
  }

  static let place =
    "'@Entry' belongs to a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"

  @Test(
    "What cannot be an entry is told once, at its place, with what to write instead",
    arguments: [
      Mistake(source: "struct Screen {\n  @Entry var x = 0\n}", diagnostic: "2:3 \(place)"),
      Mistake(source: "extension Screen {\n  @Entry var x = 0\n}", diagnostic: "2:3 \(place)"),
      Mistake(source: "@Entry var x = 0", diagnostic: "1:1 \(place)"),
      Mistake(
        source: "extension EnvironmentValues {\n  struct Inner {\n    @Entry var x = 0\n  }\n}",
        diagnostic: "3:5 \(place)"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry var user: User\n}",
        diagnostic: """
          2:14 An entry of type 'User', which is not optional, needs a default value
            Add a default value
            Make the type optional
          """,
        fixed: "extension EnvironmentValues {\n  @Entry var user: User = <#default value#>\n}"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry var user\n}",
        diagnostic: "2:14 '@Entry' needs a default value or an optional type"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry let x = 0\n}",
        diagnostic: "2:10 An entry is written as well as read: '@Entry' needs 'var'\n  Replace 'let' with 'var'",
        fixed: "extension EnvironmentValues {\n  @Entry var x = 0\n}"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry static var x = 0\n}",
        diagnostic:
          "2:10 An entry belongs to values, not to their type: '@Entry' cannot be 'static'\n  Remove 'static'",
        fixed: "extension EnvironmentValues {\n  @Entry var x = 0\n}"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry var x: Int { 0 }\n}",
        diagnostic: "2:21 '@Entry' writes the accessors itself: give the property a default value instead"),
      Mistake(
        source: "extension EnvironmentValues {\n  @Entry var x = 0 { didSet {} }\n}",
        diagnostic: "2:20 '@Entry' writes the accessors itself: give the property a default value instead"),
      Mistake(
        source: "extension FocusedValues {\n  @Entry var item: Item\n}",
        diagnostic:
          "2:20 A focused value is optional: it is nil while nothing in focus provides it\n  Make the type optional",
        fixed: "extension FocusedValues {\n  @Entry var item: Item?\n}"),
      Mistake(
        source: "extension FocusedValues {\n  @Entry var action: () -> Void\n}",
        diagnostic:
          "2:22 A focused value is optional: it is nil while nothing in focus provides it\n  Make the type optional",
        fixed: "extension FocusedValues {\n  @Entry var action: (() -> Void)?\n}"),
      Mistake(
        source: "extension FocusedValues {\n  @Entry var item: Item? = nil\n}",
        diagnostic:
          "2:26 A focused value has no default: it is nil while nothing in focus provides it\n  Remove the default value",
        fixed: "extension FocusedValues {\n  @Entry var item: Item?\n}"),
      Mistake(
        source: "extension FocusedValues {\n  @Entry var item = 0\n}",
        diagnostic:
          "2:19 A focused value has no default: it is nil while nothing in focus provides it\n  Remove the default value"
      ),
    ])
  func mistakes(_ mistake: Mistake) {
    let expansion = Expansion(mistake.source)
    #expect(expansion.diagnostics == [mistake.diagnostic])
    if let fixed = mistake.fixed { #expect(expansion.fixed == fixed) }
  }

  @Test(
    "Several properties in one declaration are told apart from one",
    arguments: ["@Entry var a = 0, b = 1", "@Entry var (a, b) = (0, 1)"])
  func several(_ source: String) {
    let expansion = Expansion("extension EnvironmentValues {\n  \(source)\n}")
    #expect(!expansion.diagnostics.isEmpty)
    #expect(!expansion.source.contains("__Key_"))
  }
}
