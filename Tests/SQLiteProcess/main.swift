// A process of its own for the tests of MilieuSQLite: one that can be killed, that holds locks, or that is another user.
import Foundation
import MilieuSQLite

let arguments = CommandLine.arguments.dropFirst()

do {
  switch (arguments.first, Array(arguments.dropFirst())) {
  case ("commit", let rest) where rest.count == 1: try commitForever(rest[0])
  case ("add", let rest) where rest.count == 3: try add(rest[0], count: Int(rest[1]) ?? 0, as: rest[2])
  case ("save", let rest) where rest.count == 1: try saveForever(rest[0])
  case ("insert", let rest) where rest.count == 3: try insert(rest[0], count: Int(rest[1]) ?? 0, as: rest[2])
  case ("save-as-nobody", let rest) where rest.count == 1: saveAsNobody(rest[0])
  case ("save-until-full", let rest) where rest.count == 1: try saveUntilFull(rest[0])
  case ("migrate", let rest) where rest.count == 1: try migrate(rest[0])
  case ("fill", let rest) where rest.count == 1: try fill(rest[0])
  case ("hold", let rest) where rest.count == 1: try hold(rest[0])
  case ("open", let rest) where rest.count == 2: openAsNobody(rest[0], isReadOnly: rest[1] == "read")
  case ("measure", let rest) where rest.count <= 1: try measure(folder: rest.first)
  default:
    FileHandle.standardError.write(
      Data(
        "SQLiteProcess: give one of commit FILE, add FILE COUNT NAME, save FILE, insert FILE COUNT NAME, save-until-full FILE, save-as-nobody FILE, migrate FILE, fill FILE, hold FILE, open FILE read|write, measure\n"
          .utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

/// Writes at once, past all buffers: what was said has been said, whatever happens next.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
