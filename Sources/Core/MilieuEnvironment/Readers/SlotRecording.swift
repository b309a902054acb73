/// Writes down the slots that a thread looks up while some work runs.
@usableFromInline
final class SlotRecording {
  @usableFromInline private(set) var slots: [EnvironmentSlot] = []

  @usableFromInline
  init() {}

  private func note(_ slot: EnvironmentSlot) {
    if !slots.contains(where: { $0 === slot }) { slots.append(slot) }
  }

  /// Runs lookups.
  ///
  /// - Returns: what came of them, and the slots they used.
  @inlinable
  static func record<Result>(_ lookups: () -> Result) -> (result: Result, slots: [EnvironmentSlot]) {
    let recording = SlotRecording()
    let previous = ThreadMark.exchangeRecording(Unmanaged.passUnretained(recording).toOpaque())
    defer { _ = ThreadMark.exchangeRecording(previous) }
    let result = lookups()
    return (result, recording.slots)
  }

  /// Notes a lookup by this thread, if one is recorded.
  @inlinable
  static func note(_ slot: EnvironmentSlot) {
    if let current = ThreadMark.recording { note(slot, in: current) }
  }

  @usableFromInline
  static func note(_ slot: EnvironmentSlot, in recording: UnsafeRawPointer) {
    Unmanaged<SlotRecording>.fromOpaque(recording).takeUnretainedValue().note(slot)
  }

  /// Runs work whose lookups are no part of what is being recorded.
  @inlinable
  static func pausing<Result>(_ work: () throws -> Result) rethrows -> Result {
    let previous = ThreadMark.exchangeRecording(nil)
    defer { _ = ThreadMark.exchangeRecording(previous) }
    return try work()
  }
}
