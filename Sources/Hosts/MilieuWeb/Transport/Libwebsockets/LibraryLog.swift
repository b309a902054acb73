internal import CWebSockets
internal import Foundation
internal import Synchronization

/// The library's log, which is process-wide: its errors go to the standard error stream, all else nowhere.
enum LibraryLog {
  /// Set up on first use.
  static let errorsOnly: Void = lws_set_log_level(LLL_ERR) { _, line in
    guard let line else { return }
    LibraryLog.write(String(cString: line))
  }

  /// Some errors are a client's doing; one that repeats itself cannot flood the log.
  private static let quietPeriod: Duration = .seconds(60)
  private static let lastWritten = Mutex<[String: ContinuousClock.Instant]>([:])

  private static func write(_ line: String) {
    let now = ContinuousClock.now
    let isNews = lastWritten.withLock { lastWritten in
      if let last = lastWritten[line], now - last < quietPeriod { return false }
      if lastWritten.count >= 100 { lastWritten = [:] }
      lastWritten[line] = now
      return true
    }
    if isNews { FileHandle.standardError.write(Data("Milieu, web transport: \(line)".utf8)) }
  }
}
