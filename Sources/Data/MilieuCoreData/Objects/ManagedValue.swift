package import MilieuData

/// What a property of an object holds.
package enum ManagedValue {
  case nothing
  case attribute(any ColumnValue)
  case one(ManagedRow)
  case many([ManagedRow])

  /// The rows that a relationship leads to.
  var rows: [ManagedRow] {
    switch self {
    case .nothing, .attribute: []
    case .one(let row): [row]
    case .many(let rows): rows
    }
  }
}
