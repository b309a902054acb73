internal import MilieuRuntime
internal import MilieuViews

// Plain values are read without a dynamic cast: pages have tens of thousands.
extension Element {
  func text(_ property: ElementProperty<String>) -> String? {
    guard case .text(let text)? = self[property.name] else { return nil }
    return text
  }

  func number(_ property: ElementProperty<Double>) -> Double? {
    guard case .number(let number)? = self[property.name] else { return nil }
    return number
  }

  func flag(_ property: ElementProperty<Bool>) -> Bool {
    guard case .flag(true)? = self[property.name] else { return false }
    return true
  }

  /// The nearest element around this one that is visible itself.
  var visibleParent: Element? {
    var element = parent
    while let current = element, current.kind == .style { element = current.parent }
    return element
  }

  /// The list or form that this element is arranged in, if any.
  var arrangement: Element? {
    var element = parent
    while let current = element {
      if current.kind == .list || current.kind == .form { return current }
      element = current.parent
    }
    return nil
  }
}
