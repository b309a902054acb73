internal import Foundation
internal import MilieuRuntime
package import MilieuViews
package import MilieuWeb

/// The previews of an app in a browser: a gallery at `/previews`, and each preview below it.
@MainActor
package struct PreviewSite {
  package static let path = "/previews"

  private let catalog: PreviewCatalog
  private let contexts = PreviewContexts()

  /// The pages of the previews.
  package let folder: PageFolder

  package init(_ catalog: PreviewCatalog) {
    self.catalog = catalog
    folder = PageFolder(String(Self.path.dropFirst())) { catalog.entry($0)?.name }
  }

  package var isEmpty: Bool { catalog.entries.isEmpty }

  /// The sessions of one browser that the gallery may need beside others.
  package var sessions: Int { catalog.entries.count }

  /// The view of the preview at a path; nil for other paths.
  package func view(at path: String) -> AnyView? {
    folder.page(at: path).flatMap(catalog.entry)?.makePage(contexts: contexts)
  }

  /// The gallery and what it needs.
  ///
  /// - Parameter app: the app's name.
  package func routes(app: String) -> [Route] {
    let page = PreviewGallery(app: app, entries: catalog.entries).page
    // Other than in a page, where nothing may be framed.
    let policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; frame-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return [
      Route(Self.path) { _ in
        var response = RouteResponse.html(page)
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
}
