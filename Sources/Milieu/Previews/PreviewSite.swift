internal import Foundation
package import MilieuEnvironment
package import MilieuRuntime
package import MilieuViews
package import MilieuWeb

/// The previews of an app in a browser: a gallery at `/previews`, and each preview below it.
///
/// The previews are made when a browser first asks for one: making them runs code of theirs, which serving the app does not depend on.
@MainActor
package final class PreviewSite {
  package static let path = "/previews"

  private let makeCatalog: () -> PreviewCatalog
  private lazy var catalog = makeCatalog()
  private let contexts = PreviewContexts()

  /// - Parameter catalog: the previews.
  package init(_ catalog: @escaping @autoclosure () -> PreviewCatalog) {
    makeCatalog = catalog
  }

  /// The pages of the previews.
  package var folder: PageFolder {
    PageFolder(String(Self.path.dropFirst())) { self.catalog.entry($0)?.name }
  }

  /// The preview at a path, in a tree whose context is that of previews; nil for other paths.
  ///
  /// - Parameter environment: sets the host's values.
  package func root(at path: String, environment: (inout EnvironmentValues) -> Void = { _ in }) -> ViewRoot? {
    guard let entry = folder.page(at: path).flatMap({ catalog.entry($0) }) else { return nil }
    return AmbientEnvironment.run(in: AmbientEnvironment.makeRoot(for: .preview)) {
      ViewRoot(entry.makePage(contexts: contexts), environment: environment)
    }
  }

  /// The gallery and what it needs.
  ///
  /// - Parameter app: the app's name.
  package func routes(app: String) -> [Route] {
    // Other than in a page, where nothing may be framed.
    let policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; frame-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return [
      Route(Self.path) { _ in
        var response = RouteResponse.html(await self.gallery(app: app))
        response.headers += [("content-security-policy", policy), ("cache-control", "no-store")]
        return response
      },
      Route("\(Self.path)/gallery.css") { _ in
        .data(PackageResources.gallery_css, contentType: "text/css; charset=utf-8")
      },
      Route("\(Self.path)/gallery.js") { _ in
        .data(PackageResources.gallery_js, contentType: "text/javascript; charset=utf-8")
      },
    ]
  }
  private func gallery(app: String) -> String { PreviewGallery(app: app, entries: catalog.entries).page }
}
