/// The way from the root down to a place: the types that an author wrote, and words such as `sheet` for what leads from one to the next.
struct WiringPath {
  private(set) var names: [String] = []

  /// The types alone.
  private(set) var types: [String] = []

  /// The views that are screens on the way: what the window, a tab, a link or a sheet shows.
  private(set) var screens: [String] = []

  private var beginsScreen = false

  func inside(_ word: String, beginsScreen: Bool) -> WiringPath {
    var path = self
    path.names.append(word)
    path.beginsScreen = path.beginsScreen || beginsScreen
    return path
  }

  func at(_ type: Any.Type) -> WiringPath {
    var path = self
    let name = TypeName.base(type)
    // A view and the helpers it is made of share a place; one name says it.
    if path.names.last != name { path.names.append(name) }
    path.types.append(name)
    if beginsScreen, !(type is any ViewModifier.Type) {
      path.screens.append(name)
      path.beginsScreen = false
    }
    return path
  }

  /// How many types two ways have in common.
  func shared(with other: WiringPath) -> Int {
    zip(types, other.types).prefix { $0 == $1 }.count
  }
}
