internal import Dispatch
internal import Foundation
internal import MilieuViews

/// What `@AppStorage` keeps for the browsers that visit, each under a name that only the browser knows.
@MainActor
package final class BrowserStores {
  /// The folder with a file for each browser that keeps something; `nil` to keep nothing beyond the process.
  private let folder: URL?
  private let log: @Sendable (String) -> Void

  /// How many browsers' files are kept; the longest unused go first.
  private let capacity: Int

  private let queue = DispatchQueue(label: "milieu.storage")
  private var open: [String: WeakStore] = [:]

  private struct WeakStore {
    weak var store: FileStore?
  }

  init(folder: URL?, capacity: Int = 10_000, log: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.capacity = capacity
    self.log = log
  }

  /// The store of a browser, and the cookie it is to hold.
  ///
  /// - Parameter cookies: the header field with the request's cookies.
  func store(for cookies: String?) -> (store: any ValueStore, cookie: String) {
    let name = StorageCookie.name(in: cookies) ?? Secret.make()
    if let store = open[name]?.store { return (store, name) }
    open = open.filter { $0.value.store != nil }
    let file = folder?.appending(path: "\(name).json")
    let store = FileStore(file: file, queue: queue, log: log) { [folder, capacity] in
      if let folder { Self.makeRoom(in: folder, capacity: capacity) }
    }
    open[name] = WeakStore(store: store)
    return (store, name)
  }

  /// Writes all that is not written yet.
  func flush() {
    for entry in open.values { entry.store?.flush() }
  }

  /// Makes the folder if it is not there, and deletes a tenth of the files, those longest unused, when there are as many as may be.
  nonisolated private static func makeRoom(in folder: URL, capacity: Int) {
    let files = FileManager.default
    // What goes wrong here shows when the file itself cannot be written.
    try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let names = try? files.contentsOfDirectory(atPath: folder.path()), names.count >= capacity else { return }
    let dated = names.map { name -> (url: URL, used: Date) in
      let url = folder.appending(path: name)
      let attributes = try? files.attributesOfItem(atPath: url.path())
      return (url, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.used < $1.used }).prefix(max(1, capacity / 10)) {
      try? files.removeItem(at: old.url)
    }
  }
}

/// The cookie that names what a browser keeps.
enum StorageCookie {
  private static let title = "milieu-storage"

  /// How long a browser is to hold it: the longest that browsers allow, 400 days in seconds.
  private static let lifetime = 400 * 24 * 60 * 60

  static func name(in header: String?) -> String? {
    // What is not of our own making could name a file elsewhere.
    Cookies.values(of: title, in: header).map(String.init).first(where: Secret.isWellFormed)
  }

  /// The header field that sets it.
  static func field(_ name: String, isSecure: Bool) -> (String, String) {
    let secure = isSecure ? "; Secure" : ""
    return ("set-cookie", "\(title)=\(name); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(lifetime)\(secure)")
  }
}
