public import Synchronization

/// A lock for a few loads and stores. No user's code and no downstream call runs while one is held.
@usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Void>

  @inlinable
  init() {
    mutex = Mutex(())
  }

  // NB: `Mutex.withLock` sends its result away from what it guards, which a subscriber of any type does not allow, and wrapping the
  // result for it costs code that is not specialised a look-up of generic types each time. These two calls are what it is made of.
  @inlinable
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
  }

  @inlinable
  @inline(__always)
  borrowing func unlock() {
    mutex._unsafeUnlock()
  }

  @inlinable
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
