import MilieuEnvironment
import Testing

/// How long it takes; raise it for a search.
private let scale = 1

/// Threads and tasks that use one environment at once in every way there is, while one thread writes it.
@Suite(.serialized) struct ThreadStressTests {
  @Test(
    "Whatever threads and tasks do at once, each reads what holds for it, and what was made ends once and goes",
    arguments: 1...2)
  func stress(seed: UInt64) async {
    let tree = StressedTree(steps: 200 * scale, seed: seed)
    tree.plant()
    await withTaskGroup { group in
      for member in 0..<8 {
        group.addTask {
          var worker = Worker(tree, seed: seed &* 1000 &+ UInt64(member))
          await withEnvironment(EnvironmentValues(scope: tree.leaf)) {
            for _ in 0..<40 * scale { await worker.actAsync() }
          }
        }
      }
      group.addTask {
        await ThreadTeam.run(17) { member in
          if member == 0 { return tree.live() }
          var worker = Worker(tree, seed: seed &* 1000 &+ 100 &+ UInt64(member))
          withEnvironment(EnvironmentValues(scope: tree.leaf)) {
            for _ in 0..<60 * scale { worker.act() }
          }
        }
      }
    }
    await tree.fell()
    #expect(tree.unexpectedReports.isEmpty)
    #expect(tree.register.simultaneous == 0)
    #expect(tree.register.made > 0)
    #expect(await tree.register.unsettledInTheEnd() == 0)
    #expect(tree.register.mortals.count == tree.register.made)
    #expect(await tree.register.mortals.livingInTheEnd() == 0)
    #expect(await tree.places.livingInTheEnd() == 0)
  }
}

/// One thread's or task's random doings.
private struct Worker {
  private let tree: StressedTree
  private var random: SeededGenerator

  init(_ tree: StressedTree, seed: UInt64) {
    self.tree = tree
    random = SeededGenerator(seed: seed)
  }

  mutating func act() {
    switch random.below(8) {
    case 0: read()
    case 1, 2: override(deep: random.below(6) + 1, outer: 0)
    case 3: pin()
    case 4: readPinned()
    case 5: session()
    case 6: explain()
    default: Carried(tree).readTwice()
    }
  }

  mutating func actAsync() async {
    switch random.below(6) {
    case 0: await overrideAsync(deep: random.below(4) + 1, outer: 0)
    case 1, 2: await brew()
    case 3: readPinned()
    default: act()
    }
  }

  private func read() {
    tree.check { (EnvironmentValues.current.level, EnvironmentValues.current.flavour) }
    tree.check {
      let product = EnvironmentValues.current.product
      #expect(product.tag == 0)
      return (product.level, product.flavour)
    }
  }

  /// Overrides within overrides, each with values made for it.
  private mutating func override(deep: Int, outer: Int) {
    let tag = random.below(3) == 0 ? outer : random.below(1000)
    withEnvironment(\.tag, tag) {
      #expect(EnvironmentValues.current.tag == tag)
      if deep > 1 { override(deep: deep - 1, outer: tag) }
      #expect(EnvironmentValues.current.tag == tag)
      tree.check {
        let parcel = EnvironmentValues.current.parcel
        #expect((parcel.tag, parcel.product.tag) == (tag, tag))
        return (parcel.product.level, parcel.product.flavour)
      }
      #expect(EnvironmentValues.current.jar === EnvironmentValues.current.lid.jar)
      #expect(EnvironmentValues.current.jar.tag == tag)
    }
    #expect(EnvironmentValues.current.tag == outer)
  }

  /// Makes a model in an override and lets others have it.
  private mutating func pin() {
    let tag = random.below(1000)
    let model = withEnvironment(\.tag, tag) { Model() }
    tree.places.add(model)
    let place = random.below(16)
    // What goes from the board goes after the lock.
    let before = tree.board.with { board in
      guard board.count > place else {
        board.append((model, tag))
        return model
      }
      let before = board[place].model
      board[place] = (model, tag)
      return before
    }
    withExtendedLifetime(before) {}
  }

