/// Where a part of the app gets its answers from.
package enum AtlasMode: String, Hashable, Sendable {
  case live
  case offline
}
