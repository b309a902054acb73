import MilieuEnvironment
import Synchronization

/// Counts what was made and what was torn down, by name, in order.
final class Ledger: Sendable, Equatable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }

  func count(_ line: String) -> Int { all.filter { $0 == line }.count }

  static func == (left: Ledger, right: Ledger) -> Bool { left === right }
}

struct LedgerKey: EnvironmentKey { static let defaultValue = Ledger() }

/// Made from a name.
final class Catalog: Sendable {
  let name: String
  let ledger: Ledger

  init(name: String, ledger: Ledger) {
    (self.name, self.ledger) = (name, ledger)
    ledger.note("make catalog \(name)")
  }
}

struct CatalogKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Catalog> { \.catalog }

  @Environment(\.name) private var name
  @Environment(\.ledger) private var ledger

  func makeValue() -> Catalog { Catalog(name: name, ledger: ledger) }
  static func tearDown(_ value: Catalog) async {
    await Task.yield()
    value.ledger.note("end catalog \(value.name)")
  }
}

/// Made from a catalog and a title.
final class Shop: Sendable {
  let catalog: Catalog
  let title: String

  /// A service that reads the environment by itself.
  private let reader = Reader()

  struct Reader: Sendable { @Environment(\.count) var count }

  init(catalog: Catalog, title: String) {
    (self.catalog, self.title) = (catalog, title)
    catalog.ledger.note("make shop \(title)")
  }

  var count: Int { reader.count }
}

struct ShopKey: DerivedEnvironmentKey {
  static var keyPath: KeyPath<EnvironmentValues, Shop> { \.shop }

  @Environment(\.catalog) private var catalog
  @Environment(\.title) private var title

  func makeValue() -> Shop { Shop(catalog: catalog, title: title) }
  static func tearDown(_ value: Shop) async { value.catalog.ledger.note("end shop \(value.title)") }
}

extension EnvironmentValues {
  var ledger: Ledger {
    get { self[LedgerKey.self] }
    set { self[LedgerKey.self] = newValue }
  }
  var catalog: Catalog {
    get { self[CatalogKey.self] }
    set { self[CatalogKey.self] = newValue }
  }
  var shop: Shop {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}