  private mutating func readPinned() {
    let place = random.below(16)
    guard let (model, tag) = tree.board.with({ $0.count > place ? $0[place] : nil }) else { return }
    #expect(model.tag == tag)
    tree.check { (model.level, model.flavour) }
    tree.check {
      let product = model.product
      #expect(product.tag == tag)
      return (product.level, product.flavour)
    }
  }

  /// A part of the tree that one thread has for itself, with values of its own that end with it.
  private mutating func session() {
    let tag = random.below(1000) + 1
    let scope = EnvironmentScope(parent: tree.leaf)
    tree.places.add(scope)
    var values = EnvironmentValues(scope: tree.leaf)
    values.tag = tag
    // Before anybody knows the scope, as other threads than the writer have no part in what readers hear.
    scope.begin(with: values)
    let model = withEnvironment(EnvironmentValues(scope: scope)) { Model() }
    tree.check {
      let parcel = EnvironmentValues(scope: scope).parcel
      #expect((parcel.tag, parcel.product.tag) == (tag, tag))
      return (parcel.product.level, parcel.product.flavour)
    }
    #expect(EnvironmentValues(scope: EnvironmentScope(parent: scope)).lid.jar.tag == tag)
    #expect(model.tag == tag)
    if random.below(2) == 0 { scope.end() }
  }

  private func explain() {
    tree.check {
      let explanation = EnvironmentValues.current.explain(\.level)
      #expect(explanation.keys.count == 1)
      #expect(explanation.provider?.role == .provides)
      return (explanation.value as? Int, nil)
    }
    tree.check {
      let explanation = EnvironmentValues.current.explain(\.product)
      let product = explanation.value as? Product
      #expect(product != nil)
      return (product?.level, product?.flavour)
    }
    #expect(!EnvironmentValues.current.explain(\.self).keys.isEmpty)
  }

  // MARK: - Tasks

  private mutating func overrideAsync(deep: Int, outer: Int) async {
    let tag = random.below(1000)
    await withEnvironment(\.tag, tag) {
      await Task.yield()
      #expect(EnvironmentValues.current.tag == tag)
      if deep > 1 { await overrideAsync(deep: deep - 1, outer: tag) }
      async let child = EnvironmentValues.current.tag
      let own = await Task { EnvironmentValues.current.lid.jar.tag }.value
      #expect(await (child, own) == (tag, tag))
    }
    #expect(EnvironmentValues.current.tag == outer)
  }

  /// Waits with others for what is made asynchronously, or stops waiting.
  private mutating func brew() async {
    let tag = random.below(2) == 0 ? 0 : random.below(1000)
    let isOwn = tag != 0
    let stops = random.below(3) == 0
    let waits = { @Sendable in
      let waiting = Task { try await EnvironmentValues.current.brew.value.tag }
      if stops { waiting.cancel() }
      return await waiting.result
    }
    let result = isOwn ? await withEnvironment(\.tag, tag) { await waits() } : await waits()
    switch result {
    case .success(let brewed): #expect(brewed == tag)
    case .failure(let error): #expect(error is CancellationError && stops)
    }
  }
}

/// Values that were written by hand and are made present by several at once.
private struct Carried {
  private let tree: StressedTree
  private let values: EnvironmentValues

  init(_ tree: StressedTree) {
    self.tree = tree
    var values = EnvironmentValues.current
    values.tag = 7
    self.values = values
  }

  func readTwice() {
    let models = (0..<2).map { _ in
      withEnvironment(values) {
        #expect(EnvironmentValues.current.lid.jar.tag == 7)
        return Model()
      }
    }
    for model in models {
      tree.places.add(model)
      tree.check {
        let product = model.product
        #expect(product.tag == 7)
        return (product.level, product.flavour)
      }
    }
  }
}
