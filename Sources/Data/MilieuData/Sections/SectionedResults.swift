/// The models of a query in sections: what a `@Query` gives that is asked for with `sectionBy`.
///
/// ```swift
/// @Query(sort: \.start, sectionBy: \.country) private var trips: SectionedResults<Trip, String>
///
/// var body: some View {
///   ForEach(trips) { country in
///     Section(country.title) { ForEach(country) { Text($0.name) } }
///   }
/// }
/// ```
///
/// Each title has one section. Sections stand in the order in which their first models come in the query's order, so to sort by what the
/// sections are made by keeps them in that order; SwiftData says no more than that they have one.
public struct SectionedResults<Model: PersistentModel, SectionTitle: Hashable> {
  private let sections: [ResultsSection<Model, SectionTitle>]
  private let places: [SectionTitle: Int]

  /// No section.
  package init() { (sections, places) = ([], [:]) }

  /// Puts models in sections.
  ///
  /// - Parameters:
  ///   - models: in order.
  ///   - titles: the title of each.
  package init(_ models: [Model], titles: [SectionTitle]) {
    var places: [SectionTitle: Int] = [:]
    /// Where models of one title lie together, by title.
    var runs: [(title: SectionTitle, ranges: [Range<Int>])] = []
    var start = 0
    while start < models.count {
      let title = titles[start]
      var end = start + 1
      while end < models.count, titles[end] == title { end += 1 }
      if let place = places[title] {
        runs[place].ranges.append(start..<end)
      } else {
        places[title] = runs.count
        runs.append((title, [start..<end]))
      }
      start = end
    }
    self.places = places
    sections = runs.map { run in
      let together = run.ranges.count == 1 ? models[run.ranges[0]] : ArraySlice(run.ranges.flatMap { models[$0] })
      return ResultsSection(title: run.title, models: together)
    }
  }

  /// The titles, in the sections' order.
  public var sectionTitles: [SectionTitle] { sections.map(\.title) }

  /// The section of a title, if there is one.
  ///
  /// - Complexity: O(1)
  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Model, SectionTitle>? {
    places[title].map { sections[$0] }
  }

  /// Where the section of a title stands, if there is one.
  ///
  /// - Complexity: O(1)
  public func index(ofSectionTitled title: SectionTitle) -> Int? { places[title] }
}

extension SectionedResults: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  /// The section at a position, from 0.
  public subscript(position: Int) -> ResultsSection<Model, SectionTitle> { sections[position] }
}
