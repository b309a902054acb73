package import MilieuEnvironment

extension WiringWalk {
  /// What the walk found.
  ///
  /// - Parameter root: the type that it began with.
  package func report(root: Any.Type) -> WiringReport {
    run()
    let asks = asks()
    let (described, positions) = describedProvisions()
    return WiringReport(
      root: TypeName.base(root), views: Set(visits.filter { $0.owner == nil }.map { ObjectIdentifier($0.type) }).count,
      requirements: asks.filter(\.held.cycle.isEmpty).map { $0.requirement(positions) }, provisions: described,
      missing: asks.compactMap { missing($0) ?? cycle($0) ?? needed($0) }, unseen: unseen(asks))
  }

  /// What is provided, by each view once, whatever it is generic over.
  ///
  /// - Returns: the provisions, and for each that the walk knows its position among them.
  private func describedProvisions() -> (provisions: [WiringReport.Provision], positions: [Int]) {
    var described: [WiringReport.Provision] = []
    var known: [String: Int] = [:]
    let positions = provisions.map { provision in
      let new = provision.described
      let identity = "\(new.form) \(new.subject) \(TypeName.fullBase(provision.owner))"
      let position = known[identity] ?? described.count
      if position == described.count { described.append(new) }
      known[identity] = position
      return position
    }
    return (described, positions)
  }

  // MARK: - Requirements

  /// What is asked for, by each property of each view once, whatever a view is generic over.
  private func asks() -> [WiringAsk] {
    let reader = HeldRequests()
    var asks: [WiringAsk] = []
    var positions: [String: Int] = [:]
    for visit in visits {
      for held in reader.requests(of: visit.type) {
        let ways = held.through.map { "\(TypeName.fullBase($0.holder)).\($0.property)" }
        // A property that closes a circle is met a second time, as what is wrong with it.
        let end = [TypeName.fullBase(held.holder), held.property] + (held.cycle.isEmpty ? [] : ["circle"])
        // One of the libraries' own types may stand at several places of a view and ask for other things at each.
        let place = visit.owner.map { [TypeName.fullBase($0), TypeName.full(held.request.asked)] } ?? []
        let identity = ([TypeName.fullBase(visit.type)] + place + ways + end).joined(separator: " ")
        let position = positions[identity] ?? asks.count
        if position == asks.count {
          positions[identity] = position
          asks.append(WiringAsk(held, in: visit))
        }
        asks[position].ask(at: visit)
      }
    }
    return asks
  }

  // MARK: - What is missing

  private func missing(_ ask: WiringAsk) -> WiringReport.Missing? {
    guard let (key, visit, places) = ask.missing else { return nil }
    let wanted = SourceName.type(key.objectType)
    let words = MissingObjectWords(wanted: wanted, form: key.form, asking: TypeName.base(ask.held.holder))
    let near = nearest(to: key, at: visit, words)
    let above = visit.path.types.dropLast().last
    let isApp = visits.first === visit && visit.isOutermost
    return WiringReport.Missing(
      type: wanted, form: WiringReport.Form(key.form), holder: TypeName.base(ask.held.holder),
      property: ask.held.property, through: ask.through, path: visit.path.names, places: places, nearest: near?.words,
      remedy: near?.remedy ?? (isApp ? words.remedyInApp : words.remedy(above: above)))
  }

  private func needed(_ ask: WiringAsk) -> WiringReport.Missing? {
    guard let (type, visit, places) = ask.needed else { return nil }
    return WiringReport.Missing(
      type: TypeName.sugared(type), form: .value, holder: TypeName.base(ask.held.holder), property: ask.held.property,
      through: ask.through, path: visit.path.names, places: places, nearest: nil, remedy: type.wiringRemedy)
  }

  private func cycle(_ ask: WiringAsk) -> WiringReport.Missing? {
    guard let (keys, visit, places) = ask.cycle, case .value(let type) = ask.held.request else { return nil }
    let names = keys.map(TypeName.base)
    return WiringReport.Missing(
      type: TypeName.sugared(type), form: .value, holder: TypeName.base(ask.held.holder), property: ask.held.property,
      through: ask.through, path: visit.path.names, places: places, nearest: nil, cycle: names,
      remedy: CycleWords(keys: names).remedy)
  }

