public import CThreads

/// What the current thread is about, as addresses that whoever set them understands.
@usableFromInline
package enum ThreadMark {
  /// What is being evaluated, such as a view's body: what is read meanwhile is noted for it.
  @inlinable
  package static var evaluation: UnsafeRawPointer? { milieu_current_evaluation() }

  /// Replaces what is being evaluated.
  ///
  /// - Returns: what was, to be put back.
  @inlinable
  package static func exchangeEvaluation(_ mark: UnsafeRawPointer?) -> UnsafeRawPointer? {
    milieu_exchange_evaluation(mark)
  }

  /// What writes down which slots are looked up.
  @inlinable
  static var recording: UnsafeRawPointer? { milieu_current_recording() }

  /// Replaces what writes lookups down.
  ///
  /// - Returns: what did, to be put back.
  @inlinable
  static func exchangeRecording(_ mark: UnsafeRawPointer?) -> UnsafeRawPointer? { milieu_exchange_recording(mark) }

  /// The value that is about to be written.
  static var writing: UnsafeRawPointer? { milieu_current_writing() }

  /// Replaces the value that is about to be written.
  ///
  /// - Returns: what was, to be put back.
  @inlinable
  static func exchangeWriting(_ mark: UnsafeRawPointer?) -> UnsafeRawPointer? { milieu_exchange_writing(mark) }

  /// The values that are being made from others, each for the one before.
  static var making: UnsafeRawPointer? { milieu_current_making() }

  /// Replaces what says which values are being made.
  ///
  /// - Returns: what did, to be put back.
  static func exchangeMaking(_ mark: UnsafeRawPointer?) -> UnsafeRawPointer? { milieu_exchange_making(mark) }

  /// Whether this is the thread the process began with.
  package static var isFirstThread: Bool { milieu_is_first_thread() }
}
