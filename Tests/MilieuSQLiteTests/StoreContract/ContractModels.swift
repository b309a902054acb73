import Foundation
import MilieuData

/// Every kind of value that a column holds, and every kind of relationship.
@Model final class Specimen {
  @Attribute(.unique) var code: String
  var count: Int
  var small: Int8
  var large: UInt64
  var ratio: Double
  var isAlive: Bool
  var seen: Date
  var bytes: Data
  var tag: UUID
  var link: URL
  var price: Decimal
  var grade: Grade
  var sizes: [Int]
  var note: String?
  var weight: Double?
  var drawer: Drawer?
  var labels: [Label] = []

  init(code: String) {
    self.code = code
    count = 0
    small = 0
    large = 0
    ratio = 0
    isAlive = false
    seen = Date(timeIntervalSinceReferenceDate: 0)
    bytes = Data()
    tag = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    link = URL(string: "https://example.org/a?b=c")!
    price = 0
    grade = .low
    sizes = []
  }
}

enum Grade: Int, Codable { case low = -1, high = 7 }

@Model final class Drawer {
  var name: String
  var specimens: [Specimen] = []
  init(name: String) { self.name = name }
}

@Model final class Label {
  var text: String
  var specimens: [Specimen] = []
  init(text: String) { self.text = text }
}

@Model final class Sheet {
  var name: String
  var stamps: [Stamp]
  init(name: String, stamps: [Stamp]) {
    self.name = name
    self.stamps = stamps
  }
}

@Model final class Stamp {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Sheet.stamps) var sheets: [Sheet] = []
  init(name: String) { self.name = name }
}
