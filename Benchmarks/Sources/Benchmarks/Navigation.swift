import MilieuHeadless
import SwiftUI

@Observable
private final class Coordinator {
  var path: [Int] = []
}

private struct Page: View {
  let number: Int

  var body: some View {
    VStack {
      Text(verbatim: "Page \(number)")
      NavigationLink("Next", value: number + 1)
    }
    .navigationTitle("Page \(number)")
  }
}

private struct Pages: View {
  @Bindable var coordinator: Coordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Page(number: 0).navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }
}

/// What a push costs near the root and far from it.
@MainActor
func measureNavigation(_ report: inout Report) throws {
  var nearRoot: Double?
  for depth in [1, 50] {
    let coordinator = Coordinator()
    let screen = Headless(Pages(coordinator: coordinator))
    coordinator.path = Array(1..<depth)
    screen.settle()
    let cost = screen.cost { coordinator.path.append(depth) }
    screen.settle()

    var pushes: [Double] = []
    for _ in 0..<500 {
      coordinator.path.removeLast()
      screen.settle()
      let start = threadTime()
      coordinator.path.append(depth)
      screen.settle()
      pushes.append(threadTime() - start)
    }
    let nanoseconds = pushes.sorted()[pushes.count / 2]
    report.time(
      "push that makes depth \(depth)", nanoseconds: nanoseconds, bound: nearRoot.map { $0 * 1.25 },
      beside: "allocation of an object")
    nearRoot = nearRoot ?? nanoseconds
    report.count("  bodies", Double(cost.bodies), unit: "bodies")
    report.count("  nodes visited", Double(cost.nodesVisited), unit: "nodes")
    report.count("  patches", Double(cost.patches), unit: "patches")
  }
}
