/// The size a frame asks for, in points; `nil` leaves a length to the content.
package struct FrameSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Double?
  package var height: Double?
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?

  package var description: String {
    let lengths: [(String, Double?)] = [
      ("width", width), ("height", height), ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
      ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
    ]
    return lengths.compactMap { name, length in length.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}
