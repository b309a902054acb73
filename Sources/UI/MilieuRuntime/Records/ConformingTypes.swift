internal import CConformances

/// The types linked into the process that conform to a protocol.
package enum ConformingTypes {
  /// All types that conform to a protocol of a name, in no particular order; the caller casts them to the protocol it means.
  package static func named(_ protocolName: String) -> [Any.Type] {
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      milieu_for_each_conforming_type(
        protocolName,
        { type, context in
          let found = context!.assumingMemoryBound(to: [Any.Type].self)
          found.pointee.append(unsafeBitCast(type, to: Any.Type.self))
        }, found)
    }
    return found
  }
}
