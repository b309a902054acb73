internal import Dispatch
internal import Foundation
internal import MilieuEnvironment
internal import MilieuRuntime
internal import MilieuUndo
internal import MilieuViews
internal import MilieuWeb

/// Serves an app to browsers: for each page an app value of its own, with state that nobody else sees.
@MainActor
struct AppServer<Content: App> {
  private let previews: PreviewSite?

  /// - Parameter previews: whether to serve the app's previews beside it.
  init(_ app: Content.Type, previews: Bool) {
    self.previews = previews ? PreviewSite(.ofProcess()) : nil
  }

  /// Serves until the process is asked to stop.
  ///
  /// - Throws: what keeps the server from listening.
  func run(address: String, port: Int) throws -> Never {
    let base = ServerBase()
    let host = WebHost(options: options(address, port), routes: routes()) { [previews] seed in
      let url = base.url
      let locale = Self.locale(seed.headers["accept-language"])
      func environment(_ values: inout EnvironmentValues) {
        values.serverURL = url
        seed.settings.apply(to: &values)
        values.openURL = OpenURLAction(system: seed.commands.open)
        values.undoManager = UndoManager()
        values.appStore = seed.storage
        values.sceneStore = SceneStore(kept: seed.storage)
        if let locale { values.locale = locale }
      }
      let preview = previews?.root(at: seed.path) { values in
        environment(&values)
        // What is tried in a preview stays there.
        values.appStore = MemoryStore()
        values.sceneStore = MemoryStore()
      }
      if let preview { return preview }
      return ViewRoot(AppView(Content()), environment: environment)
    }
    let bound = try host.start()
    let reachable = bound.address == "0.0.0.0" || bound.address == "::" ? "127.0.0.1" : bound.address
    let url = "http://\(reachable.contains(":") ? "[\(reachable)]" : reachable):\(bound.port)"
    base.url = URL(string: url)
    // NB: `print` would keep the line back where it goes to a file.
    let gallery =
      previews != nil && PreviewCatalog.hasDeclarations ? ", and its previews at \(url)\(PreviewSite.path)" : ""
    let line = "\(Content.self) is served at \(url)\(gallery) — press Control-C to stop.\n"
    FileHandle.standardOutput.write(Data(line.utf8))
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        // NB: stopping cancels the tasks of every session, and a task's own handler of that may block.
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(3)) { _exit(0) }
        MainActor.assumeIsolated { host.stop() }
        exit(0)
      }
      source.resume()
      return source
    }
    while true { withExtendedLifetime(signals) { RunLoop.main.run() } }
  }

  private func options(_ address: String, _ port: Int) -> WebOptions {
    var options = WebOptions()
    options.transport.address = address
    options.transport.port = port
    options.title = "\(Content.self)"
    options.storageFolder = UserFolders.data.appending(path: "browsers")
    if let previews {
      options.folder = previews.folder
      // The gallery takes a session for each preview that was looked at.
      options.limits.maximumPerBrowser = options.limits.maximumSessions
    }
    return options
  }

  /// What the app's scenes answer beside its pages; one app value is made to ask.
  private func routes() -> [Route] {
    var traits = SceneTraits()
    // NB: in an environment where nothing is provided, as there is no session yet whose values the app could read.
    let scope = EnvironmentScope()
    AmbientEnvironment.run(in: scope) { Content().body.collect(&traits) }
    scope.end()
    return traits.all(Route.self) + (previews?.routes(app: "\(Content.self)") ?? [])
  }

  /// The language a browser asks for first.
  private static func locale(_ acceptLanguage: String?) -> Locale? {
    guard let first = acceptLanguage?.split(separator: ",").first?.split(separator: ";").first else { return nil }
    let name = first.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, name != "*", name.count <= 35,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    return Locale(identifier: name)
  }
}

/// The address the server got, once it listens.
@MainActor
private final class ServerBase {
  var url: URL?
}
