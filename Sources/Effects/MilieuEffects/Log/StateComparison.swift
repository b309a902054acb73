internal import MilieuEnvironment

/// Goes through two values side by side and notes where they differ.
struct StateComparison {
  private(set) var changes: [StateDiff.Change] = []

  /// Longer stretches that differ in length are compared element by element, as looking for the shortest way from one to the other takes
  /// its square.
  private static let alignedLimit = 200

  mutating func compare(_ left: Any, _ right: Any, at path: StatePath) {
    guard !ValueEquality.areEqual(left, right) else { return }
    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard leftMirror.subjectType == rightMirror.subjectType else { return note(left, right, at: path) }
    let known = changes.count
    switch leftMirror.displayStyle {
    case .optional: compareOptionals(left, right, leftMirror, rightMirror, at: path)
    case .collection: compareLists(leftMirror.children.map(\.value), rightMirror.children.map(\.value), at: path)
    case .set: compareSets(leftMirror.children.map(\.value), rightMirror.children.map(\.value), at: path)
    case .dictionary: compareDictionaries(leftMirror.children.map(\.value), rightMirror.children.map(\.value), at: path)
    case .enum: compareCases(left, right, leftMirror, rightMirror, at: path)
    case .struct where !Self.isAtom(leftMirror.subjectType), .tuple:
      for (left, right) in zip(leftMirror.children, rightMirror.children) {
        compare(left.value, right.value, at: path.appending(left.label ?? ""))
      }
    default: return noteIfTold(left, right, at: path)
    }
    // Unequal, by its own word, for the sake of what its parts do not show.
    if changes.count == known, left is any Equatable { note(left, right, at: path) }
  }

  /// Whether a struct is one value to its readers, whatever it is made of, such as a date.
  private static func isAtom(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Swift.", "Foundation", "Synchronization."].contains { name.hasPrefix($0) }
  }

  private mutating func note(_ left: Any, _ right: Any, at path: StatePath) {
    var (before, after) = (ValueDescription.of(left), ValueDescription.of(right))
    if before == after {
      before = ValueDescription.of(left, limit: 1000)
      after = ValueDescription.of(right, limit: 1000)
      // Long texts that begin alike are told from where they part.
      let common = before.commonPrefix(with: after)
      if before != after {
        before = "…\(before.dropFirst(max(0, common - 10)).prefix(100))"
        after = "…\(after.dropFirst(max(0, common - 10)).prefix(100))"
      } else {
        after = "another that reads the same"
      }
    }
    add(before, after, at: path)
  }

  /// Notes values that have no parts to compare, unless they read the same and cannot be compared at all, as functions.
  private mutating func noteIfTold(_ left: Any, _ right: Any, at path: StatePath) {
    let isTold = left is any Equatable || type(of: left) is AnyClass
    if isTold || ValueDescription.of(left) != ValueDescription.of(right) { note(left, right, at: path) }
  }

  private mutating func add(_ before: String?, _ after: String?, at path: StatePath) {
    changes.append(StateDiff.Change(path: path.text, before: before, after: after, property: path.property))
  }

  // MARK: - Optionals and cases

  private mutating func compareOptionals(
    _ left: Any, _ right: Any, _ leftMirror: Mirror, _ rightMirror: Mirror, at path: StatePath
  ) {
    if let left = leftMirror.children.first, let right = rightMirror.children.first {
      compare(left.value, right.value, at: path)
    } else {
      note(left, right, at: path)
    }
  }

  private mutating func compareCases(
    _ left: Any, _ right: Any, _ leftMirror: Mirror, _ rightMirror: Mirror, at path: StatePath
  ) {
    guard let leftCase = leftMirror.children.first, let rightCase = rightMirror.children.first,
      leftCase.label == rightCase.label
    else { return noteIfTold(left, right, at: path) }
    compare(leftCase.value, rightCase.value, at: path.appending(leftCase.label ?? ""))
  }

  // MARK: - Lists

