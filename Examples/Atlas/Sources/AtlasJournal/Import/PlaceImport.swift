import AtlasModel
import SwiftData

/// The import of the atlas into the journal, as every window shows it: there is one at a time.
@MainActor
@Observable
package final class PlaceImport {
  /// How far it is.
  package enum Phase: Equatable {
    case idle
    /// The entries are on their way.
    case collecting
    case importing(done: Int, total: Int)
    case finished(total: Int)
    /// It was stopped; what was imported stays.
    case stopped(done: Int)
    case failed(String)
  }

  /// How far it is.
  package private(set) var phase = Phase.idle

  private var task: Task<Void, Never>?

  /// None yet.
  package init() {}

  /// Whether it is under way.
  package var isRunning: Bool {
    switch phase {
    case .collecting, .importing: true
    case .idle, .finished, .stopped, .failed: false
    }
  }

  /// Begins, unless one is under way.
  ///
  /// - Parameters:
  ///   - entries: gets what to import.
  ///   - container: where to put it.
  package func start(_ entries: @escaping @Sendable () async throws -> [AtlasEntry], into container: ModelContainer) {
    guard !isRunning else { return }
    phase = .collecting
    task = Task { await run(entries, into: container) }
  }

  /// Stops after the batch that is being saved.
  package func stop() {
    task?.cancel()
  }

  private func run(_ collect: @Sendable () async throws -> [AtlasEntry], into container: ModelContainer) async {
    var done = 0
    do {
      let entries = try await collect()
      try Task.checkCancellation()
      phase = .importing(done: 0, total: entries.count)
      try await PlaceImporter(modelContainer: container).take(entries) { [weak self] count in
        done = count
        self?.phase = .importing(done: count, total: entries.count)
      }
      phase = .finished(total: entries.count)
    } catch is CancellationError {
      phase = .stopped(done: done)
    } catch {
      phase = .failed((error as? any LocalizedError)?.errorDescription ?? "\(error)")
    }
    task = nil
  }
}
