import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Observation
import Testing

@Observable private final class Cellar { let name = "cellar" }

private final class Archive {
  let cellar: Cellar
  init(_ cellar: Cellar) { self.cellar = cellar }
}

private final class Index {
  let archive: Archive
  init(_ archive: Archive) { self.archive = archive }
}

private struct ArchiveKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Archive> { \.archive }
  @Environment(Cellar.self) private var cellar
  func makeValue() -> Archive { Archive(cellar) }
}

private struct IndexKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Index> { \.index }
  @Environment(\.archive) private var archive
  func makeValue() -> Index { Index(archive) }
}

private final class Chicken {}
private final class Egg {}

private struct ChickenKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Chicken> { \.chicken }
  @Environment(\.egg) private var egg
  func makeValue() -> Chicken { withExtendedLifetime(egg) { Chicken() } }
}

private struct EggKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Egg> { \.egg }
  @Environment(\.chicken) private var chicken
  func makeValue() -> Egg { withExtendedLifetime(chicken) { Egg() } }
}

extension EnvironmentValues {
  fileprivate var archive: Archive {
    get { self[ArchiveKey.self] }
    set { self[ArchiveKey.self] = newValue }
  }
  fileprivate var index: Index { self[IndexKey.self] }
  fileprivate var chicken: Chicken { self[ChickenKey.self] }
  fileprivate var egg: Egg {
    get { self[EggKey.self] }
    set { self[EggKey.self] = newValue }
  }
}

private struct IndexView: View {
  @Environment(\.index) private var index
  var body: some View { Text(verbatim: "index of \(index.archive.cellar.name)") }
}

private struct ChickenView: View {
  @Environment(\.chicken) private var chicken
  var body: some View { Text(verbatim: "\(type(of: chicken))") }
}

@Suite @MainActor struct DerivedObstacleTests {
  private func reports(_ view: some View) -> (screen: Headless, texts: [String]) {
    let root = ViewRoot(
      VStack {
        view; Text(verbatim: "alive")
      }, showsDiagnoses: true)
    var texts: [String] = []
    root.onReport = { texts.append($0.message) }
    return (Headless(root: root), texts)
  }

  @Test("A value that is made from itself is no crash: its place says the whole way round, and the rest lives")
  func circle() {
    let (screen, texts) = reports(ChickenView())
    #expect(screen.shows("alive"))
    #expect(
      texts.first?.hasPrefix(
        """
        The value of ChickenKey cannot be made: it is made from itself.
          cycle     ChickenKey → EggKey → ChickenKey
          asked by  ChickenView.chicken
        """) == true, "\(texts)")
  }

  @Test("A circle is broken where one of its values is provided")
  func brokenCircle() {
    #expect(Headless(ChickenView().environment(\.egg, Egg())).text == "Chicken")
  }

  @Test("An object that a value is made from and nobody provides is missing where the value is read")
  func missing() {
    let (screen, texts) = reports(IndexView())
    #expect(screen.shows("alive"))
    #expect(texts.first?.hasPrefix("Cellar is missing: nothing above IndexView provides it.") == true, "\(texts)")
    #expect(texts.first?.contains("the value of IndexKey, for the value of ArchiveKey") == true, "\(texts)")
    #expect(texts.first?.contains("Write .environment(cellar) on a view above") == true, "\(texts)")
  }

  @Test("The place comes alive when the object is provided, or the value itself")
  func provided() throws {
    struct Screen: View {
      @State private var cellar: Cellar?
      var body: some View {
        IndexView().environment(cellar)
        Button("provide") { cellar = Cellar() }
        Button("take") { cellar = nil }
      }
    }
    let screen = Headless(root: ViewRoot(Screen(), showsDiagnoses: true))
    #expect(!screen.shows("index of cellar"))
    try screen.button("provide").tap()
    #expect(screen.shows("index of cellar"))
    #expect(Headless(IndexView().environment(\.archive, Archive(Cellar()))).text == "index of cellar")
  }
}
