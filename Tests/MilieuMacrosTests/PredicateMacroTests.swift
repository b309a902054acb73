import Testing

@Suite struct PredicateMacroTests {
  @Test("Asking another predicate becomes a subscript, and the rest is left to Foundation's macro")
  func evaluate() {
    let expansion = Expansion(
      """
      let shown = #Predicate<Trip> { isOld.evaluate($0) && (mine.filter.evaluate($0.guide) || $0.stays.contains { short.evaluate($0) }) }
      """)
    #expect(
      words(expansion.source) == """
        let shown = #_FoundationPredicate<Trip> { isOld[$0] && (mine.filter[$0.guide] || $0.stays.contains { short[$0] }) }
        """)
  }

  /// The source on one line, as the expansion is laid out anew.
  private func words(_ source: String) -> String { source.split { $0.isWhitespace }.joined(separator: " ") }

  @Test("What is no predicate that is asked stays as it is")
  func others() {
    let expansion = Expansion("let shown = #Predicate<Trip>({ $0.name.evaluate(with: 1) || evaluate($0) })")
    #expect(
      words(expansion.source)
        == "let shown = #_FoundationPredicate<Trip>({ $0.name.evaluate(with: 1) || evaluate($0) })")
  }
}
