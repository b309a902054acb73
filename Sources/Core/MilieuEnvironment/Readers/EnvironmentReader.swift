/// Hears of changes on behalf of a reader.
package protocol EnvironmentReaderOwner: AnyObject {
  /// Whether something is being evaluated now that depends on what is read.
  var notesReads: Bool { get }

  /// - Parameter isCertain: whether the value must be taken as different; else the reader can compare it when it is needed.
  func environmentDidChange(isCertain: Bool)

  /// Says who reads a key through a reader, in words for an author; `nil` for one that does not make use of it.
  func explain(_ reader: EnvironmentReader, of key: ObjectIdentifier) -> EnvironmentExplanation.Reader?
}

extension EnvironmentReaderOwner {
  /// An owner that is no part of a view tree is known by its type.
  package func explain(_ reader: EnvironmentReader, of key: ObjectIdentifier) -> EnvironmentExplanation.Reader? {
    EnvironmentExplanation.Reader(name: "\(Self.self)", place: [])
  }
}

/// Something that looked values up in a scope and wants to hear when one of them changes.
///
/// A reader registers with each slot it used. Most read a single key, so the first registration is stored in place.
@usableFromInline
package class EnvironmentReader {
  private struct Registration {
    let slot: EnvironmentSlot
    var index: Int
    var isCurrent: Bool
  }

  /// Where the reader stands.
  package let scope: EnvironmentScope

  private var first: Registration?
  private var others: [Registration] = []

  /// Whether this reader has left for good: values that were handed out may still look things up through it, but concern nobody.
  package private(set) var hasLeft = false

  /// Told of changes; must outlive this reader or call ``leaveAll()`` before it goes.
  package unowned(unsafe) let owner: (any EnvironmentReaderOwner)?

  package init(scope: EnvironmentScope, owner: (any EnvironmentReaderOwner)? = nil) {
    self.scope = scope
    self.owner = owner
  }

  deinit { leaveAll() }

  /// Where the property is declared that reads, if it is known.
  var declaredAt: DeclarationSite? { nil }

  /// Called when a value this reader used was replaced. What was looked up must be looked up again.
  func invalidate() {
    owner?.environmentDidChange(isCertain: true)
  }

  /// The type of what is read; `nil` where it is not one value.
  package var valueType: Any.Type? { nil }

  /// Tells where what is read comes from; `nil` where it is not one value.
  ///
  /// - Parameter place: the views down to the one that reads.
  package func explain(at place: [String]) -> EnvironmentExplanation? { nil }

  /// Whether somebody depends on what was looked up last.
  package var isDependedOn: Bool { true }

  /// The slots this reader hears of.
  package var slots: [EnvironmentSlot] {
    (first.map { [$0.slot] } ?? []) + others.map(\.slot)
  }

  // MARK: - Registering

  /// Runs lookups and leaves this reader registered with exactly the slots they used.
  package func tracking<Result>(_ lookups: () -> Result) -> Result {
    first?.isCurrent = false
    for index in others.indices { others[index].isCurrent = false }
    // What is looked up on behalf of this reader is nothing that somebody around records.
    let result = SlotRecording.pausing(lookups)
    leaveUnused()
    return result
  }

  /// Notes that a lookup used `slot`.
  @usableFromInline
  package func didRead(_ slot: EnvironmentSlot) {
    guard !hasLeft else { return }
    if first?.slot === slot {
      first?.isCurrent = true
    } else if let index = others.firstIndex(where: { $0.slot === slot }) {
      others[index].isCurrent = true
    } else {
      let new = Registration(slot: slot, index: slot.addReader(self), isCurrent: true)
      if first == nil { first = new } else { others.append(new) }
    }
  }

  /// Leaves every slot; nothing is heard from then on.
  package func leaveAll() {
    hasLeft = true
    if let first { first.slot.removeReader(at: first.index) }
    first = nil
    for other in others { other.slot.removeReader(at: other.index) }
    others = []
  }

  private func leaveUnused() {
    if let unused = first, !unused.isCurrent {
      unused.slot.removeReader(at: unused.index)
      first = nil
    }
    guard !others.isEmpty else { return }
    for other in others where !other.isCurrent { other.slot.removeReader(at: other.index) }
    others.removeAll { !$0.isCurrent }
  }

  func didMove(in slot: EnvironmentSlot, from old: Int, to new: Int) {
    if first?.slot === slot {
      first?.index = new
    } else if let index = others.firstIndex(where: { $0.slot === slot && $0.index == old }) {
      others[index].index = new
    }
  }
}
