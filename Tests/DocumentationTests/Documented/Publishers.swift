import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []

  init(names: [String]) {
    $query
      .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { query in names.filter { $0.hasPrefix(query) } }
      .assign(to: &$results)
  }
}

struct SearchView: View {
  @StateObject private var model = SearchModel(names: ["Bread", "Butter", "Salt"])

  var body: some View {
    TextField("Name", text: $model.query)
    Text(model.results.joined(separator: ", "))
  }
}

struct Doorbell: View {
  let rings: PassthroughSubject<String, Never>
  @State private var last = "nobody yet"

  var body: some View {
    Text("Rung by \(last)").onReceive(rings) { last = $0 }
  }
}

final class Thermometer: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var degrees = 20.0 {
    willSet { if newValue != degrees { objectWillChange.send() } }
  }
}
