/// Writes down the slots that a thread looks up while some work runs.
@usableFromInline
final class SlotRecording {
  @usableFromInline private(set) var slots: [EnvironmentSlot] = []
  private let site: DeclarationSite?

  @usableFromInline
  init(for site: DeclarationSite?) { self.site = site }

  private func note(_ slot: EnvironmentSlot) {
    if !slots.contains(where: { $0 === slot }) { slots.append(slot) }
  }

  /// Runs lookups.
  ///
  /// - Parameter site: the property on whose behalf they are done.
  /// - Returns: what came of them, and the slots they used.
  @inlinable
  static func record<Result>(
    for site: DeclarationSite? = nil, _ lookups: () -> Result
  ) -> (result: Result, slots: [EnvironmentSlot]) {
    let recording = SlotRecording(for: site)
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

  /// The property on whose behalf this thread looks up, if that is recorded.
  static var site: DeclarationSite? {
    ThreadMark.recording.flatMap { Unmanaged<SlotRecording>.fromOpaque($0).takeUnretainedValue().site }
  }

  /// Runs work whose lookups are no part of what is being recorded.
  @inlinable
  static func pausing<Result>(_ work: () throws -> Result) rethrows -> Result {
    let previous = ThreadMark.exchangeRecording(nil)
    defer { _ = ThreadMark.exchangeRecording(previous) }
    return try work()
  }
}
