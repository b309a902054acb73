internal import Foundation

/// What a description asks for, kept up to date: what has changed is put in its place, and nothing else is read or compared.
///
/// Whatever happens, there are the models that ``ModelContext/fetch(_:)`` would give. It fetches where a change cannot be put in place by
/// looking at the changed models alone: where a filter follows relationships whose other ends have changed, behind an offset, after a
/// rollback or an erasure, and where more has changed than a tenth of what there is. It belongs to where its context belongs.
package final class LiveFetch<Model: PersistentModel> {
  package let context: ModelContext

  /// What is asked for.
  package private(set) var descriptor: FetchDescriptor<Model>

  /// The models, as of the last ``update()``.
  package private(set) var models: [Model] = []

  /// The title of each model, where titles are asked for.
  package private(set) var titles: [String] = []

  /// Another number each time that there are other models, or the same in another order or with other titles.
  package private(set) var edition = 0

  /// What kept the models from being fetched the last time; `nil` if nothing did.
  package private(set) var error: (any Error)?

  private let watch: ContextWatch

  /// Kept as long as anything is heard of.
  private var storeWatch: StoreWatch?

  private var order: ModelOrder<Model>
  private var test: ModelTest<Model>
  private var titling: ModelTitles<Model>?

  /// Whether what there is says nothing about what there should be.
  private var isOutdated = true

  private var registry: ModelRegistry { context.registry }

  /// - Parameters:
  ///   - descriptor: what is asked for.
  ///   - titles: what gives each model a title, if that is asked for too.
  ///   - context: where.
  ///   - changed: called once when it may have changed what there is, until ``update()``; where the change is made. It must not use the
  ///     context.
  package init(
    _ descriptor: FetchDescriptor<Model>, titles: ModelTitles<Model>? = nil, in context: ModelContext,
    changed: @escaping () -> Void
  ) {
    self.context = context
    self.descriptor = descriptor
    order = ModelOrder(descriptors: descriptor.sortBy)
    test = ModelTest(descriptor.predicate)
    titling = titles
    watch = ContextWatch(changed)
    watch.interests = ContextWatch.Interests(descriptor, title: titles?.keyPath, in: context.registry)
    context.add(watch)
  }

  /// Asks for something else from the next ``update()`` on.
  package func ask(_ new: FetchDescriptor<Model>, titles: ModelTitles<Model>? = nil) {
    descriptor = new
    order = ModelOrder(descriptors: new.sortBy)
    test = ModelTest(new.predicate)
    titling = titles
    stop()
    watch.interests = ContextWatch.Interests(new, title: titles?.keyPath, in: registry)
  }

  /// Hears of nothing until the next ``update()``.
  package func stop() {
    watch.stop()
    storeWatch = nil
    isOutdated = true
  }

  /// Brings the models up to date.
  package func update() {
    if storeWatch == nil { storeWatch = registry.opened.watchStores() }
    registry.holding("a query") {
      let changes = watch.take { registry.takeIn() }
      let isPlaced =
        !isOutdated && error == nil && !changes.isMore && (try? registry.quietly { try place(changes) }) == true
      if !isPlaced { fetch() }
      isOutdated = false
      // Only now, since a fetch takes in what others have saved.
      watch.listen(limit: max(64, models.count / 10))
    }
  }

  private func fetch() {
    do {
      let found = try context.fetch(descriptor)
      error = nil
      let titles = registry.quietly { titling.map { found.map($0.title) } } ?? []
      if !(found.count == models.count && found.elementsEqual(models, by: ===) && titles == self.titles) {
        edition += 1
      }
      (models, self.titles) = (found, titles)
    } catch {
      if !models.isEmpty { edition += 1 }
      (models, titles) = ([], [])
      self.error = error
    }
  }

  // MARK: - Placing what has changed

  /// Puts changed models in their places.
  ///
  /// - Returns: whether that could be done.
  /// - Throws: what keeps changed rows from being read.
  private func place(_ changes: ContextWatch.Changes) throws -> Bool {
    guard !changes.isEmpty else { return true }
    guard let plan = registry.opened.plan(for: Model.self) else { return false }
    let touched = try touchedModels(changes, plan)
    let standing = StandingPlaces.find(
      Set(touched.lazy.filter(\.mayStand).map { StandingPlaces.mark($0.model) }), in: models)
    let limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
    // What comes after the last one is not known.
    if models.count >= limit, !standing.isEmpty { return false }

    let members = touched.map(\.model).filter { isMember($0, plan) }.sorted(by: order.areInOrder)
    let count = models.count - standing.count
    var coming: [(place: Int, element: Model)] = []
    for (index, member) in members.enumerated() {
      let place = order.place(of: member, among: count) { models[Self.place($0, without: standing)] } + index
      if place < limit { coming.append((place, member)) }
    }
    let newTitles = titling.map { titling in coming.map { ($0.place, titling.title($0.element)) } } ?? []
    let isSame =
      coming.count == standing.count
      && zip(coming, standing).allSatisfy { new, place in new.place == place && models[place] === new.element }
      && newTitles.allSatisfy { place, title in titles[place] == title }
    guard !isSame else { return true }
    let stood = Set(standing.map { ObjectIdentifier(models[$0]) })
    Self.rearrange(&models, removing: standing, inserting: coming, limit)
    if titling != nil { Self.rearrange(&titles, removing: standing, inserting: newTitles, limit) }
    edition += 1
    let new = coming.map(\.element).filter { !stood.contains(ObjectIdentifier($0)) }
    for keyPath in descriptor.relationshipKeyPathsForPrefetching { registry.prefetch(keyPath, of: new, plan) }
    return true
  }

  /// The models to which something has happened, each once, and whether they may be among those that there are.
  private func touchedModels(
    _ changes: ContextWatch.Changes, _ plan: EntityPlan
  ) throws -> [(model: Model, mayStand: Bool)] {
    var touched: [(model: Model, mayStand: Bool)] = []
    var seen: Set<ObjectIdentifier> = []
    var unread = Set(changes.rows)
    func add(_ model: any PersistentModel, mayStand: Bool) {
      if seen.insert(ObjectIdentifier(model)).inserted {
        touched.append((unsafeDowncast(model, to: Model.self), mayStand))
      }
    }
    for (model, isNew) in changes.models {
      // One that has come first and was then changed was not here before.
      add(model, mayStand: !isNew)
      if model._$state.flags.contains(.hollow) { unread.insert(model._$state.key) }
    }
    for key in changes.rows {
      guard let model = registry.registered(plan, key) else { continue }
      add(model, mayStand: true)
      if !model._$state.flags.contains(.hollow) { unread.remove(key) }
    }
    guard !unread.isEmpty else { return touched }
    var query = StoreQuery(plan)
    query.keys = Array(unread)
    for model in try registry.readModels(query) { add(model, mayStand: true) }
    return touched
  }

  private func isMember(_ model: Model, _ plan: EntityPlan) -> Bool {
    let state = model._$state
    guard state.registry === registry, !state.flags.contains(.deleted) else { return false }
    if !state.flags.contains(.inserted) {
      guard registry.registered(plan, state.key) === model else { return false }
      // Its row was looked for and is not there.
      if state.flags.contains(.hollow), !state.flags.contains(.changed) { return false }
    }
    return test(model)
  }

  private static func rearrange<Element>(
    _ array: inout [Element], removing gone: [Int], inserting coming: [(place: Int, element: Element)], _ limit: Int
  ) {
    // Where little changes, what there is is changed in place: to copy it would hold each model.
    if gone.count + coming.count <= 8 {
      for place in gone.reversed() { array.remove(at: place) }
      // An array that is full makes room for what is inserted and no more.
      if array.capacity < array.count + coming.count { array.reserveCapacity(array.count + array.count / 8 + 8) }
      for new in coming { array.insert(new.element, at: new.place) }
    } else {
      var merged: [Element] = []
      merged.reserveCapacity(array.count - gone.count + coming.count)
      var (gone, coming) = (gone[...], coming[...])
      for (place, element) in array.enumerated() {
        if gone.first == place {
          gone.removeFirst()
          continue
        }
        while let next = coming.first, next.place == merged.count {
          merged.append(next.element)
          coming.removeFirst()
        }
        merged.append(element)
      }
      merged += coming.map(\.element)
      array = merged
    }
    if array.count > limit { array.removeLast(array.count - limit) }
  }

  /// The place of one among those that stay, in the whole.
  private static func place(_ index: Int, without gone: [Int]) -> Int {
    // The last of those that are gone before it: each has one less of the others before it than its place says.
    var (low, high) = (0, gone.count)
    while low < high {
      let middle = (low + high) / 2
      if gone[middle] - middle <= index { low = middle + 1 } else { high = middle }
    }
    return index + low
  }
}
