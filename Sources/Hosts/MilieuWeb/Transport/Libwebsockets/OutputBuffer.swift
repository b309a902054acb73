internal import CWebSockets

/// The one place messages are laid out for sending, with the room in front that the library writes frame headers to.
struct OutputBuffer: ~Copyable {
  /// What is kept between messages; a longer message gets its room for the moment only.
  static let keptBytes = 64 * 1024

  private let padding = milieu_lws_padding()
  private let kept: UnsafeMutableRawBufferPointer

  init() {
    kept = .allocate(byteCount: padding + Self.keptBytes, alignment: 16)
  }

  deinit { kept.deallocate() }

  /// Calls `body` with writable room for `count` bytes.
  func withRoom<Result>(_ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    if count <= Self.keptBytes {
      return body(UnsafeMutableRawBufferPointer(rebasing: kept[padding..<padding + count]))
    }
    let passing = UnsafeMutableRawBufferPointer.allocate(byteCount: padding + count, alignment: 16)
    defer { passing.deallocate() }
    return body(UnsafeMutableRawBufferPointer(rebasing: passing[padding...]))
  }
}
