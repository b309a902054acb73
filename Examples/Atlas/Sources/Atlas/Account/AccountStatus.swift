import SwiftUI

/// Who is logged in, or a way to do so.
struct AccountStatus: View {
  @EnvironmentObject private var auth: AuthService
  @State private var isLoggingIn = false

  var body: some View {
    HStack {
      if let user = auth.user {
        Label(user.name, systemImage: "person.crop.circle.fill").accessibilityIdentifier("account")
      } else {
        Button("Log in", systemImage: "person.crop.circle") { isLoggingIn = true }
      }
    }
    .sheet(isPresented: $isLoggingIn) { LoginForm() }
  }
}

#Preview("Account status") {
  VStack(spacing: 20) {
    AccountStatus().environmentObject(AuthService())
    AccountStatus().environmentObject(AuthService(user: User(name: "Ada")))
  }
  .padding()
}
