import Foundation
import MilieuEnvironment
import Testing

@Suite struct WithEnvironmentTests {
  @Test("An override holds for what the work calls, and for nobody after it")
  func synchronous() {
    withEnvironment(\.count, 1) {
      #expect(EnvironmentValues.current.count == 1)
      #expect(EnvironmentValues.current.name == "nobody")
    }
    withEnvironment(EnvironmentValues()) { #expect(EnvironmentValues.current.count == 0) }
  }

  @Test("Overrides add up, the innermost wins, and the outer stands again afterwards")
  func nested() {
    withEnvironment(\.count, 1) {
      withEnvironment(\.name, "Ada") {
        #expect(EnvironmentValues.current.count == 1)
        withEnvironment(\.count, 2) { #expect(EnvironmentValues.current.count == 2) }
        #expect(EnvironmentValues.current.count == 1)
        #expect(EnvironmentValues.current.name == "Ada")
      }
    }
  }

  @Test("An override may go into a part of a value, and through a property over several keys")
  func deep() {
    withEnvironment(\.theme.colors.accent, "red") {
      #expect(EnvironmentValues.current.theme == Theme(colors: Theme.Colors(accent: "red")))
    }
    withEnvironment(\.nameAndTitle, "x") {
      #expect(EnvironmentValues.current.nameAndTitle == "x/x")
    }
  }

  @Test("What work returns and throws is passed on")
  func results() async throws {
    struct Fault: Error {}
    #expect(withEnvironment(\.count, 1) { EnvironmentValues.current.count + 1 } == 2)
    #expect(throws: Fault.self) { try withEnvironment(\.count, 1) { throw Fault() } }
    await #expect(throws: Fault.self) {
      try await withEnvironment(\.count, 1) {
        await Task.yield()
        throw Fault()
      }
    }
  }

  @Test(
    "Tasks, child tasks and async calls carry an override; a detached task does not, until it is given the environment")
  func propagation() async {
    await withEnvironment(\.count, 7) {
      #expect(await Task { EnvironmentValues.current.count }.value == 7)
      let child = await withTaskGroup(of: Int.self) { group in
        group.addTask { EnvironmentValues.current.count }
        return await group.next()
      }
      #expect(child == 7)
      let environment = EnvironmentValues.current
      let detached = await Task.detached { withEnvironment(environment) { EnvironmentValues.current.count } }.value
      #expect(detached == 7)
    }
  }

  @Test("A callback on another thread gets the environment through one call")
  func callback() async {
    let seen = await withCheckedContinuation { continuation in
      withEnvironment(\.count, 7) {
        let environment = EnvironmentValues.current
        Thread.detachNewThread {
          withEnvironment(environment) { continuation.resume(returning: EnvironmentValues.current.count) }
        }
      }
    }
    #expect(seen == 7)
  }

  @Test("Work that goes on after its override ended keeps it")
  func escaping() async {
    let task = withEnvironment(\.count, 7) {
      Task {
        await Task.yield()
        return EnvironmentValues.current.count
      }
    }
    #expect(await task.value == 7)
  }

  @Test(
    "An override may be of all values at once: of those that are present elsewhere already, and of several written ones"
  )
  func wholes() {
    var written = EnvironmentValues()
    written.count = 1
    written.name = "Ada"
    withEnvironment(written) {
      let outer = EnvironmentValues.current
      withEnvironment(\.count, 2) {
        withEnvironment(\.self, written) {
          #expect(EnvironmentValues.current.count == 1)
          #expect(EnvironmentValues.current.name == "Ada")
        }
        #expect(EnvironmentValues.current.count == 2)
        withEnvironment(\.self, outer) { #expect(EnvironmentValues.current.count == 1) }
      }
      #expect(EnvironmentValues.current.count == 1)
    }
    #expect(written.count == 1)
    #expect(written.name == "Ada")
  }

  @Test("Each of a hundred thousand overrides is made inside the one before; they end together")
  func longChain() {
    let root = EnvironmentScope()
    let values = (1...100_000).reduce(into: EnvironmentValues(scope: root)) { values, number in
      values = withEnvironment(values) { withEnvironment(\.count, number) { .current } }
    }
    #expect(values.count == 100_000)
  }

  @Test("What overrides provided ends with the last that keeps them, the innermost first")
  func ends() {
    var ended: [Int] = []
    var values: EnvironmentValues? = EnvironmentValues()
    for number in 1...3 {
      values = withEnvironment(values!) {
        withEnvironment(\.mortal, Mortal { ended.append(number) }) { .current }
      }
    }
    #expect(ended == [])
    values = nil
    #expect(ended == [3, 2, 1])
  }

  @Test("Values written by hand can be made the present ones")
  func writtenByHand() {
    var values = EnvironmentValues()
    values.count = 3
    withEnvironment(values) {
      #expect(EnvironmentValues.current.count == 3)
      withEnvironment(\.name, "Ada") { #expect(EnvironmentValues.current.count == 3) }
    }
  }

  @Test("A thousand tasks at once, each with its own override, never see another's")
  func parallel() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<1000 {
        group.addTask {
          await withEnvironment(\.count, number) {
            for _ in 0..<20 {
              guard EnvironmentValues.current.count == number else { return false }
              await Task.yield()
            }
            return await withEnvironment(\.name, "\(number)") {
              await Task.yield()
              return EnvironmentValues.current.count == number && EnvironmentValues.current.name == "\(number)"
            }
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

/// Tells when it ends.
private final class Mortal {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

private struct MortalKey: EnvironmentKey { static var defaultValue: Mortal? { nil } }

extension EnvironmentValues {
  fileprivate var mortal: Mortal? {
    get { self[MortalKey.self] }
    set { self[MortalKey.self] = newValue }
  }
}
