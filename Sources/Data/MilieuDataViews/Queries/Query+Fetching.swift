public import Foundation
public import MilieuData
public import MilieuRuntime
public import MilieuViews

extension Query {
  private init(_ descriptor: FetchDescriptor<Element>, with transaction: Transaction?) {
    self.init(QueryRequest(descriptor: descriptor, transaction: transaction))
  }

  /// All models, in the order in which they were first saved; changes of which they are, are animated.
  public init(animation: Animation) {
    self.init(FetchDescriptor(), with: Transaction(animation: animation))
  }

  /// All models, in the order in which they were first saved.
  ///
  /// - Parameter transaction: goes along with changes of the results.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), with: transaction) }

  /// The models that a description asks for.
  ///
  /// - Parameters:
  ///   - descriptor: which, in which order, and how many.
  ///   - transaction: goes along with changes of the results.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, with: transaction)
  }

  /// The models that a description asks for; changes of the results are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, with: Transaction(animation: animation))
  }

  /// The models for which a predicate holds.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - descriptors: the order.
  ///   - transaction: goes along with changes of the results.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), with: transaction)
  }

  /// The models for which a predicate holds; changes of the results are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), with: Transaction(animation: animation))
  }

  /// The models for which a predicate holds, sorted by a property.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - keyPath: the property.
  ///   - order: whether the least comes first.
  ///   - transaction: goes along with changes of the results.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), with: transaction)
  }

  /// The models for which a predicate holds, sorted by a property; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }

  /// The models for which a predicate holds, sorted by a property that may have no value; those without come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), with: transaction)
  }

  /// The models for which a predicate holds, sorted by a property that may have no value; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation))
  }
}
