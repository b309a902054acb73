public import MilieuData

/// What a ``Query`` gives: an array of models.
@_documentation(visibility: internal)
public protocol QueryResult {
  associatedtype Element

  init(models: [Element])
}

extension Array: QueryResult where Element: PersistentModel {
  @_documentation(visibility: internal)
  public init(models: [Element]) { self = models }
}
