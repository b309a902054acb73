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
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
        } footer: {
          if let failure {
            Label(failure, systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
              .accessibilityIdentifier("login-failure")
          } else {
            Text("Any name and any password will do. The password is not kept.")
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
    .presentationDetents([.medium])
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
