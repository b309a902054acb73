import Milieu
import Testing

@Suite struct AppCommandTests {
  @Test(
    "A command line is understood",
    arguments: [
      ([], AppCommand.serve(address: "127.0.0.1", port: 8080)),
      (["serve"], .serve(address: "127.0.0.1", port: 8080)),
      (["serve", "--port", "9000"], .serve(address: "127.0.0.1", port: 9000)),
      (["--port=9000"], .serve(address: "127.0.0.1", port: 9000)),
      (["serve", "--bind", "0.0.0.0", "--port", "0"], .serve(address: "0.0.0.0", port: 0)),
      (["serve", "-p", "1", "-b", "::1"], .serve(address: "::1", port: 1)),
      (["serve", "--previews"], .serve(address: "127.0.0.1", port: 8080, previews: true)),
      (["--no-previews", "--port", "1"], .serve(address: "127.0.0.1", port: 1, previews: false)),
      (["print"], .print),
      (["previews"], .previews(named: nil)),
      (["previews", "Empty list"], .previews(named: "Empty list")),
      (["wiring"], .wiring(.text)),
      (["wiring", "--format", "svg"], .wiring(.svg)),
      (["wiring", "--format=json"], .wiring(.json)),
      (["schema", "print"], .schema(.print)),
      (["schema", "diff"], .schema(.diff)),
      (["--help"], .help),
      (["serve", "--port", "9000", "-h"], .help),
      (["help"], .help),
    ])
  func understood(words: [String], command: AppCommand) throws {
    #expect(try AppCommand(arguments: words) == command)
  }

  @Test(
    "A command line that cannot be understood is answered with what is wrong and what to write",
    arguments: [
      (["launch"], "There is no command 'launch'. Use serve, print, previews, wiring, schema or --help."),
      (["schema"], "'schema' takes print or diff, but none was given."),
      (["schema", "drop"], "'schema' takes print or diff, but 'drop' was given."),
      (["wiring", "--format", "png"], "--format needs text, json, dot or svg, but 'png' was given."),
      (["wiring", "--format"], "--format needs text, json, dot or svg, but none was given."),
      (["wiring", "dot"], "'wiring' takes --format text, json, dot or svg, but 'dot' was given."),
      (
        ["serve", "--port", "abc"],
        "--port needs a number from 0 to 65535 (0 takes any free port), but 'abc' was given."
      ),
      (
        ["serve", "--port", "65536"],
        "--port needs a number from 0 to 65535 (0 takes any free port), but '65536' was given."
      ),
      (["serve", "--port"], "--port needs a number from 0 to 65535 (0 takes any free port), but none was given."),
      (["serve", "--bind"], "--bind needs an address of this machine, such as --bind 0.0.0.0 for all of them."),
      (
        ["serve", "--host", "x"],
        "'serve' has no option '--host'. It takes --port N, --bind ADDRESS, --previews and --no-previews."
      ),
      (
        ["previews", "Empty", "list"],
        "'previews' takes the name of one preview, but 'list' was given. Quote a name of several words."
      ),
      (["print", "all"], "'print' takes no option, but 'all' was given. Leave it out."),
    ])
  func mistaken(words: [String], message: String) {
    let mistake = #expect(throws: AppCommand.Mistake.self) { try AppCommand(arguments: words) }
    #expect(mistake?.description == message)
  }

  @Test("The help names every command and option")
  func help() {
    let usage = AppCommand.usage(program: "Atlas")
    for word in [
      "serve", "print", "previews", "--help", "--port", "--bind", "--previews", "--no-previews", "127.0.0.1", "8080",
      "wiring", "--format",
      "text", "json", "dot", "svg",
    ] {
      #expect(usage.contains(word))
    }
  }
}
