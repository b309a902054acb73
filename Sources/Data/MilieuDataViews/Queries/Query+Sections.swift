public import Foundation
public import MilieuData
public import MilieuRuntime
public import MilieuViews

// As SwiftData's: each form of a query with `sectionBy`, by a property that always or perhaps has a value. What the property is declared as
// decides between an array and `SectionedResults`; SwiftData shows both in use and documents the second.
extension Query {
  private init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ titles: ModelTitles<Element>
  ) {
    self.init(QueryRequest(descriptor: descriptor, transaction: transaction, titles: titles))
  }

  // MARK: - By a property that has a value

  /// The models that a description asks for, in sections by a property.
  ///
  /// - Parameters:
  ///   - descriptor: which, in which order, and how many.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(descriptor, transaction, ModelTitles(sectionKeyPath))
  }

  /// The models that a description asks for, in sections by a property; changes of the results are animated.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(descriptor, Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, in sections by a property.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - descriptors: the order.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, in sections by a property; changes of the results are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property, in sections by another.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - keyPath: the property that is sorted by.
  ///   - order: whether the least comes first.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction,
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property, in sections by another; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property that may have no value, in sections by another.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - keyPath: the property that is sorted by.
  ///   - order: whether the least comes first.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction,
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property that may have no value, in sections by another; changes of the results are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }

  // MARK: - By a property that may have no value

  /// The models that a description asks for, in sections by a property.
  ///
  /// Those without a value are in the section of the empty text.
  ///
  /// - Parameters:
  ///   - descriptor: which, in which order, and how many.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(descriptor, transaction, ModelTitles(sectionKeyPath))
  }

  /// The models that a description asks for, in sections by a property; changes of the results are animated.
  ///
  /// Those without a value are in the section of the empty text.
  public init(
    _ descriptor: FetchDescriptor<Element>, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(descriptor, Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, in sections by a property.
  ///
  /// Those without a value are in the section of the empty text.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - descriptors: the order.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, in sections by a property; changes of the results are animated.
  ///
  /// Those without a value are in the section of the empty text.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
    sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation),
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property, in sections by another.
  ///
  /// Those without a value are in the section of the empty text.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - keyPath: the property that is sorted by.
  ///   - order: whether the least comes first.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction,
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property, in sections by another; changes of the results are animated.
  ///
  /// Those without a value are in the section of the empty text.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property that may have no value, in sections by another.
  ///
  /// Those without a value are in the section of the empty text.
  ///
  /// - Parameters:
  ///   - filter: what has to hold; `nil` for all.
  ///   - keyPath: the property that is sorted by.
  ///   - order: whether the least comes first.
  ///   - transaction: goes along with changes of the results.
  ///   - sectionKeyPath: what gives each model the title of its section.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction,
      ModelTitles(sectionKeyPath))
  }

  /// The models for which a predicate holds, sorted by a property that may have no value, in sections by another; changes of the results are animated.
  ///
  /// Those without a value are in the section of the empty text.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
      Transaction(animation: animation), ModelTitles(sectionKeyPath))
  }
}
