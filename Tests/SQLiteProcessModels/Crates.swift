package import MilieuData

/// Something with parts, of which a save stores many at once.
@Model package final class Crate {
  package var number: Int
  package var owner: String
  package var parts: Int
  @Relationship(deleteRule: .cascade, inverse: \Item.crate) package var items: [Item] = []
  @Relationship(inverse: \Sticker.crates) package var stickers: [Sticker] = []
  package var previous: Crate?

  package init(number: Int, owner: String, parts: Int) {
    (self.number, self.owner, self.parts) = (number, owner, parts)
  }
}

@Model package final class Item {
  package var number: Int
  package var text: String
  package var crate: Crate?

  package init(number: Int, text: String) { (self.number, self.text) = (number, text) }
}

@Model package final class Sticker {
  @Attribute(.unique) package var name: String
  /// The number of the last crate that was saved with it.
  package var last = 0
  package var crates: [Crate] = []

  package init(name: String) { self.name = name }
}
