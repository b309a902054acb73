internal import Foundation
internal import MilieuEnvironment
internal import Synchronization

/// One thread at a time works in a context. Where a second one comes, it waits, so that nothing is torn, and is told: it makes a mistake
/// that will show elsewhere, since values that are here are read and set without asking.
extension ModelRegistry {
  /// Does something that may fail, and fails if the context is not to be used here and now.
  ///
  /// - Throws: ``SwiftDataError/contextUsedElsewhere``, or what the work throws.
  func working<Result>(_ name: StaticString, _ work: () throws -> Result) throws -> Result {
    let me = Self.thisThread
    if owner.load(ordering: .relaxed) == me { return try work() }
    if isOfMainActor, !MainQueue.isCurrent { throw SwiftDataError(.contextUsedElsewhere, Self.offMain(name)) }
    guard owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged else {
      throw SwiftDataError(.contextUsedElsewhere, Self.twice(name))
    }
    defer { owner.store(0, ordering: .releasing) }
    return try work()
  }

  /// Does something that cannot fail, and tells if the context is not to be used here and now.
  func holding<Result>(_ name: StaticString, _ work: () -> Result) -> Result {
    let me = Self.thisThread
    if owner.load(ordering: .relaxed) == me { return work() }
    if isOfMainActor, !MainQueue.isCurrent { tellOnce(Self.offMain(name)) }
    if !owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged {
      tellOnce(Self.twice(name))
      while !owner.weakCompareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged {
        usleep(50)
      }
    }
    defer { owner.store(0, ordering: .releasing) }
    return work()
  }

  private func tellOnce(_ message: String) {
    guard !hasToldOfMisuse.exchange(true, ordering: .relaxed) else { return }
    DataReport.tell(message)
  }

  private static var thisThread: UInt { UInt(pthread_self()) }

  private static let remedy =
    "Make a context where you work, 'ModelContext(container)', or write a '@ModelActor'; what it saves shows by itself. "
    + "Hand models on by their 'persistentModelID'."

  private static func offMain(_ name: StaticString) -> String {
    "The main context was used off the main actor, by \(name). It and its models belong there. \(remedy)"
  }

  private static func twice(_ name: StaticString) -> String {
    "A model context was used on two threads at once: by \(name), while another was at work in it. "
      + "One at a time may use it and its models. \(remedy)"
  }
}
