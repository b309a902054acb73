import AtlasServices

/// What has come of asking for something.
enum LoadPhase<Value> {
  case loading
  case loaded(Value)
  case failed(String)

  /// What came, once it has.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// Asks for something.
  ///
  /// - Parameters:
  ///   - what: what it is, for the log.
  ///   - load: asks.
  /// - Returns: what came of it; `nil` where the task was cancelled, so that nothing came of it.
  static func asking(
    for what: some CustomStringConvertible, logger: AtlasLogger, _ load: () async throws -> Value
  ) async -> LoadPhase? {
    do {
      return .loaded(try await load())
    } catch is CancellationError {
      return nil
    } catch {
      logger.log("Loading \(what) failed: \(error.localizedDescription)")
      return .failed(error.localizedDescription)
    }
  }
}
