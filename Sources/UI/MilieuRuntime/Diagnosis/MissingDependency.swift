package import MilieuEnvironment

/// Something that a property asks for and cannot have.
package struct MissingDependency {
  enum Subject {
    /// An object that nothing provides.
    ///
    /// - Parameter through: the keys whose values are made, each for the one before, and of which the last asks.
    case object(any ObjectKey.Type, through: [any DerivedEnvironmentKey.Type])

    /// A value that is made from itself, by the keys from one back to that one.
    case circle([any DerivedEnvironmentKey.Type])

    /// Something else, in words.
    case other(summary: String, remedy: String)
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

  /// Something that a property of another module cannot have.
  ///
  /// - Parameters:
  ///   - summary: what is wrong, in one line.
  ///   - remedy: what helps.
  ///   - site: where the property is declared, if that was recorded.
  package init(summary: String, remedy: String, site: DeclarationSite? = nil) {
    self.init(.other(summary: summary, remedy: remedy), site: site)
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
    case .other(let summary, let remedy):
      Diagnosis(
        summary: summary,
        details: [
          Diagnosis.Detail(label: "asked by", words: asker(at: node)),
          Diagnosis.Detail(label: "at", words: node.path.joined(separator: " › ")),
          Diagnosis.Detail(label: "remedy", words: remedy),
        ])
    }
  }

  @MainActor
  private func asker(at node: Node) -> String {
    let holder = name.holder.map(TypeName.short) ?? TypeName.short(node.viewType)
    return "\(holder).\(name.property)\(site.map { ", \($0.description)" } ?? "")"
  }

  @MainActor
  private func explain(_ words: CycleWords, at node: Node) -> Diagnosis {
    Diagnosis(
      summary: words.summary,
      details: [
        Diagnosis.Detail(label: "cycle", words: words.path),
        Diagnosis.Detail(label: "asked by", words: asker(at: node)),
        Diagnosis.Detail(label: "at", words: node.path.joined(separator: " › ")),
        Diagnosis.Detail(label: "remedy", words: words.remedy),
      ])
  }
}
