public import MilieuData

/// What a ``Query`` gives: an array of models, or sections of them.
@_documentation(visibility: internal)
public protocol QueryResult {
  associatedtype Model: PersistentModel

  /// - Parameters:
  ///   - models: all models, in order.
  ///   - sections: puts them in sections.
  init(models: [Model], sections: () -> SectionedResults<Model, String>)
}

extension Array: QueryResult where Element: PersistentModel {
  public typealias Model = Element

  @_documentation(visibility: internal)
  public init(models: [Element], sections: () -> SectionedResults<Element, String>) { self = models }
}

extension SectionedResults: QueryResult where SectionTitle == String {
  @_documentation(visibility: internal)
  public init(models: [Model], sections: () -> SectionedResults<Model, String>) { self = sections() }
}
