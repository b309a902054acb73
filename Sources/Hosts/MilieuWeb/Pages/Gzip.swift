internal import CZlib

/// The compression that every browser undoes.
enum Gzip {
  /// - Returns: `nil` where the library has no memory for it.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard milieu_gzip_begin(&stream) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, uLong(bytes.count)))
    var source = bytes
    var isComplete = false
    let result = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
      source.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(capacity)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isComplete ? capacity - Int(stream.avail_out) : 0
      }
    }
    return isComplete ? result : nil
  }
}
