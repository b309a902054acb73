internal import Dispatch

/// Whether code runs where the main actor does.
///
/// NB: that need not be the thread the process began with: once that waits in `dispatchMain`, as in a program whose `main` is
/// asynchronous, others serve the main queue.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    ThreadMark.isFirstThread || DispatchQueue.getSpecific(key: key) == true
  }
}
