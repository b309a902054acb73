import Foundation
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@Suite @MainActor struct ImageAndLabelTests {
  private func tree(_ view: some View) -> String { Headless(view).tree }

  @Test("An image names its symbol or its asset, and says whether it fills its place")
  func images() {
    #expect(tree(Image(systemName: "star.fill")) == "image symbol=\"star.fill\"")
    #expect(tree(Image("logo")) == "image asset=\"logo\"")
    #expect(tree(Image("logo").resizable()) == "image asset=\"logo\" isResizable=true")
  }

  @Test("An image is read out by its label, else by its name; a decorative one is not")
  func spoken() throws {
    #expect(try Headless(Image(systemName: "star")).find(.image).accessibilityLabel == "star")
    #expect(try Headless(Image("logo", label: Text("The firm"))).find(.image).accessibilityLabel == "The firm")
    #expect(
      try Headless(Image(systemName: "star").accessibilityLabel("Favourite")).find(.image).accessibilityLabel
        == "Favourite")
    #expect(tree(Image(decorative: "wave")) == "image asset=\"wave\" isUnspoken=true")
  }

  @Test("A label of every initialiser has its icon before its title")
  func labels() {
    let title = "String"
    let screen = Headless(
      VStack {
        Label("Key", systemImage: "a")
        Label(title, systemImage: "a")
        Label("Asset", image: "a")
        Label {
          Text("Views").bold()
        } icon: {
          Circle()
        }
      })
    #expect(screen.text == "Key String Asset Views")
    #expect(
      tree(Label("T", systemImage: "s")) == "label\n  labelIcon\n    image symbol=\"s\"\n  labelTitle\n    text \"T\"")
  }

  @Test("A style says which part of a label shows; both are there for those who listen", arguments: ["iconOnly"])
  func labelStyles(name: String) throws {
    let screen = Headless(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly))
    #expect(screen.tree.contains("label style=\"\(name)\""))
    #expect(try screen.button("Add").isEnabled)
    #expect(tree(Label("a", systemImage: "b").labelStyle(TitleOnlyLabelStyle())).hasPrefix("label style=\"titleOnly\""))
    #expect(tree(Label("a", systemImage: "b").labelStyle(.titleAndIcon)).hasPrefix("label style=\"titleAndIcon\""))
    #expect(tree(Label("a", systemImage: "b").labelStyle(.automatic)).hasPrefix("label\n"))
  }

  @Test("A link of every initialiser leads to its address, and a disabled one says so")
  func links() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let title = "String"
    let screen = Headless(
      VStack {
        Link("Key", destination: url)
        Link(title, destination: url)
        Link(destination: url) { Label("Label", systemImage: "link") }
        Link("Off", destination: url).disabled(true)
      })
    #expect(screen.all(.link).map(\.accessibilityLabel) == ["Key", "String", "Label", "Off"])
    #expect(screen.all(.link).map(\.isEnabled) == [true, true, true, false])
    #expect(screen.all(.link).allSatisfy { $0.tree.contains("url=\"https://example.org/a?b=c\"") })
  }

  @Test("Progress of every initialiser states how far it is, within its bounds")
  func progress() {
    let title = "String"
    let screen = Headless(
      VStack {
        ProgressView()
        ProgressView("Key")
        ProgressView(title)
        ProgressView { Text("Label") }
        ProgressView(value: 0.25)
        ProgressView("Key value", value: 1.0, total: 4)
        ProgressView(title, value: 9.0, total: 4)
        ProgressView(value: -1.0, total: 0) { Text("Nothing to do") }
        ProgressView(value: nil as Double?)
      })
    #expect(
      screen.all(.progress).map(\.accessibilityLabel) == [
        "", "Key", "String", "Label", "", "Key value", "String", "Nothing to do", "",
      ])
    #expect(screen.all(.progress).map(\.value) == [nil, nil, nil, nil, "0.25", "0.25", "1", "0", nil])
  }
}
