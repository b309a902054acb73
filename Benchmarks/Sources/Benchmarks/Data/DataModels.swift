import Foundation
import SwiftData

/// A row of five columns, as those that peers were measured with.
@Model final class Entry {
  #Index<Entry>([\.number])
  var name: String
  var number: Int
  var weight: Double
  var date: Date
  var note: String?

  init(_ index: Int) {
    name = "Entry \(index)"
    number = index
    weight = Double(index) / 3
    date = Date(timeIntervalSinceReferenceDate: Double(index))
    note = index % 2 == 0 ? nil : "note"
  }
}

/// The same values in an object that nobody keeps, for the memory of a model to be compared with.
final class PlainEntry {
  var name: String
  var number: Int
  var weight: Double
  var date: Date
  var note: String?

  init(_ entry: Entry) {
    (name, number, weight, date, note) = (entry.name, entry.number, entry.weight, entry.date, entry.note)
  }
}

@Model final class Shelf {
  var title: String
  @Relationship(inverse: \Volume.shelf) var volumes: [Volume] = []

  init(_ title: String) { self.title = title }
}

@Model final class Volume {
  var title: String
  var shelf: Shelf?

  init(_ title: String, _ shelf: Shelf) { (self.title, self.shelf) = (title, shelf) }
}
