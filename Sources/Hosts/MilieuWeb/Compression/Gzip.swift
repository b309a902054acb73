internal import CZlib

/// Bytes in the gzip format (RFC 1952).
enum Gzip {
  /// How hard to try: more takes longer and gives less.
  enum Effort: Int32 {
    /// For what is compressed for each visitor.
    case quick = 4
    /// For what is compressed once.
    case thorough = 9
  }

  /// - Returns: the bytes compressed; `nil` where that makes them no fewer.
  static func compress(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
    // NB: zlib's functions take pointers they do not write through.
    var bytes = bytes
    var stream = z_stream()
    guard bytes.count < Int(UInt32.max), milieu_gzip_begin(&stream, effort.rawValue) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    let compressed = [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      bytes.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        let isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isDone ? capacity - Int(stream.avail_out) : 0
      }
    }
    return compressed.isEmpty || compressed.count >= bytes.count ? nil : compressed
  }
}
