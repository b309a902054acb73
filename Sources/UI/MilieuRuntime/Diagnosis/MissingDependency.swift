internal import MilieuEnvironment

/// Something that a property asks for and cannot have.
package struct MissingDependency {
  enum Subject {
    /// An object that nothing provides.
    ///
    /// - Parameter through: the keys whose values are made, each for the one before, and of which the last asks.
    case object(any ObjectKey.Type, through: [any DerivedEnvironmentKey.Type])

    /// A value that is made from itself, by the keys from one back to that one.
    case circle([any DerivedEnvironmentKey.Type])
  }

  let subject: Subject

  /// Where the property is declared, if that was recorded.
  let site: DeclarationSite?

  /// The property that asks.
  var name = PropertyName()

  init(_ subject: Subject, site: DeclarationSite?) {
    self.subject = subject
    self.site = site
  }

  /// An object that nothing provides.
  init(key: any ObjectKey.Type, site: DeclarationSite?) {
    self.init(.object(key, through: []), site: site)
  }

  /// Explains to the author what is wrong at a place.
  ///
  /// - Parameters:
  ///   - node: where the asking view stands.
  ///   - contentType: the type of what the view would have shown.
  @MainActor
  func explain(at node: Node, contentType: Any.Type) -> Diagnosis {
    switch subject {
    case .object(let key, let through):
      MissingDependencyDiagnosis(self, key: key, through: through, at: node).explain(contentType: contentType)
    case .circle(let keys): explain(CycleWords(keys: keys.map { TypeName.base($0) }), at: node)
    }
  }

  @MainActor
  private func explain(_ words: CycleWords, at node: Node) -> Diagnosis {
    let holder = name.holder.map(TypeName.short) ?? TypeName.short(node.viewType)
    return Diagnosis(
      summary: words.summary,
      details: [
        Diagnosis.Detail(label: "cycle", words: words.path),
        Diagnosis.Detail(label: "asked by", words: "\(holder).\(name.property)"),
        Diagnosis.Detail(label: "at", words: node.path.joined(separator: " › ")),
        Diagnosis.Detail(label: "remedy", words: words.remedy),
      ])
  }
}
