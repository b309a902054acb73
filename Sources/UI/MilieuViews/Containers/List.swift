internal import MilieuEnvironment
public import MilieuRuntime

/// Rows in a column, which can be chosen if the list has a selection.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: ListSelection?
  private let content: Content

  fileprivate init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A list in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
  }

  /// A list in which one row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .list }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Content { content }

  @_documentation(visibility: internal)
  @MainActor public func makeRows() -> RowContext? {
    let rows = RowContext(kind: .row)
    if selection != nil { rows.behavior = ElementBehavior() }
    return rows
  }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    element.setStyle(element.environment.styles.list)
    let isEnabled = element.environment.isEnabled
    element.rows?.isEditable = isEnabled
    if element.environment.editMode?.wrappedValue.isEditing == true { element.set(.isEditing, true) }
    guard let selection else { return }
    let column = element.environment.navigationScreen?.column
    column?.list = selection
    let isChosen = selection.isChosen()
    element.describeRows { row in
      guard let tag = row.tag?.value, selection.canChoose(tag) else { return }
      row.derive(.isSelectable, true)
      row.derive(.isSelected, isChosen(tag) ? true : nil)
    }
    element.rows?.behavior?.isDisabled = !isEnabled
    element.rows?.behavior?.on(.tap) { _, row in
      guard let tag = row.tag?.value else { return }
      selection.choose(tag)
      if selection.isSingle { column?.didChoose() }
    }
  }
}

/// What is chosen in a list, and how to choose.
struct ListSelection {
  let isChosen: () -> (AnyHashable) -> Bool
  let canChoose: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  let clear: () -> Void

  /// Whether one thing at most can be chosen.
  let isSingle: Bool

  init<Value: Hashable>(one selection: Binding<Value?>) {
    isChosen = {
      let chosen = selection.wrappedValue
      return { tag in chosen != nil && tag.base as? Value == chosen }
    }
    canChoose = { $0.base is Value }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
    clear = { selection.wrappedValue = nil }
    isSingle = true
  }

  init<Value: Hashable>(several selection: Binding<Set<Value>>) {
    isChosen = {
      let chosen = selection.wrappedValue
      return { tag in (tag.base as? Value).map { chosen.contains($0) } ?? false }
    }
    canChoose = { $0.base is Value }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    clear = { selection.wrappedValue = [] }
    isSingle = false
  }
}

// MARK: - Lists without a selection

// NB: the initialisers for plain data are disfavoured because a binding to a collection is a collection too, and has one of its own.

extension List where SelectionValue == Never {
  /// A list of which nothing is chosen.
  ///
  /// - Parameter content: the rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil as ListSelection?, content: content())
  }

  /// A list with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements, told apart by their own identity.
  ///   - rowContent: makes an element's row.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// The same, with elements told apart by a part of them.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A list with a row for each number of a range, which must not change.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A list of the elements behind a binding; each row gets a binding to its own.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Base.Element: Identifiable,
    Content == ForEach<BoundElements<Base, Base.Element.ID>, Base.Element.ID, RowContent>
  {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A list of the elements behind a binding, told apart by a part of the element; each row gets a binding to its own.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Base, ID>, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

// MARK: - Lists of data with a selection

extension List {
  /// A list with a row for each number of a range, of which one may be chosen.
  ///
  /// - Parameters:
  ///   - data: the numbers, which must not change.
  ///   - selection: the value of the row that is chosen; `nil` for none.
  ///   - rowContent: makes a number's row.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, of which several may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of the elements behind a binding, of which one may be chosen; each row gets a binding to its own element.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Base.Element: Identifiable,
    Content == ForEach<BoundElements<Base, Base.Element.ID>, Base.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, of which several may be chosen.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Base.Element: Identifiable,
    Content == ForEach<BoundElements<Base, Base.Element.ID>, Base.Element.ID, RowContent>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element of a collection, of which one may be chosen.
  ///
  /// - Parameters:
  ///   - data: the elements, told apart by their own identity.
  ///   - selection: the value of the row that is chosen; `nil` for none.
  ///   - rowContent: makes an element's row.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// The same, of which several may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A list of elements told apart by a part of them, of which one may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// The same, of which several may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
