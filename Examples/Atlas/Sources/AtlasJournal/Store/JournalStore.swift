import SwiftData

/// The journal of the process: one container, whichever windows show it.
///
/// All windows are on the main actor and share the container's main context, so that what one changes the others show at once.
@MainActor
@Observable
package final class JournalStore {
  /// What has come of opening the journal.
  package enum Phase {
    case unopened
    /// It is open, and kept in the file unless there is none.
    case open(ModelContainer)
    /// It is open in memory, as its file could not be opened.
    case openUnkept(ModelContainer)
    case failed(JournalFailure)
  }

  /// What has come of opening the journal.
  package private(set) var phase = Phase.unopened

  /// The file; `nil` for a journal that is never kept.
  package let file: URL?

  /// What is being imported into the journal.
  package let placeImport = PlaceImport()

  /// A journal that is opened when it is first shown.
  ///
  /// - Parameter file: where to keep it; `nil` to keep it in memory only.
  package init(file: URL?) {
    self.file = file
  }

  /// The container, once it is open.
  package var container: ModelContainer? {
    switch phase {
    case .open(let container), .openUnkept(let container): container
    case .unopened, .failed: nil
    }
  }

  /// Opens the journal, unless it is open. A file that cannot be opened stays as it is.
  package func open() {
    guard container == nil else { return }
    guard let file else { return openInMemory(or: URL(filePath: "/dev/null")) { .open($0) } }
    do {
      phase = .open(try JournalSchema.file(file))
    } catch {
      phase = .failed(JournalFailure(error, file: file))
    }
  }

  /// Goes on without the file, until the process ends.
  package func openInMemory() {
    guard container == nil, let file else { return open() }
    openInMemory(or: file) { .openUnkept($0) }
  }

  private func openInMemory(or file: URL, _ phase: (ModelContainer) -> Phase) {
    do {
      self.phase = phase(try JournalSchema.memory())
    } catch {
      self.phase = .failed(JournalFailure(error, file: file))
    }
  }
}
