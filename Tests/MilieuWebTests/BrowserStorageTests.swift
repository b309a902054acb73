import Dispatch
import Foundation
import FoundationNetworking
import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Synchronization
import Testing

@testable import MilieuWeb

/// A folder that goes with the test.
private final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "milieu-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite("What browsers keep") @MainActor
struct BrowserStorageTests {
  private func stores(_ folder: Folder, capacity: Int = 10, log: @escaping @Sendable (String) -> Void = { _ in })
    -> BrowserStores
  {
    BrowserStores(folder: folder.url, capacity: capacity, log: log)
  }

  @Test("A browser finds what it kept, also after the server was started anew; others do not")
  func persistent() {
    let folder = Folder()
    let first = stores(folder)
    let (store, name) = first.store(for: nil)
    store.set(.text("Ada"), for: "name")
    first.flush()
    let second = stores(folder)
    #expect(second.store(for: "a=b; milieu-storage=\(name)").store.scalar(for: "name") == .text("Ada"))
    #expect(second.store(for: nil).store.scalar(for: "name") == nil)
  }

  @Test("Two pages of one browser share a store")
  func shared() {
    let folder = Folder()
    let stores = stores(folder)
    let (first, name) = stores.store(for: nil)
    #expect(stores.store(for: "milieu-storage=\(name)").store === first)
  }

  @Test("A visitor who keeps nothing leaves no file")
  func nothingKept() {
    let folder = Folder()
    let stores = stores(folder)
    let (store, _) = stores.store(for: nil)
    _ = store.scalar(for: "name")
    stores.flush()
    #expect(!FileManager.default.fileExists(atPath: folder.url.path()))
  }

  @Test(
    "A cookie that is not of our making names no file",
    arguments: ["../../etc/passwd", "", "short", "with/slash/and/more/signs", String(repeating: "a", count: 4000)])
  func hostileCookie(name: String) {
    #expect(StorageCookie.name(in: "milieu-storage=\(name)") == nil)
  }

  @Test("A file that cannot be read is set aside, not written over")
  func unreadable() throws {
    let folder = Folder()
    let (_, name) = stores(folder).store(for: nil)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "\(name).json")
    try Data("{ broken".utf8).write(to: file)
    let log = Mutex<[String]>([])
    let again = stores(folder) { line in log.withLock { $0.append(line) } }
    again.store(for: "milieu-storage=\(name)").store.set(.flag(true), for: "x")
    again.flush()
    #expect(try String(contentsOf: file.appendingPathExtension("unreadable"), encoding: .utf8) == "{ broken")
    #expect(log.withLock { $0.count } == 1)
  }

  @Test("What is too much for one browser is refused, said once, and the rest is kept")
  func bounds() {
    let folder = Folder()
    let log = Mutex<[String]>([])
    let (store, _) = stores(folder) { line in log.withLock { $0.append(line) } }.store(for: nil)
    store.set(.text("kept"), for: "small")
    store.set(.text(String(repeating: "x", count: 100_000)), for: "large")
    for number in 0..<300 { store.set(.integer(number), for: "n\(number)") }
    #expect(store.scalar(for: "large") == nil)
    #expect(store.scalar(for: "small") == .text("kept"))
    #expect(store.scalar(for: "n299") == nil)
    store.set(.text("changed"), for: "small")
    #expect(store.scalar(for: "small") == .text("changed"))
    #expect(log.withLock { $0.count } == 1)
  }

  @Test("The files of browsers that stay away longest make room for new ones")
  func capacity() throws {
    let folder = Folder()
    let stores = stores(folder, capacity: 5)
    for _ in 0..<12 {
      stores.store(for: nil).store.set(.flag(true), for: "x")
      stores.flush()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
    #expect(names.count <= 5 && !names.isEmpty)
  }

  @Test("A page is rendered with what its browser kept")
  func page() async throws {
    struct Greeting: View {
      @AppStorage("name") private var name = "stranger"
      var body: some View { Text(verbatim: "Hello, \(name)") }
    }
    let folder = Folder()
    let first = stores(folder)
    let (store, name) = first.store(for: nil)
    store.set(.text("Ada"), for: "name")
    first.flush()
    var options = WebOptions()
    options.transport.port = 0
    options.storageFolder = folder.url
    let host = WebHost(options: options) { seed in ViewRoot(Greeting()) { $0.appStore = seed.storage } }
    let port = try host.start().port
    defer { host.stop() }
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/")))
    request.httpShouldHandleCookies = false
    let (fresh, response) = try await URLSession.shared.data(for: request)
    #expect(String(decoding: fresh, as: UTF8.self).contains("Hello, stranger"))
    #expect(
      (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Set-Cookie")?.contains("milieu-storage=") == true)
    request.setValue("milieu-storage=\(name)", forHTTPHeaderField: "Cookie")
    let (known, _) = try await URLSession.shared.data(for: request)
    #expect(String(decoding: known, as: UTF8.self).contains("Hello, Ada"))
  }
}
