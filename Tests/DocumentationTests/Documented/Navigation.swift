import SwiftUI

struct RecipeService {
  var recipes: () -> [String]
}

extension EnvironmentValues {
  @Entry var recipeService = RecipeService { ["Bread", "Soup"] }
}

struct RecipesCoordinator: View {
  @Environment(\.recipeService) private var service
  @State private var path: [String] = []
  @State private var isShowingHelp = false

  var body: some View {
    NavigationStack(path: $path) {
      RecipeList(model: createModel())
        .navigationDestination(for: String.self) { RecipeView(name: $0) }
        .toolbar { Button("Help") { isShowingHelp = true } }
    }
    .sheet(isPresented: $isShowingHelp) { HelpView() }
  }

  private func createModel() -> RecipeList.Model {
    RecipeList.Model(recipes: service.recipes()) { path.append($0) }
  }
}

struct RecipeList: View {
  @Observable
  final class Model {
    private(set) var recipes: [String]
    private let open: (String) -> Void

    init(recipes: [String], open: @escaping (String) -> Void) {
      self.recipes = recipes
      self.open = open
    }

    func choose(_ recipe: String) { open(recipe) }
  }

  @State private var model: Model

  init(model: @autoclosure @escaping () -> Model) {
    _model = State(wrappedValue: model())
  }

  var body: some View {
    List(model.recipes, id: \.self) { recipe in
      Button(recipe) { model.choose(recipe) }
    }
    .navigationTitle("Recipes")
  }
}

struct RecipeView: View {
  let name: String
  @EnvironmentObject private var session: Session

  var body: some View {
    VStack {
      Text("\(name) for \(session.user ?? "anybody")")
      NavigationLink("Another", value: "Soup")
    }
    .navigationTitle(name)
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var session: Session

  var body: some View {
    VStack {
      Text("Choose a recipe, \(session.user ?? "stranger").")
      Button("Done") { dismiss() }
    }
  }
}

struct PantryView: View {
  @State private var goods = ["Flour", "Salt"]
  @State private var isAsking = false

  var body: some View {
    List {
      ForEach(goods, id: \.self) { Text($0) }
        .onDelete { goods.remove(atOffsets: $0) }
        .onMove { goods.move(fromOffsets: $0, toOffset: $1) }
      Menu("More") {
        EditButton()
        Button("Empty", role: .destructive) { isAsking = true }
      }
    }
    .alert("Empty the pantry?", isPresented: $isAsking) {
      Button("Empty", role: .destructive) { withAnimation { goods = [] } }
      Button("Keep", role: .cancel) {}
    }
  }
}
