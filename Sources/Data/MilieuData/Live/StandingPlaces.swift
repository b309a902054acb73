/// Where some of an array's objects stand in it.
enum StandingPlaces {
  /// The places, in order.
  ///
  /// Objects are compared where they lie: to hold and let go of each would cost many times as much.
  static func find<Object: AnyObject>(_ wanted: Set<UnsafeRawPointer>, in objects: [Object]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    var found: [Int] = []
    objects.withUnsafeBytes { bytes in
      // An array of a class's objects is one of references.
      let references = bytes.bindMemory(to: UnsafeRawPointer.self)
      if wanted.count == 1, let only = wanted.first {
        for place in references.indices where references[place] == only {
          found.append(place)
          return
        }
        return
      }
      for place in references.indices where wanted.contains(references[place]) {
        found.append(place)
        if found.count == wanted.count { return }
      }
    }
    return found
  }

  /// What an object is found by.
  static func mark(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}
