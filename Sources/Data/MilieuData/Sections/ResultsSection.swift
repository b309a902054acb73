/// The models of a query that have the same title, in the query's order.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable> {
  /// What the models have in common.
  public let title: SectionTitle

  /// Most sections lie together in the results, and share them.
  private let models: ArraySlice<Element>

  init(title: SectionTitle, models: ArraySlice<Element>) { (self.title, self.models) = (title, models) }
}

extension ResultsSection: Identifiable {
  /// The ``title``, which no other section has.
  public var id: SectionTitle { title }
}

extension ResultsSection: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { models.count }

  /// The model at a position of the section, from 0.
  public subscript(position: Int) -> Element { models[models.startIndex + position] }
}
