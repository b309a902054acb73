import Foundation

/// Knows who may log in.
protocol AuthBackend: Sendable {
  /// The person of a name and a password. Who may not log in is an `AuthError`.
  func login(name: String, password: String) async throws -> User
}

/// Why somebody was not logged in.
enum AuthError: Error, Equatable, LocalizedError {
  case emptyName
  case emptyPassword

  /// The error for people to read, in whole sentences.
  var errorDescription: String? {
    switch self {
    case .emptyName: "Enter your name."
    case .emptyPassword: "Enter your password."
    }
  }
}

/// Takes its time, and lets everybody in who gives a name and a password: the atlas has no accounts to guard.
struct StubAuthBackend: AuthBackend {
  /// How long an answer takes.
  var delay = Duration.milliseconds(600)

  /// The person of a name, whatever the password, as long as there is one.
  func login(name: String, password: String) async throws -> User {
    try await Task.sleep(for: delay)
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { throw AuthError.emptyName }
    guard !password.isEmpty else { throw AuthError.emptyPassword }
    return User(name: name)
  }
}
