import Foundation
import MilieuEnvironment
import MilieuHeadless
import MilieuRuntime
import MilieuViews
import Testing

@MainActor
@Suite("Animations")
struct AnimationTests {
  private struct Screen: View {
    @State var count = 0
    @State private var other = 0
    var body: some View {
      Text("\(count) \(other)").animation(.linear(duration: 2), value: other)
      Button("Plain") { count += 1 }
      Button("Animated") { withAnimation(.easeIn(duration: 1)) { count += 1 } }
      Button("Not animated") { withAnimation(nil) { count += 1 } }
      Button("Other") { other += 1 }
      Toggle("Bound", isOn: Binding(get: { count > 100 }, set: { count = $0 ? 101 : 0 }))
    }
  }

  @Test("The animation of a change goes along with its patches, once")
  func transaction() throws {
    let app = Headless(Screen())
    _ = app.root.takeTransaction()
    try app.button("Animated").tap()
    #expect(app.root.takeTransaction().animation == .easeIn(duration: 1))
    #expect(app.root.takeTransaction().animation == nil)
    try app.button("Plain").tap()
    #expect(app.root.takeTransaction().animation == nil)
    try app.button("Not animated").tap()
    #expect(app.root.takeTransaction().animation == nil)
  }

  @Test("A view animates what follows from a value of its own, unless the change says not to")
  func implicit() throws {
    let app = Headless(Screen())
    try app.button("Other").tap()
    #expect(app.root.takeTransaction().animation == .linear(duration: 2))
    try app.button("Plain").tap()
    #expect(app.root.takeTransaction().animation == nil)
  }

  @Test("A view that asks for no animation keeps still, and a transition is known to hosts")
  func still() throws {
    let app = Headless(
      VStack {
        Text("a").animation(nil, value: 1)
        Text("b").transition(.move(edge: .top).combined(with: .opacity))
        Text("c").transition(.opacity)
      })
    let texts = try #require(app.root.elements.root.children.first { _ in true }).children.map { $0 }
    #expect(texts[0][.isStill] == true)
    #expect(texts[1][.transition] == .move(edge: .top).combined(with: .opacity))
    #expect(texts[2][.transition] == nil)
  }

  @Test("Writes through an animated binding are animated")
  func binding() {
    final class Box: Sendable {
      nonisolated(unsafe) var animation: Animation?
    }
    let box = Box()
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in box.animation = transaction.animation })
    binding.animation(.bouncy).wrappedValue = 1
    #expect(box.animation == .bouncy)
    binding.wrappedValue = 2
    #expect(box.animation == nil)
  }

  @Test(
    "What is to be done on completion is done, with an animation and without",
    arguments: [nil, .linear(duration: 0.01)] as [Animation?])
  func completion(animation: Animation?) async throws {
    struct Screen: View {
      let animation: Animation?
      @State private var isDone = false
      var body: some View {
        Button(isDone ? "Done" : "Go") {
          withAnimation(animation) {
          } completion: {
            isDone = true
          }
        }
      }
    }
    let app = Headless(Screen(animation: animation))
    try app.button("Go").tap()
    try await app.wait { !$0.all { $0.text == "Done" }.isEmpty }
  }

  @Test("Delays, speeds and repeats are those of the whole")
  func times() {
    let animation = Animation.linear(duration: 2).delay(1).speed(2)
    #expect(animation.duration == 1)
    #expect(animation.delay == 0.5)
    #expect(Animation.easeIn.duration == 0.35)
    #expect(Animation.linear.repeatCount(3).plays == 3)
    #expect(Animation.linear.repeatForever().plays == .infinity)
  }

  @Test(
    "A spring begins where it is, ends at its aim, and passes it only where it bounces",
    arguments: [
      (Animation.smooth, false), (.bouncy, true), (.default, false),
      (.spring(response: 0.4, dampingFraction: 0.5), true),
      (.spring(duration: 0.3, bounce: -0.5), false), (.interpolatingSpring(stiffness: 170, damping: 15), true),
    ])
  func springs(animation: Animation, bounces: Bool) {
    let course = stride(from: 0.0, through: 1, by: 0.01).map(animation.progress)
    #expect(abs(course[0]) < 1e-9)
    #expect(abs(course[100] - 1) < 0.005)
    #expect((course.max() ?? 0 > 1.001) == bounces)
  }

  @Test("A transition may differ on the way in and on the way out")
  func asymmetric() {
    let transition = AnyTransition.asymmetric(insertion: .scale, removal: .push(from: .leading))
    #expect(transition.insertion == [.scale(0)])
    #expect(transition.removal == [.beyond(.trailing), .opacity])
  }
}
