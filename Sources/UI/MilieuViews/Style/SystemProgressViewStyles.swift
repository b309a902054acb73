public import MilieuRuntime

/// A bar where the end is known, else a circle that turns.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The progress in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "automatic") }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The progress in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "linear") }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}

  /// The progress in this style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).drawn(in: system, of: Configuration.self)
  }

  @_documentation(visibility: internal)
  public var system: SystemStyle? { SystemStyle(name: "circular") }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, else a circle that turns.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
