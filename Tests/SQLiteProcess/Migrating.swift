import Foundation
import MilieuData
import SQLiteProcessModels

/// Brings a file of the first version to the second, and says before and after that it does.
func migrate(_ path: String) throws {
  say("ready")
  let container = try ledger(path)
  say("done")
  withExtendedLifetime(container) {}
}

/// The same, where no file may become larger than some number of bytes; says how that went.
func migrateInLittleRoom(_ path: String, _ bytes: Int) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { return say("no limit") }
  do {
    try migrate(path)
  } catch {
    say("\(error)")
  }
}
