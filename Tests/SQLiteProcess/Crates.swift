import MilieuData

/// Something with parts, of which a save stores many at once.
@Model final class Crate {
  var number: Int
  var owner: String
  var parts: Int
  @Relationship(deleteRule: .cascade, inverse: \Item.crate) var items: [Item] = []
  @Relationship(inverse: \Sticker.crates) var stickers: [Sticker] = []
  var previous: Crate?

  init(number: Int, owner: String, parts: Int) { (self.number, self.owner, self.parts) = (number, owner, parts) }
}

@Model final class Item {
  var number: Int
  var text: String
  var crate: Crate?

  init(number: Int, text: String) { (self.number, self.text) = (number, text) }
}

@Model final class Sticker {
  @Attribute(.unique) var name: String
  /// The number of the last crate that was saved with it.
  var last = 0
  var crates: [Crate] = []

  init(name: String) { self.name = name }
}
