import SwiftUI

extension EnvironmentValues {
  @Entry var farewell = "Goodbye"
  @Entry var user: String?
}

struct Farewell: View {
  @Environment(\.farewell) private var farewell
  @Environment(\.user) private var user

  var body: some View { Text("\(farewell), \(user ?? "stranger")") }
}

#Preview("Stranger") {
  Farewell().environment(\.user, nil)
}

#Preview("Friend", traits: .fixedLayout(width: 320, height: 80)) {
  @Previewable @State var name = "Ada"
  TextField("Name", text: $name)
  Farewell().environment(\.user, name)
}

struct Farewell_Previews: PreviewProvider {
  static var previews: some View {
    Farewell().previewDisplayName("By default")
    Farewell().environment(\.farewell, "So long").previewDisplayName("Casual")
  }
}
