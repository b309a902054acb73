import MilieuHeadless
import SwiftUI
import Testing

@Suite @MainActor struct TeamScreenTests {
  let model = TeamModel()
  let screen: Headless

  init() {
    screen = Headless(TeamScreen(model: model))
  }

  @Test("A screen written for SwiftUI adds, filters and edits")
  func addsFiltersAndEdits() throws {
    #expect(screen.shows("Nobody here yet"))
    #expect(throws: HeadlessError.self) { try screen.button("Add member").tap() }
    try screen.textField("Name").type("Ada")
    try screen.button("Add member").tap()
    #expect(screen.shows("Ada"))
    #expect(screen.shows("From 0 to 1"))
    #expect(try screen.textField("Name").value == "")

    try screen.picker("Role").select("Designer")
    #expect(model.filter == .designer)
    #expect(screen.shows("Nobody here yet"))
    try screen.textField("Name").type("Grace")
    try screen.textField("Name").submit()
    #expect(screen.shows("Grace") && !screen.shows("Ada"))

    try screen.toggle("Active").toggle()
    #expect(model.members.last?.isActive == false)
    try screen.picker("Role").select("Everyone")
    #expect(screen.all(.toggle).map(\.isOn) == [true, false])
  }

  @Test("A modifier with a body reads the environment that stands outside it")
  func modifierReadsOutside() {
    #expect(screen.shows("in blue"))
  }
}
