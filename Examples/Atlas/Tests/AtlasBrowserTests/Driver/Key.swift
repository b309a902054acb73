/// A key that has no character of its own, as WebDriver writes it.
enum Key {
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let shift = "\u{E008}"
  static let space = " "
  static let home = "\u{E011}"
  static let backspace = "\u{E003}"
}
