internal import Observation

// Arrays are changed where they are: a program that appends a model to ten thousand others would copy them all, each time.
extension ModelState {
  /// Takes an array out of its slot, to be changed.
  @inlinable public func take<Model: PersistentModel, Element>(
    _ model: Model, _ index: Int, _ slot: inout ModelSlot<[Element]>
  ) -> [Element] {
    if !slot.isLoaded { load(model, index) }
    guard case .loaded(let value) = slot else { return [] }
    slot = .unloaded
    return value
  }

  /// Takes an array of models out of its slot, to be changed.
  public func take<Model: PersistentModel, Target: PersistentModel>(
    _ model: Model, _ index: Int, _ slot: inout ModelSlot<[Target]>
  ) -> [Target] {
    if !slot.isLoaded { load(model, index) }
    guard case .loaded(let value) = slot else { return [] }
    slot = .unloaded
    if let registry { registry.keepForComparison(value, of: model, index) }
    return value
  }

  /// Told after an array has been changed.
  @inlinable public func didChange<Model: PersistentModel, Element>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, [Element]>, _ value: [Element]
  ) {
    didSet(model, index, keyPath(), .unloaded, value)
  }

  /// Told after an array of models has been changed. Only those that have come and gone are told.
  public func didChange<Model: PersistentModel, Target: PersistentModel>(
    _ model: Model, _ index: Int, _ keyPath: @autoclosure () -> KeyPath<Model, [Target]>, _ value: [Target]
  ) {
    registrar?.observation.didSet(model, keyPath: keyPath())
    guard let registry, noteSetting(model, index) != nil,
      let (gone, new) = registry.compare(value, of: model, index)
    else { return }
    relate(model, index, from: gone, to: new)
  }
}

/// The array of models that was changed last, as it was, so that what has come and gone can be told.
///
/// It is changed as the other is, and so need not be copied when the same array is changed again.
final class LastArray {
  let model: AnyObject
  let index: Int
  var elements: [AnyObject]

  init(_ model: AnyObject, _ index: Int, _ elements: [AnyObject]) {
    (self.model, self.index, self.elements) = (model, index, elements)
  }
}

extension ModelRegistry {
  func keepForComparison<Target: PersistentModel>(_ value: [Target], of model: AnyObject, _ index: Int) {
    if let lastArray, lastArray.model === model, lastArray.index == index, lastArray.elements.areSame(as: value) {
      return
    }
    lastArray = LastArray(model, index, value)
  }

  /// What has gone from an array that was kept, and what has come; `nil` if nothing has, or the array was not kept.
  func compare<Target: PersistentModel>(
    _ value: [Target], of model: AnyObject, _ index: Int
  ) -> (gone: [any PersistentModel], new: [any PersistentModel])? {
    guard let lastArray, lastArray.model === model, lastArray.index == index else { return nil }
    let old = lastArray.elements
    let start = old.commonStart(with: value)
    let end = old.commonEnd(with: value, after: start)
    let oldPart = start..<(old.count - end)
    let newPart = start..<(value.count - end)
    guard !oldPart.isEmpty || !newPart.isEmpty else { return nil }
    // One that stands elsewhere in the array as well is still there.
    let left = oldPart.isEmpty ? [] : Set(value.map { ObjectIdentifier($0) })
    let gone = oldPart.compactMap { left.contains(ObjectIdentifier(old[$0])) ? nil : old[$0] as? Target }
    let new = Array(value[newPart])
    lastArray.elements.replaceSubrange(oldPart, with: new as [AnyObject])
    return (gone, new)
  }
}

extension Array where Element == AnyObject {
  /// Whether another array has the same objects in the same order.
  fileprivate func areSame<Other: AnyObject>(as other: [Other]) -> Bool {
    count == other.count && commonStart(with: other) == count
  }

  /// How many objects at the beginning are the same.
  fileprivate func commonStart<Other: AnyObject>(with other: [Other]) -> Int {
    // As words, since to take an object out of an array counts a reference.
    words(other) { mine, others in
      var index = 0
      let end = Swift.min(mine.count, others.count)
      while index < end, mine[index] == others[index] { index += 1 }
      return index
    }
  }

  /// How many at the end are, of those behind the first ones.
  fileprivate func commonEnd<Other: AnyObject>(with other: [Other], after start: Int) -> Int {
    words(other) { mine, others in
      var length = 0
      let most = Swift.min(mine.count, others.count) - start
      while length < most, mine[mine.count - 1 - length] == others[others.count - 1 - length] { length += 1 }
      return length
    }
  }

  private func words<Other: AnyObject>(
    _ other: [Other], _ body: (UnsafeBufferPointer<UInt>, UnsafeBufferPointer<UInt>) -> Int
  ) -> Int {
    withUnsafeBytes { mine in
      other.withUnsafeBytes { body(mine.bindMemory(to: UInt.self), $0.bindMemory(to: UInt.self)) }
    }
  }
}
