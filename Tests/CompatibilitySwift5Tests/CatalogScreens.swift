import SwiftUI

/// Entries and previews as code of Swift 5 writes them.
public class CatalogService {
  let title: String
  init(title: String) {
    self.title = title
  }
}

protocol CatalogSource { func goods() -> [String] }

private struct BuiltInSource: CatalogSource {
  func goods() -> [String] { ["Bread", "Milk"] }
}

public extension EnvironmentValues {
  @Entry var catalogService: CatalogService = CatalogService(title: "Live")
  @Entry var catalogLimit = 10
}

extension EnvironmentValues {
  @Entry var catalogSource: any CatalogSource = BuiltInSource()
  @Entry fileprivate var catalogFilter: ((String) -> Bool)?
}

extension FocusedValues {
  @Entry var catalogSelection: Binding<Int>?
}

struct CatalogView: View {
  @Environment(\.catalogService) private var service
  @Environment(\.catalogSource) private var source
  @Environment(\.catalogFilter) private var filter
  @Environment(\.catalogLimit) private var limit

  var body: some View {
    Text(service.title)
    ForEach(source.goods().filter { filter?($0) ?? true }.prefix(limit), id: \.self) { Text($0) }
  }
}

struct CatalogView_Previews: PreviewProvider {
  static var previews: some View {
    CatalogView().previewDisplayName("Live catalog")
    CatalogView()
      .environment(\.catalogService, CatalogService(title: "Mock"))
      .environment(\.catalogFilter, { $0 == "Milk" })
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Mock catalog")
  }
}

#Preview("Short catalog") {
  @Previewable @State var limit = 1
  CatalogView().environment(\.catalogLimit, limit)
  Button("More") { limit += 1 }
}
