import MilieuHTML
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Animated patches")
struct AnimationPatchTests {
  private func message(_ animation: Animation?, report: @escaping (String) -> Void = { _ in }) -> String {
    String(
      decoding: PatchEncoder.message(for: [.remove(7)], animation: animation, version: { _ in 0 }, report: report),
      as: UTF8.self)
  }

  @Test("An animation stands before the steps it is for")
  func curve() {
    #expect(message(nil) == #"[["r",7]]"#)
    #expect(message(.linear(duration: 0.25)) == #"[["A",250,"linear",0],["r",7]]"#)
    #expect(message(.easeInOut(duration: 1).delay(0.5)) == #"[["A",1000,"cubic-bezier(0.42,0,0.58,1)",500],["r",7]]"#)
    #expect(message(.bouncy).hasPrefix(#"[["A",705,"linear(0,0."#))
  }

  @Test("Where nothing changes, nothing is said")
  func nothing() {
    #expect(PatchEncoder.message(for: [], animation: .default, version: { _ in 0 }) == Array("[]".utf8))
  }

  @Test("That repeats are not shown is reported")
  func repeats() {
    var reports: [String] = []
    _ = message(.linear.repeatForever()) { reports.append($0) }
    #expect(reports.count == 1)
  }

  @Test("A view says how it comes and goes, and that it keeps still")
  func attributes() throws {
    let page = try Page(
      VStack {
        Text("a").transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .identity))
        Text("b").animation(nil, value: 0)
      })
    let texts = page.top.all { $0.classes.contains("text") }
    #expect(texts[0].attributes["data-i"] == "translate:0 100%;opacity:0")
    #expect(texts[0].attributes["data-r"] == "")
    #expect(texts[1].classes.contains("still"))
  }
}
