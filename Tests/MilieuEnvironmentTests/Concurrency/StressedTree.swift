import MilieuEnvironment
import Synchronization
import Testing

/// An environment as a view tree has it, which one thread writes while others work in it.
final class StressedTree: EnvironmentTest {
  let name = "the stressed tree"
  let history: TreeHistory
  let register = Register()

  /// Models made anywhere, read everywhere.
  let board = Shared<[(model: Model, tag: Int)]>([])

  /// Scopes and models.
  let places = Mortals()

  private let reports = Shared<Set<String>>([])

  private let begun = Atomic(0)
  private let done = Atomic(0)

  /// The scopes: the host's, one whose provider comes and goes, and one below it where code runs.
  private let tree = Shared<[EnvironmentScope]>([])

  init(steps: Int, seed: UInt64) {
    history = TreeHistory(steps: steps, seed: seed)
  }

  /// Makes the scopes.
  func plant() {
    let root = EnvironmentScope(context: .live, test: self)
    write(history.states[0], root: root)
    let middle = EnvironmentScope(parent: root)
    let leaf = EnvironmentScope(parent: EnvironmentScope(parent: EnvironmentScope(parent: middle)))
    for scope in leaf.chain { places.add(scope) }
    tree.with { $0 = [root, middle, leaf] }
  }

  var root: EnvironmentScope { tree.now[0] }
  var leaf: EnvironmentScope { tree.now[2] }

  /// Ends the tree, innermost first, and waits until its values have ended.
  func fell() async {
    board.with { $0.removeAll() }
    for scope in Array(leaf.chain) { scope.end() }
    await root.finishEnding()
    tree.with { $0.removeAll() }
  }

  func record(_ message: String, at site: SourceSite?) {
    reports.with { _ = $0.insert(String(message.prefix { $0 != "\n" })) }
  }

  /// What was reported, but for reads after an end, which threads that go on may well do.
  var unexpectedReports: [String] { reports.now.filter { !$0.contains("after it had ended") } }

  // MARK: - Writing

  /// Takes the tree through its history. Only one thread may.
  func live() {
    let (root, middle, leaf) = tree.with { ($0[0], $0[1], $0[2]) }
    let level = EnvironmentKeyPathLocation(keyPath: \.level, scope: leaf)
    let flavour = EnvironmentKeyPathLocation(keyPath: \.flavour, scope: leaf)
    let product = EnvironmentKeyPathLocation(keyPath: \.product, scope: leaf)
    for (step, state) in history.states.enumerated().dropFirst() {
      begun.store(step, ordering: .sequentiallyConsistent)
      write(state, root: root)
      middle.provide { values in
        if let flavour = state.flavour { values.flavour = flavour }
      }
      done.store(step, ordering: .sequentiallyConsistent)
      #expect(level.peek() == state.level)
      #expect(flavour.peek() == state.flavour ?? -1)
      let made = product.peek()
      #expect((made.level, made.flavour) == (state.level, state.flavour ?? -1))
      if step % 8 == 0 { growBranch(step) }
    }
    for reader in [level, flavour] { reader.close() }
    product.close()
  }

  private func write(_ state: TreeHistory.State, root: EnvironmentScope) {
    root.provide { [register] in
      $0.level = state.level
      $0.register = register
    }
  }

  /// A branch that appears, is changed and goes.
  private func growBranch(_ step: Int) {
    let branch = EnvironmentScope(parent: leaf)
    places.add(branch)
    branch.provide { $0.tag = -step }
    #expect(EnvironmentValues(scope: branch).lid.jar.tag == -step)
    branch.provide { $0.tag = -step - 1 }
    #expect(EnvironmentValues(scope: branch).lid.jar.tag == -step - 1)
    #expect(EnvironmentValues(scope: branch).parcel.product.tag == -step - 1)
    if step % 16 == 0 { branch.end() }
  }

  // MARK: - Checking

  /// Reads while the tree lives, and checks that what was read held at some time meanwhile.
  func check(_ read: () -> (level: Int?, flavour: Int?), _ site: SourceLocation = #_sourceLocation) {
    let first = done.load(ordering: .sequentiallyConsistent)
    let (level, flavour) = read()
    let last = begun.load(ordering: .sequentiallyConsistent)
    let possible = history.states[first...last]
    if let level {
      #expect(
        possible.contains { $0.level == level }, "level \(level), steps \(first)...\(last)", sourceLocation: site)
    }
    if let flavour {
      #expect(
        possible.contains { $0.flavour ?? -1 == flavour }, "flavour \(flavour), steps \(first)...\(last)",
        sourceLocation: site)
    }
  }
}