  private mutating func compareLists(_ left: [Any], _ right: [Any], at path: StatePath) {
    let start = zip(left, right).prefix { ValueEquality.areEqual($0, $1) }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { ValueEquality.areEqual($0, $1) }.count
    let (leftMiddle, rightMiddle) = (left[start..<(left.count - end)], right[start..<(right.count - end)])
    let isAligned = leftMiddle.count == rightMiddle.count && !(leftMiddle.first is any Identifiable)
    guard !isAligned, max(leftMiddle.count, rightMiddle.count) <= Self.alignedLimit else {
      return compareInPairs(leftMiddle, rightMiddle, from: start, at: path)
    }
    let difference = Array(rightMiddle).difference(from: Array(leftMiddle), by: Self.isSameElement)
    let (removed, inserted) = (Self.offsets(of: difference.removals), Self.offsets(of: difference.insertions))
    for offset in removed.sorted() {
      add(ValueDescription.of(left[start + offset]), nil, at: path.appending(element: "\(start + offset)"))
    }
    var offset = 0
    for index in rightMiddle.indices {
      let place = path.appending(element: "\(index)")
      if inserted.contains(index - start) {
        add(nil, ValueDescription.of(right[index]), at: place)
      } else {
        while removed.contains(offset) { offset += 1 }
        compare(left[start + offset], right[index], at: place)
        offset += 1
      }
    }
  }

  private static func offsets(of changes: [CollectionDifference<Any>.Change]) -> Set<Int> {
    Set(
      changes.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
  }

  private mutating func compareInPairs(
    _ left: ArraySlice<Any>, _ right: ArraySlice<Any>, from start: Int, at path: StatePath
  ) {
    for index in start..<max(left.endIndex, right.endIndex) {
      let place = path.appending(element: "\(index)")
      switch (index < left.endIndex, index < right.endIndex) {
      case (true, true): compare(left[index], right[index], at: place)
      case (true, false): add(ValueDescription.of(left[index]), nil, at: place)
      default: add(nil, ValueDescription.of(right[index]), at: place)
      }
    }
  }

  /// Whether two elements stand for the same thing, which may have changed: by their `id` if they have one.
  private static func isSameElement(_ left: Any, _ right: Any) -> Bool {
    func id(of element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }
    guard let left = left as? any Identifiable, let right = right as? any Identifiable else {
      return ValueEquality.areEqual(left, right)
    }
    return id(of: left) == id(of: right)
  }

  // MARK: - Sets and dictionaries

  private mutating func compareSets(_ left: [Any], _ right: [Any], at path: StatePath) {
    let (left, right) = (Self.hashable(left), Self.hashable(right))
    let removed = left.subtracting(right).map { ValueDescription.of($0.base) }.sorted()
    let inserted = right.subtracting(left).map { ValueDescription.of($0.base) }.sorted()
    for element in removed { add(element, nil, at: path) }
    for element in inserted { add(nil, element, at: path) }
  }

  private static func hashable(_ values: [Any]) -> Set<AnyHashable> { Set(values.compactMap { $0 as? AnyHashable }) }

  private mutating func compareDictionaries(_ left: [Any], _ right: [Any], at path: StatePath) {
    let (left, right) = (Self.entries(left), Self.entries(right))
    let keys = Set(left.keys).union(right.keys).map { (key: $0, text: ValueDescription.of($0.base)) }
    for (key, text) in keys.sorted(by: { $0.text < $1.text }) {
      let place = path.appending(element: text)
      switch (left[key], right[key]) {
      case (let left?, let right?): compare(left, right, at: place)
      case (let left?, nil): add(ValueDescription.of(left), nil, at: place)
      case (nil, let right?): add(nil, ValueDescription.of(right), at: place)
      case (nil, nil): break
      }
    }
  }

  private static func entries(_ pairs: [Any]) -> [AnyHashable: Any] {
    pairs.reduce(into: [:]) { entries, pair in
      let parts = Array(Mirror(reflecting: pair).children)
      guard parts.count == 2, let key = parts[0].value as? AnyHashable else { return }
      entries[key] = parts[1].value
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> Int { zip(self, other).prefix { $0 == $1 }.count }
}
