import Synchronization

/// Something that changed and knows which nodes that concerns.
protocol InvalidationSource: AnyObject, Sendable {
  /// Marks the nodes; called once at the start of a turn for each time the source stood in the inbox.
  @MainActor func deliver()

  /// Called when the source is to be put into the inbox, under its lock.
  ///
  /// - Returns: whether it does not stand there yet.
  func willBePosted() -> Bool

  /// Called when the source is taken out, under the inbox's lock.
  func wasTaken()
}

extension InvalidationSource {
  /// One that is not often posted may stand in the inbox several times.
  func willBePosted() -> Bool { true }
  func wasTaken() {}
}

/// Where changes wait for the next turn.
///
/// State may be set, and observed objects may change, on any thread; the tree belongs to the main actor. So a change is only
/// noted here, and the next turn marks the nodes.
package final class InvalidationInbox: Sendable {
  private struct Contents {
    var sources: [any InvalidationSource] = []
    var transaction: Transaction?
    var requestTurn: (@Sendable () -> Void)?
    var isTurnRequested = false
  }

  private let contents = Mutex(Contents())

  init() {}

  /// Called, from any thread, when there is work and no turn was asked for since the last one began.
  package func onWork(_ requestTurn: (@Sendable () -> Void)?) {
    let hasWork = contents.withLock { contents in
      contents.requestTurn = requestTurn
      return contents.isTurnRequested
    }
    if hasWork { requestTurn?() }
  }

  func post(_ source: any InvalidationSource, transaction: Transaction?) {
    request { contents in
      if source.willBePosted() { contents.sources.append(source) }
      if let transaction, !transaction.isEmpty { contents.transaction = transaction }
    }
  }

  /// Asks for a turn without a change, such as when actions are due.
  func requestTurn() {
    request { _ in }
  }

  private func request(_ change: (inout Contents) -> Void) {
    let request: (@Sendable () -> Void)? = contents.withLock { contents in
      change(&contents)
      guard !contents.isTurnRequested else { return nil }
      contents.isTurnRequested = true
      return contents.requestTurn
    }
    request?()
  }

  /// How many changes wait.
  package var count: Int { contents.withLock { $0.sources.count } }

  var isEmpty: Bool { contents.withLock { $0.sources.isEmpty } }

  func take() -> (sources: [any InvalidationSource], transaction: Transaction?) {
    contents.withLock { contents in
      for source in contents.sources { source.wasTaken() }
      defer {
        contents.sources = []
        contents.transaction = nil
        contents.isTurnRequested = false
      }
      return (contents.sources, contents.transaction)
    }
  }
}
