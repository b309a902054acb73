internal import Foundation
internal import MilieuEnvironment
internal import MilieuHeadless
internal import MilieuRuntime
public import MilieuViews
internal import MilieuWeb

extension App {
  /// Starts the app, as the `@main` attribute asks.
  ///
  /// The command line says how: `serve [--port N] [--bind ADDRESS]` serves it to browsers, which is also what happens without a
  /// command; `print` shows it once as text; `previews [NAME]` shows its previews as text; `wiring [--format text|json|dot|svg]` lists what its views require of the environment, and its status is 1
  /// where something is missing; `schema print` shows the models of the app's containers, and `schema diff` what opening their stores would
  /// do, with status 1 where one would be refused; `--help` lists what there is.
  @MainActor
  public static func main() {
    let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "app"
    do {
      switch try AppCommand(arguments: CommandLine.arguments.dropFirst()) {
      case .serve(let address, let port, let previews):
        try AppServer(Self.self, previews: previews).run(address: address, port: port)
      case .print: print(printedWindow())
      case .previews(let name): printPreviews(named: name, program: program)
      case .wiring(let format): printWiring(format, program: program)
      case .schema(let request): printSchema(request, program: program)
      case .help: print(AppCommand.usage(program: program))
      }
    } catch let mistake as AppCommand.Mistake {
      fail("\(program): \(mistake)\n\n\(AppCommand.usage(program: program))", status: 2)
    } catch {
      fail("\(program): \(error)", status: 1)
    }
  }

  /// The first window as text.
  @MainActor
  package static func printedWindow() -> String {
    let root = ViewRoot(AppView(Self())) { $0.sceneStore = SceneStore(kept: DefaultsStore.standard) }
    defer { root.close() }
    root.onReport = { FileHandle.standardError.write(Data("[milieu] \($0.message)\n".utf8)) }
    root.settle()
    return PlainText.render(root.elements.root)
  }

  /// Shows previews as text and ends the program; its status is 1 where something was wrong with one.
  @MainActor
  private static func printPreviews(named name: String?, program: String) -> Never {
    Task {
      do throws(PreviewPrinter.Unknown) {
        let outcome = try await PreviewPrinter(.ofProcess()).print(named: name)
        print(outcome.text)
        exit(outcome.troubled.isEmpty ? 0 : 1)
      } catch {
        fail("\(program): \(error)", status: 1)
      }
    }
    while true { RunLoop.main.run() }
  }

  /// Writes the wiring report and ends the program; its status is 1 where something is missing.
  private static func printWiring(_ format: WiringFormat, program: String) -> Never {
    let outcome = WiringPrinter(WiringReport(of: Self.self)).print(format)
    FileHandle.standardOutput.write(Data((outcome.text + "\n").utf8))
    if let note = outcome.note { fail("\(program): \(note)", status: outcome.status) }
    exit(outcome.status)
  }

  /// Writes what the app's models are, or what opening their stores would do, and ends the program.
  @MainActor
  private static func printSchema(_ request: SchemaRequest, program: String) -> Never {
    guard let tool = SchemaPrinter.tool else {
      fail("\(program): The app keeps no models: nothing in it depends on 'SwiftData'.", status: 1)
    }
    let report = tool.report(on: request) {
      let root = ViewRoot(AppView(Self()))
      defer { root.close() }
      root.settle()
    }
    print(report.text)
    exit(report.status)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
