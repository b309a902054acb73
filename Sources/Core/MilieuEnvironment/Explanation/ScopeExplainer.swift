/// Explains values as they are looked up at one scope.
package struct ScopeExplainer {
  private let scope: EnvironmentScope
  private let place: [String]
  private let tree: (any EnvironmentTree)?

  /// - Parameters:
  ///   - scope: where values are looked up.
  ///   - place: the views down to where that is; `nil` to find out as far as the scope tells.
  package init(at scope: EnvironmentScope, place: [String]? = nil) {
    self.scope = scope
    let tree = scope.tree.flatMap { $0.isAccessible ? $0 : nil }
    self.tree = tree
    self.place =
      place ?? tree?.placeOfEvaluation(in: scope)
      ?? tree.flatMap { tree in scope.chain.lazy.compactMap { tree.provision(of: $0)?.place }.first } ?? []
  }

  /// What stands at a key path.
  package func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> EnvironmentExplanation {
    let (value, read) = SlotRecording.record { EnvironmentValues(scope: scope)[keyPath: keyPath] }
    let slots = Value.self == EnvironmentValues.self ? visibleSlots : read
    return EnvironmentExplanation(
      subject: KeyName(keyPath, reading: slots).description, value: value, place: place,
      keys: slots.map { explain($0, name: KeyName($0.keyType).description) })
  }

  /// What is found by a type, in whatever form it is provided.
  package func explain<Object>(_ type: Object.Type) -> EnvironmentExplanation {
    let keys: [any ObjectKey.Type] = [
      ObservableKey<Object>.self, ObservedObjectKey<Object>.self, ServiceKey<Object>.self,
    ]
    let slots = keys.compactMap { scope.existingSlot(for: ObjectIdentifier($0)) }
      .filter { $0.provider.kind != .keyDefault }
    let name = SourceName.type(type)
    let explained = slots.map { explain($0, name: name) }
    let value = explained.lazy.compactMap(\.value).first
    return EnvironmentExplanation(subject: name, value: value, place: place, keys: explained)
  }

  /// The nearest slot of every key that something provides.
  private var visibleSlots: [EnvironmentSlot] {
    var seen: Set<ObjectIdentifier> = []
    return scope.chain.flatMap(\.ownSlots).filter { $0.provider.kind != .keyDefault && seen.insert($0.key).inserted }
  }

  private func explain(_ slot: EnvironmentSlot, name: String) -> EnvironmentExplanation.Key {
    let links = links(of: slot)
    return EnvironmentExplanation.Key(
      name: name, value: slot.content,
      providers: links.map { $0.explained(as: name) } + defaultProvider(of: slot, links),
      readers: tree == nil ? nil : slot.explainReaders(),
      lastChange: lastChange(of: slot.key, links))
  }

  // MARK: - Providers

  /// One that provides a key at or above the scope.
  private struct Link {
    let slot: EnvironmentSlot
    let home: EnvironmentScope
    let site: ProviderSite
    let provision: ScopeProvision?
    let role: EnvironmentExplanation.Provider.Role

    /// Where it is provided, for an author: a modifier of the runtime's own has a name rather than a line.
    var source: String { site.kind == .unknown ? provision?.modifier ?? site.description : site.description }

    /// What becomes of the value that is inherited at this place.
    var fate: EnvironmentExplanation.Provider.Role {
      guard role != .isHidden else { return .isHidden }
      return switch site.manner {
      case .decorates: .isWrapped
      case .transforms: .isTransformed
      case .replaces: isPart ? .isTransformed : .isHidden
      }
    }

    /// Whether a part is written of a value that is otherwise inherited.
    var isPart: Bool { provision?.writesPart(of: slot, in: home) ?? false }

    func explained(as name: String) -> EnvironmentExplanation.Provider {
      EnvironmentExplanation.Provider(
        role: role, value: slot.content, call: call(name), source: source, lifetime: lifetime,
        turn: slot.history.since == 0 ? nil : Int(slot.history.since))
    }

    private func call(_ key: String) -> String {
      let name = key.hasPrefix("\\") ? key : "…"
      guard site.kind == .modifier || site.kind == .override else { return "" }
      let isModifier = site.kind == .modifier
      if let key = slot.keyType as? any ObjectKey.Type {
        let call = key.form.provision(of: SourceName.instance(of: key.objectType), as: key.objectType)
        return isModifier ? call : "with" + call.dropFirst().prefix(1).uppercased() + call.dropFirst(2)
      }
      return switch site.manner {
      case .replaces: (isModifier ? ".environment(" : "withEnvironment(") + name + (isPart ? ".…, …)" : ", …)")
      case .transforms: ".transformEnvironment(\(name)) { … }"
      case .decorates: isModifier ? ".environment(\(name)) { … }" : "withEnvironment(\(name), decorating: …)"
      }
    }

    private var lifetime: EnvironmentExplanation.Lifetime {
      switch site.kind {
      case .keyDefault: .process
      case .host: .root
      case .override: .work
      case .modifier, .derived, .unknown: provision.map { .view($0.place) } ?? (home.isHost ? .root : .values)
      }
    }
  }

  /// Those that provide a slot's key, from the scope outwards.
  private func links(of slot: EnvironmentSlot) -> [Link] {
    var links: [Link] = []
    for home in scope.chain {
      guard let own = home.ownSlots.first(where: { $0.key == slot.key }) else { continue }
      links.append(
        Link(
          slot: own, home: home, site: own.provider, provision: tree?.provision(of: home),
          role: links.last?.fate ?? .provides))
    }
    // One that is made from others is in no scope's list: it is found only where nobody provides the key.
    if links.isEmpty, let home = slot.home {
      links.append(
        Link(slot: slot, home: home, site: slot.provider, provision: tree?.provision(of: home), role: .provides))
    }
    return links
  }

  /// The default, where nobody has looked that far yet.
  private func defaultProvider(of slot: EnvironmentSlot, _ links: [Link]) -> [EnvironmentExplanation.Provider] {
    guard let last = links.last, last.site.kind != .keyDefault, last.site.kind != .derived,
      !(slot.keyType is any ObjectKey.Type)
    else { return [] }
    return [
      EnvironmentExplanation.Provider(
        role: last.fate, value: EnvironmentDefaults.known(slot.key, in: scope.topology.context), call: "",
        source: (slot.keyType is any DerivedEnvironmentKey.Type ? ProviderSite.derived : .keyDefault).description,
        lifetime: .process, turn: nil)
    ]
  }

  // MARK: - Changes

  /// The last of all that changed what is read: a write of a provider whose value is used, or one that came or went.
  private func lastChange(of key: ObjectIdentifier, _ links: [Link]) -> EnvironmentExplanation.Change? {
    var last: EnvironmentExplanation.Change?
    func consider(_ turn: UInt32, _ cause: EnvironmentExplanation.Change.Cause, _ source: String) {
      // Of several in one turn the outermost is where it began.
      guard turn > 0, turn >= last?.turn ?? 0 else { return }
      last = EnvironmentExplanation.Change(cause: cause, source: source, turn: Int(turn))
    }
    let used = links.prefix { $0.role != .isHidden }
    for home in scope.chain {
      if let link = used.first(where: { $0.home === home }) {
        let history = link.slot.history
        if history.cameLate { consider(history.since, .appearance, link.source) }
        consider(history.changed, .write, link.source)
        if link.slot === used.last?.slot { break }
      } else if let departure = home.departure(of: key) {
        consider(departure.turn, .departure, departure.site.description)
      }
    }
    return last
  }
}
