internal import Glibc

/// Locks that many small objects share, so that none of them carries one.
///
/// An object's lock is found from its address. What runs under a lock is a few loads and stores of that object: never a user's code,
/// not even the release of a user's value, and never the taking of another of these locks.
///
/// NB: these are POSIX mutexes rather than `Mutex` because the thread sanitizer knows them; of the waiting inside `Mutex` it knows
/// nothing, and reports what was guarded.
package enum LockStripes {
  private static let count = 64

  /// Bytes between two locks: each has a cache line of its own.
  private static let stride = 64

  private nonisolated(unsafe) static let locks: UnsafeMutableRawPointer = {
    // NB: unsafe because the compiler cannot see that the memory is only ever used through the locks' own functions.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count * stride, alignment: stride)
    for index in 0..<count {
      let lock = (memory + index * stride).bindMemory(to: pthread_mutex_t.self, capacity: 1)
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
    }
    return memory
  }()

  /// Runs a few loads and stores while no other thread does for the same object.
  package static func withLock<Result>(of object: AnyObject, _ body: () -> Result) -> Result {
    let lock = lock(of: object)
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  private static func lock(of object: AnyObject) -> UnsafeMutablePointer<pthread_mutex_t> {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    // Objects begin at multiples of sixteen.
    let index = Int(truncatingIfNeeded: (address >> 4) ^ (address >> 10)) & (count - 1)
    return (locks + index * stride).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}
