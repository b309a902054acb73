public import CThreads

/// Locks that many small objects share, so that none of them carries one.
///
/// An object's lock is found from its address. What runs under a lock is a few loads and stores of that object: never a user's code,
/// not even the release of a user's value, and never the taking of another of these locks.
///
/// NB: these are POSIX mutexes rather than `Mutex` because the thread sanitizer knows them; of the waiting inside `Mutex` it knows
/// nothing, and reports what was guarded.
@usableFromInline
package enum LockStripes {
  /// Runs a few loads and stores while no other thread does for the same object.
  @inlinable
  @inline(__always)
  package static func withLock<Result>(of object: AnyObject, _ body: () -> Result) -> Result {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    milieu_lock(address)
    defer { milieu_unlock(address) }
    return body()
  }
}
