import Foundation

extension PredicateExpressions.CollectionIndexSubscript: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    let index = try translator.term(index)
    switch try translator.term(wrapped) {
    case .constant(let value):
      guard case .constant(let position) = index, let collection = value as? Wrapped.Output,
        let position = position as? Index.Output, position >= collection.startIndex, position < collection.endIndex
      else { throw Untranslatable("SQL does not look up constants by what is in a row, or at an index out of bounds") }
      return .constant(collection[position])
    case .value(let value):
      guard let json = value.json, case .constant(let position) = index, let position = position as? Int,
        Wrapped.Output.self is any ArrayType.Type
      else { throw Untranslatable("SQL looks up only elements of arrays kept as JSON, by constants") }
      translator.throwing += 1
      guard position >= 0 else { return .value(failing("1")) }
      var element = try translator.element(of: value, json.element("\(position)"), Output.self)
      element.failure = either(
        element.failure,
        "(COALESCE(json_array_length(\(json.column), \(json.path.quotedText)), 0) <= \(position))")
      return .value(element)
    case .collection, .row, .range:
      throw Untranslatable("the models of a relationship have no order: what stands at an index is not known to SQL")
    }
  }

  private func failing(_ failure: String) -> ValueTerm {
    var value = ValueTerm.null
    value.failure = failure
    return value
  }
}

extension PredicateExpressions.DictionaryKeySubscript: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let key) = try translator.term(key), case .constant(let value) = try translator.term(wrapped),
      let key = key as? Key.Output, let dictionary = value as? Wrapped.Output
    else { throw Untranslatable("SQL does not look into dictionaries") }
    return .constant(dictionary[key] as Any)
  }
}

extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: TranslatableExpression {
  func term(in translator: Translator) throws(Untranslatable) -> Term {
    guard case .constant(let key) = try translator.term(key), case .constant(let value) = try translator.term(wrapped),
      let key = key as? Key.Output, let dictionary = value as? Wrapped.Output
    else { throw Untranslatable("SQL does not look into dictionaries") }
    if let value = dictionary[key] { return .constant(value) }
    return try translator.term(self.default)
  }
}

/// An array, whose elements are counted from zero.
private protocol ArrayType {}

extension Array: ArrayType {}
