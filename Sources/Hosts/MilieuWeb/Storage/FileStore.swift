internal import Dispatch
internal import Foundation
internal import MilieuViews
internal import Synchronization

/// Keeps values in a file of its own, which is written a moment after they change.
final class FileStore: ValueStore {
  /// How much one store may keep, so that nobody fills the disk.
  struct Limits: Sendable {
    var names = 256
    var bytes = 64 * 1024
  }

  private struct State {
    var values: [String: StoredScalar]
    var isWriteDue = false
    var isFull = false
  }

  private static let delay = DispatchTimeInterval.milliseconds(200)

  /// `nil` where nothing outlives the process.
  private let file: URL?
  private let limits: Limits
  private let log: @Sendable (String) -> Void
  private let willWrite: @Sendable () -> Void
  private let state: Mutex<State>
  private let watchers = ValueStoreWatchers()
  private let queue: DispatchQueue

  /// - Parameters:
  ///   - file: where the values lie; it need not be there yet.
  ///   - queue: what writes the file.
  ///   - log: takes what went wrong with the file.
  ///   - willWrite: called before a file is written for the first time.
  init(
    file: URL?, limits: Limits = Limits(), queue: DispatchQueue, log: @escaping @Sendable (String) -> Void,
    willWrite: @escaping @Sendable () -> Void = {}
  ) {
    self.file = file
    self.limits = limits
    self.queue = queue
    self.log = log
    self.willWrite = willWrite
    state = Mutex(State(values: Self.read(file, log)))
  }

  private static func read(_ file: URL?, _ log: (String) -> Void) -> [String: StoredScalar] {
    guard let file, let data = try? Data(contentsOf: file) else { return [:] }
    do {
      return try JSONDecoder().decode([String: StoredScalar].self, from: data)
    } catch {
      log("\(file.path()) holds no settings that can be read (\(error)); it is set aside as .unreadable.")
      let aside = file.appendingPathExtension("unreadable")
      try? FileManager.default.removeItem(at: aside)
      try? FileManager.default.moveItem(at: file, to: aside)
      return [:]
    }
  }

  // MARK: - Values

  func scalar(for key: String) -> StoredScalar? { state.withLock { $0.values[key] } }

  func set(_ scalar: StoredScalar?, for key: String) {
    let change = state.withLock { state -> (isKept: Bool, isFirstRefusal: Bool, mustSchedule: Bool) in
      var values = state.values
      values[key] = scalar
      guard scalar == nil || fits(values) else {
        defer { state.isFull = true }
        return (false, !state.isFull, false)
      }
      state.values = values
      defer { state.isWriteDue = true }
      return (true, false, !state.isWriteDue)
    }
    if change.isFirstRefusal {
      log("A browser keeps more than \(limits.names) names or \(limits.bytes) bytes; “\(key)” is not kept for it.")
    }
    if change.isKept { watchers.tell(key) }
    if change.mustSchedule, file != nil { queue.asyncAfter(deadline: .now() + Self.delay) { self.write() } }
  }

  private func fits(_ values: [String: StoredScalar]) -> Bool {
    values.count <= limits.names
      && values.reduce(0) { $0 + $1.key.utf8.count + $1.value.size } <= limits.bytes
  }

  func watch(_ key: String, _ action: @escaping @Sendable () -> Void) -> ValueStoreWatch {
    watchers.add(key, action)
  }

  // MARK: - File

  /// Writes what is due now.
  func flush() { queue.sync { write() } }

  private func write() {
    let values = state.withLock { state -> [String: StoredScalar]? in
      guard state.isWriteDue else { return nil }
      state.isWriteDue = false
      return state.values
    }
    guard let file, let values else { return }
    do {
      if !FileManager.default.fileExists(atPath: file.path()) { willWrite() }
      try JSONEncoder().encode(values).write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path())
    } catch {
      log("The settings of a browser cannot be written to \(file.path()): \(error)")
    }
  }
}

extension StoredScalar {
  fileprivate var size: Int {
    switch self {
    case .flag, .integer, .number, .date: 8
    case .text(let text): text.utf8.count
    case .data(let data): data.count
    }
  }
}
