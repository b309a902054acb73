internal import MilieuEnvironment

/// Explains a missing object: who asked, what comes close, and what to write where.
@MainActor
struct MissingDependencyDiagnosis {
  private let missing: MissingDependency
  private let node: Node
  private let wanted: Any.Type
  private let words: MissingObjectWords
  private let key: any ObjectKey.Type
  private let through: [any DerivedEnvironmentKey.Type]

  init(
    _ missing: MissingDependency, key: any ObjectKey.Type, through: [any DerivedEnvironmentKey.Type], at node: Node
  ) {
    self.missing = missing
    self.key = key
    self.through = through
    self.node = node
    wanted = key.objectType
    words = MissingObjectWords(
      wanted: SourceName.type(wanted), form: key.form,
      asking: TypeName.base(missing.name.holder ?? node.viewType))
  }

  /// - Parameter contentType: the type of what the asking view would have shown.
  func explain(contentType: Any.Type) -> Diagnosis {
    let near = nearest(contentType: contentType)
    var details = [
      Diagnosis.Detail(label: "asked by", words: asker),
      Diagnosis.Detail(label: "at", words: node.path.joined(separator: " › ")),
    ]
    if !through.isEmpty {
      details.insert(
        Diagnosis.Detail(
          label: "for", words: through.map { "the value of \(TypeName.base($0))" }.joined(separator: ", for ")),
        at: 1)
    }
    if let near { details.append(Diagnosis.Detail(label: "nearest", words: near.words)) }
    details.append(
      Diagnosis.Detail(label: "remedy", words: near?.remedy ?? words.remedy(above: node.path.dropLast().last)))
    return Diagnosis(summary: words.summary, details: details)
  }

  private var asker: String {
    let property = words.asker(property: missing.name.property)
    return missing.site.map { "\(property), \($0.description)" } ?? property
  }

  // MARK: - What comes close

  private func nearest(contentType: Any.Type) -> MissingObjectWords.Near? {
    above ?? below(contentType) ?? beside
  }

  /// Something provided above that is almost what was asked for.
  private var above: MissingObjectWords.Near? {
    node.scope.chain.lazy.flatMap { $0.ownSlots.reversed() }
      .filter { $0.provider.kind != .keyDefault }
      .compactMap { near($0) }.first
  }

  private func near(_ slot: EnvironmentSlot) -> MissingObjectWords.Near? {
    guard let provided = slot.keyType as? any ObjectKey.Type else { return nil }
    let place = "at \(slot.provider)"
    if provided == key { return words.isNil(place) }
    return words.near(provided, to: key, place) ?? standIn(provided, slot, place)
  }

  /// Something that conforms to the protocol that is asked for, or that is asked for as what it is.
  private func standIn(
    _ provided: any ObjectKey.Type, _ slot: EnvironmentSlot, _ place: String
  ) -> MissingObjectWords.Near? {
    guard key.form == .service || provided.form == .service, let value = slot.content, key.admits(value)
    else { return nil }
    return words.provided(SourceName.type(type(of: value)), as: SourceName.type(provided.objectType), place)
  }

  /// The asking view provides the object itself, to what it shows, which does not include the view.
  private func below(_ contentType: Any.Type) -> MissingObjectWords.Near? {
    func provision<Key: ObjectKey>(_: Key.Type) -> String { TypeName.full(ObjectProvision<Key>.self) }
    guard TypeName.full(contentType).contains(provision(key)) else { return nil }
    return words.provided(inOwnBodyOf: TypeName.short(node.viewType))
  }

  /// A view elsewhere provides the object for what is inside it.
  private var beside: MissingObjectWords.Near? {
    var best: (provider: ProviderSite, common: Node, depth: Int32)?
    node.root.forEachNode { other in
      guard let slot = other.ownScope?.ownSlots.first(where: { $0.keyType == key }),
        let common = node.nearestAncestor(sharedWith: other), best.map({ common.depth > $0.depth }) ?? true
      else { return }
      best = (slot.provider, common, common.depth)
    }
    guard let best else { return nil }
    return words.provided(beside: "at \(best.provider)", in: best.common.path.last ?? "the root")
  }
}

extension MissingObjectWords {
  /// What is said of something else that is provided above, if it comes close.
  ///
  /// - Parameter place: where it is provided, as in `in RootView`.
  func near(_ key: any ObjectKey.Type, to missing: any ObjectKey.Type, _ place: String) -> Near? {
    let (provided, wanted) = (key.objectType, missing.objectType)
    if provided == wanted { return self.provided(as: key.form, place) }
    if TypeRelation.isSubclass(provided, of: wanted) {
      return self.provided(asSubclass: TypeName.short(provided), place)
    }
    if TypeRelation.isSubclass(wanted, of: provided) {
      return self.provided(asSuperclass: TypeName.short(provided), place)
    }
    return nil
  }
}
