internal import MilieuRuntime

/// A path that somebody else owns. Two are the same if they are bound to the same.
nonisolated struct BoundPath: DynamicProperty {
  let read: () -> any PathValues

  /// Adds a value; `false` if the path cannot hold one of its type.
  let append: (AnyHashable) -> Bool

  /// Takes values off the end.
  let removeLast: (Int) -> Void

  private let binding: Any
  private let isBound: (Any) -> Bool

  init(_ path: Binding<NavigationPath>) {
    read = { TypedPathValues(data: path.wrappedValue.values, box: { $0 }) }
    append = { value in
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
    binding = path
    isBound = { ($0 as? Binding<NavigationPath>).map { path.isSame(as: $0) } ?? false }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    read = { TypedPathValues(data: path.wrappedValue, box: { AnyHashable($0) }) }
    append = { value in
      guard let value = value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      var data = path.wrappedValue
      data.removeSubrange(data.index(data.endIndex, offsetBy: -min(count, data.count))...)
      path.wrappedValue = data
    }
    binding = path
    isBound = { ($0 as? Binding<Data>).map { path.isSame(as: $0) } ?? false }
  }

  @MainActor static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(for: Self.self, connect: { _, _, _ in }, isSame: { $0.isBound($1.binding) })
  }
}

/// What a path held when it was read. Two readings are compared as what they are, which costs a fraction of comparing boxed values.
protocol PathValues {
  var count: Int { get }

  /// The values from a position on.
  func values(from position: Int) -> [AnyHashable]

  /// With how many equal values this and another reading begin; `nil` if they hold values of different types.
  func commonCount(with other: any PathValues) -> Int?

  /// What is left without so many values at the end.
  func dropLast(_ count: Int) -> any PathValues
}

private struct TypedPathValues<Data: RandomAccessCollection>: PathValues where Data.Element: Hashable {
  let data: Data.SubSequence
  let box: (Data.Element) -> AnyHashable

  init(data: Data, box: @escaping (Data.Element) -> AnyHashable) {
    self.init(data: data[...], box: box)
  }

  private init(data: Data.SubSequence, box: @escaping (Data.Element) -> AnyHashable) {
    self.data = data
    self.box = box
  }

  var count: Int { data.count }

  func values(from position: Int) -> [AnyHashable] { data.dropFirst(position).map(box) }

  func commonCount(with other: any PathValues) -> Int? {
    guard let other = other as? Self else { return nil }
    var common = identicalCount(with: other)
    for (value, otherValue) in zip(data.dropFirst(common), other.data.dropFirst(common)) {
      guard value == otherValue else { break }
      common += 1
    }
    return common
  }

  /// With how many values this and another reading begin that are the same to the last bit, and so need not be asked whether they
  /// are equal: all but what was pushed or popped, as a rule.
  private func identicalCount(with other: Self) -> Int {
    let count: Int?? = data.withContiguousStorageIfAvailable { values in
      other.data.withContiguousStorageIfAvailable { otherValues in
        commonByteCount(UnsafeRawBufferPointer(values), UnsafeRawBufferPointer(otherValues))
          / MemoryLayout<Data.Element>.stride
      }
    }
    return (count ?? nil) ?? 0
  }

  func dropLast(_ count: Int) -> any PathValues { Self(data: data.dropLast(count), box: box) }
}

private func commonByteCount(_ bytes: UnsafeRawBufferPointer, _ otherBytes: UnsafeRawBufferPointer) -> Int {
  let shortest = min(bytes.count, otherBytes.count)
  var position = 0
  while position < shortest, bytes[position] == otherBytes[position] { position += 1 }
  return position
}