  private func nearest(
    to key: any ObjectKey.Type, at visit: Visit, _ words: MissingObjectWords
  ) -> MissingObjectWords.Near? {
    above(key, visit, words) ?? elsewhere(key, visit, words) ?? almostElsewhere(key, visit, words)
  }

  /// Something provided above that is almost what was asked for; the one further in first.
  private func above(_ key: any ObjectKey.Type, _ visit: Visit, _ words: MissingObjectWords) -> MissingObjectWords.Near?
  {
    visit.scope.provisions.sorted(by: >).lazy.compactMap { self.near(self.provisions[$0], to: key, words) }.first
  }

  private func near(
    _ provision: Provision, to key: any ObjectKey.Type, _ words: MissingObjectWords
  ) -> MissingObjectWords.Near? {
    guard case .object(let provided) = provision.subject else { return nil }
    return words.near(provided, to: key, "in \(TypeName.base(provision.owner))")
  }

  /// The same object, provided where it does not reach the view.
  private func elsewhere(
    _ key: any ObjectKey.Type, _ visit: Visit, _ words: MissingObjectWords
  ) -> MissingObjectWords.Near? {
    let same = provisions.filter { if case .object(let provided) = $0.subject { provided == key } else { false } }
    if same.contains(where: { $0.owner == visit.type }) {
      return words.provided(inOwnBodyOf: TypeName.base(visit.type))
    }
    let nearest = same.max { $0.path.shared(with: visit.path) < $1.path.shared(with: visit.path) }
    guard let nearest else { return nil }
    let place = "in \(TypeName.base(nearest.owner))"
    let shared = nearest.path.shared(with: visit.path)
    if shared == visit.path.types.count {
      return words.provided(below: place, above: visit.path.types.dropLast().last)
    }
    return words.provided(beside: place, in: shared > 0 ? visit.path.types[shared - 1] : "the root")
  }

  /// Something like it, provided where it does not reach the view either.
  private func almostElsewhere(
    _ key: any ObjectKey.Type, _ visit: Visit, _ words: MissingObjectWords
  ) -> MissingObjectWords.Near? {
    provisions.lazy.compactMap { self.near($0, to: key, words) }.first
  }

  // MARK: - What is not seen

  private func unseen(_ asks: [WiringAsk]) -> [WiringReport.Unseen] {
    var found: [WiringReport.Unseen] = []
    var positions: [[String]: Int] = [:]
    func add(_ subject: String, _ remedy: String, at path: WiringPath, _ places: Int, of type: Any.Type) {
      let identity = [subject, TypeName.fullBase(type)]
      let position = positions[identity] ?? found.count
      positions[identity] = position
      let before = position < found.count ? found.remove(at: position) : nil
      found.insert(
        WiringReport.Unseen(
          subject: subject, screens: before?.screens ?? path.screens, path: before?.path ?? path.names,
          places: (before?.places ?? 0) + places, remedy: remedy),
        at: position)
    }
    for visit in visits {
      for (subject, remedy, path) in visit.unseen { add(subject, remedy, at: path, visit.places, of: visit.type) }
    }
    for ask in asks {
      guard let (key, deepKeys, places) = ask.doubt else { continue }
      add(
        "\(ask.property) may ask for \(SourceName.type(key.objectType)), or reach it through "
          + deepKeys.joined(separator: " or "),
        "Nothing above provides the object; if it is meant, write \(key.form.modifier) above.", at: ask.path,
        places, of: ask.held.holder)
    }
    return found
  }
}

extension WiringWalk.Visit {
  /// Whether nothing can be written above.
  fileprivate var isOutermost: Bool { !(type is any View.Type) && !(type is any ViewModifier.Type) }
}

extension WiringWalk.Provision {
  fileprivate var described: WiringReport.Provision {
    let (type, form, keys): (Any.Type, WiringReport.Form, [String]) =
      switch subject {
      case .object(let key): (key.objectType, WiringReport.Form(key.form), [])
      case .value(let type): (type, .value, EnvironmentKeyTable.names(of: type))
      }
    return WiringReport.Provision(
      type: TypeName.sugared(type), form: form, keys: keys, provider: TypeName.base(owner), path: path.names)
  }
}
