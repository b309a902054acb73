import SwiftUI

/// Who is logged in.
@MainActor
final class AuthService: ObservableObject {
  /// The person who is logged in.
  @Published private(set) var user: User?

  /// Whether somebody is.
  var isLoggedIn: Bool { user != nil }

  private let backend: any AuthBackend

  /// - Parameters:
  ///   - backend: knows who may log in.
  ///   - user: who is logged in already.
  init(backend: any AuthBackend = StubAuthBackend(), user: User? = nil) {
    self.backend = backend
    self.user = user
  }

  /// Logs somebody in, if the backend lets them.
  func login(name: String, password: String) async throws {
    user = try await backend.login(name: name, password: password)
  }

  /// Logs out who is logged in.
  func logout() {
    user = nil
  }
}
