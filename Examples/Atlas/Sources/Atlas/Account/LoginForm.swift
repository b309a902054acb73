import SwiftUI

/// Asks for a name and a password, and closes once they are accepted.
struct LoginForm: View {
  @EnvironmentObject private var auth: AuthService
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var password = ""
  @State private var failure: String?
  @State private var isBusy = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name, prompt: Text("What you are called"))
          SecureField("Password", text: $password, prompt: Text("Any will do"))
        } footer: {
          if let failure {
            Label(failure, systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
              .accessibilityIdentifier("login-failure")
          } else {
            Text("The atlas is for everybody. Nothing is sent anywhere.")
          }
        }
        if isBusy { ProgressView("Logging in").frame(maxWidth: .infinity) }
      }
      .onSubmit { logIn() }
      .disabled(isBusy)
      .navigationTitle("Log in")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Log in") { logIn() }.disabled(isBusy || name.isEmpty)
        }
      }
    }
    .interactiveDismissDisabled(isBusy)
  }

  private func logIn() {
    isBusy = true
    failure = nil
    Task {
      do {
        try await auth.login(name: name, password: password)
        dismiss()
      } catch {
        failure = error.localizedDescription
      }
      isBusy = false
    }
  }
}

#Preview("Login form", traits: .fixedLayout(width: 390, height: 320)) {
  LoginForm().environmentObject(AuthService())
}
