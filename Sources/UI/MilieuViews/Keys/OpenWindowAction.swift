internal import Foundation
public import MilieuEnvironment

/// Opens a window of the app.
///
/// Read it with `@Environment(\.openWindow)` and call it as a function. The hosts there are show one window of an app; calling this
/// says so once and does nothing else.
public struct OpenWindowAction: Sendable {
  fileprivate let report: @MainActor @Sendable (String) -> Void

  /// Opens the window of an identifier.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { refuse("“\(id)”") }

  /// Opens a window for a value.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Codable & Hashable>(value: Value) { refuse("for a \(Value.self)") }

  /// Opens the window of an identifier for a value.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) { refuse("“\(id)”") }

  @MainActor
  private func refuse(_ window: String) {
    report(
      "The window \(window) is not opened: a host shows one window of an app. Present the content as a sheet or push it."
    )
  }
}

private enum OpenWindowKey: EnvironmentKey {
  static let defaultValue = OpenWindowAction { message in
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }

  /// Takes what is to be told to the author.
  package mutating func setOpenWindow(report: @escaping @MainActor @Sendable (String) -> Void) {
    self[OpenWindowKey.self] = OpenWindowAction(report: report)
  }
}
