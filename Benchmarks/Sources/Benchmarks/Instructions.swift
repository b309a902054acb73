import Foundation

/// Counts the instructions that a call of a service takes in another program, by Valgrind: seconds would tell too little.
@MainActor
func measureStaticEnv(_ report: inout Report) {
  guard let counter = InstructionCounter() else {
    return print("Valgrind is missing, so calls of a static env were not counted. Install it: apt-get install valgrind")
  }
  let calls = 1_000_000
  func instructions(_ way: String) -> Double? {
    guard let with = counter.count(way, calls: calls), let without = counter.count(way, calls: 0) else { return nil }
    return Double(with - without) / Double(calls)
  }
  guard let direct = instructions("direct"), let viaStatic = instructions("static"),
    let viaClosures = instructions("closures")
  else { return print("Valgrind could not run StaticEnv, so calls of a static env were not counted.") }
  report.count("service called directly", direct, unit: "instr.")
  report.count("service called through a static env", viaStatic, unit: "instr.", bound: direct * 1.01)
  report.count("service called through an env of closures", viaClosures, unit: "instr.")
}

private struct InstructionCounter {
  let valgrind: URL
  let program: URL

  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: "\($0)/valgrind") }
    guard let valgrind = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path()) }) else {
      return nil
    }
    self.valgrind = valgrind
    program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "StaticEnv")
  }

  /// The instructions of a whole run.
  func count(_ way: String, calls: Int) -> Int? {
    let process = Process()
    process.executableURL = valgrind
    process.arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path(), way, String(calls),
    ]
    let output = Pipe()
    process.standardError = output
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Collected :") }) else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
