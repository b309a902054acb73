internal import CReferences

/// Which object stands for which row of an entity, without keeping the objects.
///
/// A table of its own, since each model that is fetched or saved passes through it. A weak variable would give each object a side table,
/// which costs 48 bytes and makes everything slow that is done with the object; an unowned reference costs neither. It keeps the memory of an
/// object that has gone, not what that held, until the table is next tidied. Objects may go on any thread; the table is its context's.
final class ModelTable {
  private struct Entry {
    var key: Int64 = 0
    var object: UnsafeMutableRawPointer?
  }

  /// Open addressing; a power of two, at most half full. An entry with a key and no object was removed.
  // NB: What is touched for each row that is read is not checked for overlapping access.
  @exclusivity(unchecked)
  private var entries: [Entry] = []
  @exclusivity(unchecked)
  private var used = 0
  @exclusivity(unchecked)
  private var mask = -1
  /// By how many bits a key is larger than a place.
  @exclusivity(unchecked)
  private var shift: UInt64 = 0

  deinit {
    for entry in entries { if let object = entry.object { milieu_reference_drop(object) } }
  }

  /// The object of a row, if there is one and it has not gone.
  func find(_ key: Int64) -> AnyObject? {
    guard used > 0 else { return nil }
    var index = place(key)
    while true {
      let entry = entries[index]
      if entry.key == key { return entry.object.flatMap(strong) }
      if entry.key == 0 { return nil }
      index = (index + 1) & mask
    }
  }

  /// Lets an object stand for a row.
  func set(_ key: Int64, _ object: AnyObject) {
    if used * 2 >= entries.count { tidy() }
    let pointer = Unmanaged.passUnretained(object).toOpaque()
    milieu_reference_add(pointer)
    var index = place(key)
    while entries[index].key != 0, entries[index].key != key { index = (index + 1) & mask }
    if entries[index].key == 0 { used += 1 }
    if let old = entries[index].object { milieu_reference_drop(old) }
    entries[index] = Entry(key: key, object: pointer)
  }

  /// Lets no object stand for a row.
  func remove(_ key: Int64) {
    guard used > 0 else { return }
    var index = place(key)
    while entries[index].key != key {
      if entries[index].key == 0 { return }
      index = (index + 1) & mask
    }
    if let old = entries[index].object { milieu_reference_drop(old) }
    entries[index].object = nil
  }

  /// The objects that have not gone.
  var objects: [AnyObject] { entries.compactMap { $0.object.flatMap(strong) } }

  /// Makes room for so many more.
  func reserve(_ more: Int) {
    if (used + more) * 2 > entries.count { tidy(for: more) }
  }

  /// Keys that follow each other lie beside each other, as whoever reads rows goes through them; what is beyond the table's size moves them,
  /// so that steps do not make them meet.
  private func place(_ key: Int64) -> Int {
    let bits = UInt64(bitPattern: key)
    return Int(truncatingIfNeeded: bits &+ (bits >> shift) &* 0x9E37_79B9_7F4A_7C15) & mask
  }

  /// Leaves out objects that have gone, and makes room.
  private func tidy(for more: Int = 1) {
    var living = entries.filter { $0.object != nil }
    if hasGone(among: living) {
      living = living.filter { entry in
        guard let object = entry.object, milieu_reference_is_gone(object) else { return true }
        milieu_reference_drop(object)
        return false
      }
    }
    var size = 64
    while size < (living.count + more) * 3 { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
    mask = size - 1
    shift = UInt64(size.trailingZeroBitCount)
    used = living.count
    for entry in living {
      var index = place(entry.key)
      while entries[index].key != 0 { index = (index + 1) & mask }
      entries[index] = entry
    }
  }

  /// Whether some objects have gone, as far as a few of them tell: to look at each touches its memory.
  private func hasGone(among entries: [Entry]) -> Bool {
    let step = max(1, entries.count / 64)
    return stride(from: 0, to: entries.count, by: step).contains { index in
      entries[index].object.map { milieu_reference_is_gone($0) } ?? false
    }
  }

  private func strong(_ object: UnsafeMutableRawPointer) -> AnyObject? {
    milieu_reference_take(object).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
