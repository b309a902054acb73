internal import Foundation

/// Which thread runs: to tell a subscriber that sends while it receives from another thread that sends at the same time.
@usableFromInline
enum ThreadIdentity {
  /// Not zero, and no other living thread's.
  @usableFromInline
  static var current: UInt { UInt(bitPattern: Int(truncatingIfNeeded: pthread_self())) }
}
