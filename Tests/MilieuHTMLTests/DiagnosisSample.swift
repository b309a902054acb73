import MilieuEnvironment
import MilieuRuntime
import MilieuViews
import Observation

@Observable
class Catalog {
  var title = "Books"
}

@Observable
final class ImportedCatalog: Catalog {}

/// A screen of which one part lacks what it asks for.
struct DiagnosisSample: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Before").font(.headline)
      CatalogTitle()
      Button("After: \(count)") { count += 1 }
    }
    .padding()
    .environment(ImportedCatalog())
  }
}

private struct CatalogTitle: View {
  @Environment(Catalog.self) private var catalog

  var body: some View { Text(catalog.title) }
}
