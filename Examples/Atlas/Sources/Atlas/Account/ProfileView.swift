import SwiftUI

/// The person who is logged in, and the way out and in.
struct ProfileView: View {
  @EnvironmentObject private var auth: AuthService
  @State private var isLoggingIn = false
  @State private var isLoggingOut = false

  var body: some View {
    Section("Account") {
      if let user = auth.user {
        HStack(spacing: 12) {
          Image(systemName: "person.crop.circle.fill")
            .font(.largeTitle)
            .foregroundStyle(.tint)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            Text(user.name).font(.headline).accessibilityIdentifier("profile-name")
            Text("Logged in").font(.caption).foregroundStyle(.secondary)
          }
        }
        Button("Log out", role: .destructive) { isLoggingOut = true }
      } else {
        Text("You are not logged in.").foregroundStyle(.secondary)
        Button("Log in…") { isLoggingIn = true }
      }
    }
    .sheet(isPresented: $isLoggingIn) { LoginForm() }
    .alert("Log out?", isPresented: $isLoggingOut) {
      Button("Log out", role: .destructive) { auth.logout() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Your favourites stay in this browser.")
    }
  }
}

struct ProfileView_Previews: PreviewProvider {
  static var previews: some View {
    Form { ProfileView() }
      .environmentObject(AuthService(user: User(name: "Ada Lovelace")))
      .previewDisplayName("Profile, logged in")
    Form { ProfileView() }
      .environmentObject(AuthService())
      .previewDisplayName("Profile, logged out")
  }
}
