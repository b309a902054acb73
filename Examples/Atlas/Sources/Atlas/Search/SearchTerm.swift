/// One text under which an entry is found.
struct SearchTerm: Hashable, Sendable {
  /// What the text is to the entry, which decides how a query may match it.
  enum Role: Hashable, Sendable {
    /// The name that lists show.
    case title
    /// Another name: the formal one, the inverted one.
    case alternative
    /// A code, found only when typed in full: a part of it means nothing.
    case code
  }

  /// The text as the data has it.
  let text: String
  /// What the text is to the entry.
  let role: Role

  /// A term with its role.
  init(_ text: String, _ role: Role) {
    self.text = text
    self.role = role
  }
}

extension ISOCatalog {
  /// The texts under which the entry is found, the title first; none for an unknown entry.
  func searchTerms(of id: EntryID) -> [SearchTerm] {
    let title: String?
    let alternatives: [String?]
    let codes: [String?]
    switch id.kind {
    case .country:
      let country = country(id.code)
      title = country?.title
      alternatives = [country?.name, country?.officialName]
      codes = [country?.alpha2, country?.alpha3, country?.numeric]
    case .subdivision:
      let subdivision = subdivision(id.code)
      title = subdivision?.name
      alternatives = []
      codes = [subdivision?.code]
    case .language:
      let language = language(id.code)
      title = language?.name
      alternatives = [language?.invertedName, language?.commonName]
      codes = [language?.alpha2, language?.alpha3, language?.bibliographic]
    case .currency:
      let currency = currency(id.code)
      title = currency?.name
      alternatives = []
      codes = [currency?.alpha3, currency?.numeric]
    }
    guard let title else { return [] }
    return [SearchTerm(title, .title)]
      + alternatives.compactMap { $0 }.filter { $0 != title }.map { SearchTerm($0, .alternative) }
      + codes.compactMap { $0 }.map { SearchTerm($0, .code) }
  }
}
