internal import MilieuRuntime

/// A path that somebody else owns. Two are the same if they are bound to the same.
nonisolated struct BoundPath: DynamicProperty {
  let read: () -> [AnyHashable]

  /// Adds a value; `false` if the path cannot hold one of its type.
  let append: (AnyHashable) -> Bool

  /// Takes values off the end.
  let removeLast: (Int) -> Void

  private let binding: Any
  private let isBound: (Any) -> Bool

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.values }
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
    read = { path.wrappedValue.map { AnyHashable($0) } }
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
