import Foundation
import Testing

@Suite struct PreviewMacroTests {
  /// What a preview on the first line becomes, around the statements that make it.
  private func registry(_ statements: String, fileID: String = "Shop/Screen.swift") -> [String] {
    let name = "__macro_local_7PreviewfMu_"
    return Self.withoutIndentation(
      """
      struct \(name): MilieuViews.PreviewRegistry {
        static var fileID: Swift.String {
          "\(fileID)"
        }
        static var line: Swift.Int {
          1
        }
        static var column: Swift.Int {
          1
        }

        @Swift.MainActor static func makePreview() throws -> MilieuViews.Preview {
      \(statements)
        }

        #if compiler(>=6.3)
        @used private static let record: @convention(c) () -> Swift.Void = {
          MilieuViews.Preview.keep(\(name).self)
        }
        #endif
      }
      """)
  }

  /// The compiler lays expansions out anew.
  private static func withoutIndentation(_ source: String) -> [String] {
    source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A preview becomes a type that says its place and makes it")
  func plain() {
    let expansion = Expansion(
      """
      #Preview {
        Text("Hello")
      }
      """)
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      Self.withoutIndentation(expansion.source)
        == registry(
          """
          MilieuViews.Preview() {
            Text("Hello")
          }
          """))
  }

  @Test("Name, traits and all statements are handed on")
  func arguments() {
    let expansion = Expansion(
      """
      #Preview("Two", traits: .sizeThatFitsLayout, .landscapeLeft) {
        let name = "a"
        Text(name)
        Text("b")
      }
      """)
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      Self.withoutIndentation(expansion.source)
        == registry(
          """
          MilieuViews.Preview("Two", traits: .sizeThatFitsLayout, .landscapeLeft) {
            let name = "a"
            Text(name)
            Text("b")
          }
          """))
  }

  @Test("Previewable properties become those of a view, in order, whatever their wrapper")
  func previewable() {
    let expansion = Expansion(
      """
      #Preview("State", traits: .portrait) {
        @Previewable @State var text = "a"
        @Previewable @Environment(\\.locale) var locale
        let step = 1
        @SwiftUI.Previewable @FocusState var isFocused: Bool
        Field(text: $text)
      }
      """)
    #expect(expansion.diagnostics.isEmpty)
    #expect(
      Self.withoutIndentation(expansion.source)
        == registry(
          """
          struct PreviewContent: MilieuRuntime.View {
            @State var text = "a"
            @Environment(\\.locale) var locale
            @FocusState var isFocused: Bool

            var body: some MilieuRuntime.View {
              let step = 1
              Field(text: $text)
            }
          }
          return MilieuViews.Preview("State", traits: .portrait) {
            PreviewContent()
          }
          """))
  }

  @Test("A body that is named as an argument is a body")
  func labelledBody() {
    let expansion = Expansion("#Preview(\"A\", body: { Text(\"Hello\") })")
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.source.contains("MilieuViews.Preview(\"A\") {"))
  }

  private static let place = "'@Previewable' belongs to a property at the top level of the body of '#Preview'"

  @Test(
    "A previewable property elsewhere is told at its place",
    arguments: [
      ("struct Screen {\n  @Previewable @State var x = 0\n}", "2:3"),
      ("func make() {\n  @Previewable @State var x = 0\n}", "2:3"),
      ("#Preview {\n  if isOn {\n    @Previewable @State var x = 0\n  }\n}", "3:5"),
      ("#Preview {\n  Button(\"A\") {\n    @Previewable @State var x = 0\n  }\n}", "3:5"),
    ])
  func misplaced(source: String, at place: String) {
    #expect(Expansion(source).diagnostics == ["\(place) \(Self.place)"])
  }

  @Test("A preview without a body is told so")
  func noBody() {
    #expect(
      Expansion("#Preview(\"A\")").diagnostics == ["1:1 '#Preview' needs a closure that says what to show"])
  }
}
