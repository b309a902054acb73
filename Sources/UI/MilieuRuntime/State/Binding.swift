internal import MilieuEnvironment

/// A way to read and write a value that something else owns.
///
/// As SwiftUI. Two bindings to the same state, or to the same part of it, count as the same when a view that holds one is compared;
/// bindings made of closures never do.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: BindingLocation<Value>

  /// The transaction that writes through this binding carry.
  public var transaction = Transaction()

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding from closures that read the value and write it under a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value; writing it writes what the binding stands for.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction.isEmpty ? .current : transaction) }
  }

  /// Changes the value in place, where the storage allows it.
  ///
  /// Called on the main actor. What reads the value on other threads meanwhile waits. The change must not read what the binding stands for.
  package func update(_ change: (inout Value) -> Void) {
    location.update(transaction: transaction.isEmpty ? .current : transaction, change)
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from the projection of another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
    part.transaction = transaction
    return part
  }

  /// Whether another binding stands for the same storage.
  package func isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }

  /// The same binding, whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  @_documentation(visibility: internal)
  @MainActor public static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { _, _, _ in },
      isSame: { $0.location.isSame(as: $1.location) })
  }
}

extension Binding: SelfComparing {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

// MARK: - Conversions

extension Binding {
  /// A binding to an optional, from one to a value that is always there. Writing `nil` is dropped, as nothing can hold it.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: ConvertedLocation(base.location, read: { $0 }, write: { $0 }))
  }

  /// A binding to the value inside an optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappedLocation(base.location) else { return nil }
    self.init(location: location)
  }

  /// A binding to a hashable value as `AnyHashable`. Writing a value of another type is dropped.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: ConvertedLocation(base.location, read: { AnyHashable($0) }, write: { $0.base as? Wrapped }))
  }
}

// MARK: - Elements of a collection

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to each element.
  public typealias Element = Binding<Value.Element>
  /// Walks through the elements by their positions.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position, as the collection behind the binding has it.
  public typealias Index = Value.Index
  /// The positions, as the collection behind the binding has them.
  public typealias Indices = Value.Indices

  /// The position of the first element now.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element now.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements there are now.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves a position to the next.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  ///
  /// When the element is gone before whoever holds the binding is, reads give its last value and writes are dropped, where SwiftUI
  /// would stop the program.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(base: location, index: position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Moves a position to the one before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of a collection that another location holds.
private final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element>, @unchecked Sendable {
  private let base: BindingLocation<Base>
  private let index: Base.Index
  private let last: Base.Element

  init(base: BindingLocation<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    last = base.get()[index]
  }

  private func holdsIndex(_ collection: Base) -> Bool {
    collection.startIndex <= index && index < collection.endIndex
  }

  override func get() -> Base.Element {
    let collection = base.get()
    return holdsIndex(collection) ? collection[index] : last
  }

  override func set(_ value: Base.Element, transaction: Transaction) {
    var collection = base.get()
    guard holdsIndex(collection) else { return }
    collection[index] = value
    base.set(collection, transaction: transaction)
  }

  override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
