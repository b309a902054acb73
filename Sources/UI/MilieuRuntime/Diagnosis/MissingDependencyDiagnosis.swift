internal import MilieuEnvironment

/// Explains a missing object: who asked, what comes close, and what to write where.
@MainActor
struct MissingDependencyDiagnosis {
  private let missing: MissingDependency
  private let node: Node
  private let wanted: Any.Type

  init(_ missing: MissingDependency, at node: Node) {
    self.missing = missing
    self.node = node
    wanted = missing.key.objectType
  }

  /// - Parameter contentType: the type of what the asking view would have shown.
  func explain(contentType: Any.Type) -> Diagnosis {
    let asking = missing.name.holder.map(TypeName.short) ?? TypeName.short(node.viewType)
    let near = nearest(contentType: contentType)
    var details = [
      Diagnosis.Detail(label: "asked by", words: asker(asking)),
      Diagnosis.Detail(label: "at", words: node.path.joined(separator: " › ")),
    ]
    if let near { details.append(Diagnosis.Detail(label: "nearest", words: near.words)) }
    details.append(Diagnosis.Detail(label: "remedy", words: near?.remedy ?? remedy))
    return Diagnosis(
      summary: "\(wantedName) is missing: nothing above \(asking) provides it.", details: details)
  }

  private func asker(_ asking: String) -> String {
    let property = "\(missing.key.form.attribute(for: wanted)) \(asking).\(missing.name.property)"
    return missing.site.map { "\(property), \($0.description)" } ?? property
  }

  // MARK: - Remedies

  /// What was asked for, as its author wrote it.
  private var wantedName: String { SourceName.type(wanted) }

  private var instanceName: String { SourceName.instance(of: wanted) }

  /// The modifier to write.
  private var provision: String { missing.key.form.provision(of: instanceName, as: wanted) }

  private var remedy: String { "Write \(provision) on a view above\(placeAbove)." }

  /// The nearest view above that an author could write the line on.
  private var placeAbove: String {
    guard let place = node.path.dropLast().last else { return "" }
    return ", for instance on what \(place) shows"
  }

  // MARK: - What comes close

  private struct Near {
    let words: String
    let remedy: String
  }

  private func nearest(contentType: Any.Type) -> Near? {
    above ?? below(contentType) ?? beside
  }

  /// Something provided above that is almost what was asked for.
  private var above: Near? {
    node.scope.chain.lazy.flatMap { $0.ownSlots.reversed() }
      .filter { $0.provider.kind != .keyDefault }
      .compactMap { near($0) }.first
  }

  private func near(_ slot: EnvironmentSlot) -> Near? {
    guard let key = slot.keyType as? any ObjectKey.Type else { return nil }
    let optionalName = SourceName.optional(wanted)
    let place = "\(slot.provider)"
    if key == missing.key {
      return Near(
        words: "\(optionalName) is written at \(place), but is nil there.",
        remedy: "Give that place an object, or declare the property as \(optionalName).")
    }
    if key.objectType == wanted {
      return Near(
        words: "\(wantedName) is provided with \(key.form.modifier) at \(place).",
        remedy: "Ask for it as \(key.form.attribute(for: wanted)), or provide it with \(missing.key.form.modifier).")
    }
    return related(key, slot, place)
  }

  /// A type that stands in some relation to the one that was asked for.
  private func related(_ key: any ObjectKey.Type, _ slot: EnvironmentSlot, _ place: String) -> Near? {
    let provided = SourceName.type(key.objectType)
    if TypeRelation.isSubclass(key.objectType, of: wanted) {
      return Near(
        words: "\(provided), a subclass of \(wantedName), is provided at \(place).",
        remedy:
          "An object is found by the type it is provided as: write "
          + "\(missing.key.form.provision(of: "\(instanceName) as \(wantedName)", as: wanted)) there, or ask for "
          + "\(provided).")
    }
    if TypeRelation.isSubclass(wanted, of: key.objectType) {
      return Near(
        words: "\(provided), the superclass of \(wantedName), is provided at \(place).",
        remedy: "Ask for \(provided), or provide the \(wantedName) as what it is.")
    }
    guard missing.key.form == .service || key.form == .service, let value = content(of: slot),
      missing.key.admits(value)
    else { return nil }
    let given = SourceName.type(type(of: value))
    return Near(
      words: "\(given), which could stand for \(wantedName), is provided at \(place) as \(provided).",
      remedy: "What is provided is found by the type that it is provided as: write \(provision) there.")
  }

  /// What an object's slot holds, if anything.
  private func content(of slot: EnvironmentSlot) -> Any? {
    func content<Key: ObjectKey>(_: Key.Type) -> Any? { (slot.erasedValue as? Key.Value).flatMap { $0 } }
    return (slot.keyType as? any ObjectKey.Type).flatMap { content($0) }
  }

  /// The asking view provides the object itself, to what it shows, which does not include the view.
  private func below(_ contentType: Any.Type) -> Near? {
    func modifierName<Key: ObjectKey>(_: Key.Type) -> String { TypeName.full(ObjectProvision<Key>.self) }
    guard TypeName.full(contentType).contains(modifierName(missing.key)) else { return nil }
    let asking = TypeName.short(node.viewType)
    return Near(
      words: "\(asking) provides \(wantedName) in its own body, which reaches only what is inside.",
      remedy:
        "Write \(provision) where \(asking) is made, or move what needs it into a view of its own.")
  }

  /// A view elsewhere provides the object for what is inside it.
  private var beside: Near? {
    var best: (provider: ProviderSite, common: Node, depth: Int32)?
    node.root.forEachNode { other in
      guard let slot = other.ownScope?.ownSlots.first(where: { $0.keyType == missing.key }),
        let common = node.nearestAncestor(sharedWith: other), best.map({ common.depth > $0.depth }) ?? true
      else { return }
      best = (slot.provider, common, common.depth)
    }
    guard let best else { return nil }
    let place = best.common.path.last ?? "the root"
    let line = missing.key.form.provision(of: "…", as: wanted)
    return Near(
      words: "\(wantedName) is provided at \(best.provider), beside this view rather than above it.",
      remedy: "Move that \(line) out to what \(place) shows, which holds both.")
  }
}
