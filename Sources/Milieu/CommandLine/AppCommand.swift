package import MilieuViews

/// What an app was asked to do on its command line.
package enum AppCommand: Equatable, Sendable {
  /// Serve the app to browsers, with or without its previews.
  case serve(address: String, port: Int, previews: Bool = AppCommand.servesPreviews)
  /// Show the app once as text and leave.
  case print
  /// Show previews as text and leave: all of them, or those of a name.
  case previews(named: String?)
  /// List what the app's views require of the environment and what provides it, and leave.
  case wiring(WiringFormat)
  /// Say what the app's models are, or what opening their stores would do, and leave.
  case schema(SchemaRequest)
  /// Say what can be asked.
  case help

  /// Whether previews are served unless the command line says otherwise: in debug builds.
  package static var servesPreviews: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// A command line that cannot be understood: what is wrong with which word, and what to write instead.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Understands the words after the program's name.
  package init(arguments: some Sequence<String>) throws(Mistake) {
    var words = Array(arguments)
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    let name = words.first.map { $0.hasPrefix("-") ? "serve" : $0 } ?? "serve"
    if words.first == name { words.removeFirst() }
    switch name {
    case "serve": self = try Self.serve(words)
    case "print":
      if let word = words.first {
        throw Mistake(description: "'print' takes no option, but '\(word)' was given. Leave it out.")
      }
      self = .print
    case "previews":
      if let word = words.first(where: { $0.hasPrefix("-") }) ?? words.dropFirst().first {
        throw Mistake(
          description:
            "'previews' takes the name of one preview, but '\(word)' was given. Quote a name of several words.")
      }
      self = .previews(named: words.first)
    case "wiring": self = try Self.wiring(words)
    case "schema": self = try Self.schema(words)
    case "help": self = .help
    default:
      throw Mistake(description: "There is no command '\(name)'. Use serve, print, previews, wiring, schema or --help.")
    }
  }

  private static func serve(_ words: [String]) throws(Mistake) -> AppCommand {
    var address = "127.0.0.1"
    var port = 8080
    var previews = servesPreviews
    var index = 0
    while index < words.count {
      var option = words[index]
      var value: String?
      if option == "--previews" || option == "--no-previews" {
        previews = option == "--previews"
        index += 1
        continue
      }
      if let equals = option.firstIndex(of: "=") {
        value = String(option[option.index(after: equals)...])
        option = String(option[..<equals])
      } else if index + 1 < words.count {
        index += 1
        value = words[index]
      }
      index += 1
      switch option {
      case "--port", "-p": port = try parsePort(value)
      case "--bind", "-b":
        guard let value, !value.isEmpty, !value.hasPrefix("-") else {
          throw Mistake(
            description: "--bind needs an address of this machine, such as --bind 0.0.0.0 for all of them.")
        }
        address = value
      default:
        throw Mistake(
          description:
            "'serve' has no option '\(option)'. It takes --port N, --bind ADDRESS, --previews and --no-previews.")
      }
    }
    return .serve(address: address, port: port, previews: previews)
  }

  private static func wiring(_ words: [String]) throws(Mistake) -> AppCommand {
    var words = words[...]
    var format = WiringFormat.text
    while let option = words.popFirst() {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == "--format" else {
        throw Mistake(description: "'wiring' takes --format \(WiringFormat.list), but '\(option)' was given.")
      }
      let word = parts.count > 1 ? parts[1] : words.popFirst()
      guard let named = word.flatMap(WiringFormat.init(rawValue:)) else {
        throw Mistake(
          description: "--format needs \(WiringFormat.list), but "
            + (word.map { "'\($0)' was given." } ?? "none was given."))
      }
      format = named
    }
    return .wiring(format)
  }

  private static func schema(_ words: [String]) throws(Mistake) -> AppCommand {
    guard words.count == 1, let request = SchemaRequest(rawValue: words[0]) else {
      throw Mistake(
        description: "'schema' takes print or diff, but "
          + (words.isEmpty ? "none was given." : "'\(words.joined(separator: " "))' was given."))
    }
    return .schema(request)
  }

  private static func parsePort(_ word: String?) throws(Mistake) -> Int {
    guard let word, let port = Int(word), (0...65_535).contains(port) else {
      throw Mistake(
        description: "--port needs a number from 0 to 65535 (0 takes any free port), but "
          + (word.map { "'\($0)' was given." } ?? "none was given."))
    }
    return port
  }

  /// What can be asked.
  package static func usage(program: String) -> String {
    """
    usage: \(program) [serve] [--port N] [--bind ADDRESS] [--previews | --no-previews]
           \(program) print
           \(program) previews [NAME]
           \(program) wiring [--format text|json|dot|svg]
           \(program) schema print|diff
           \(program) --help

    serve   Serves the app to browsers until it is stopped. This is the default.
              --port N         the port, 8080 unless given; 0 takes any free one
              --bind ADDRESS   the address to listen on, 127.0.0.1 unless given: only this machine can
                               connect. 0.0.0.0 lets every machine that reaches this one connect.
              --previews       also serves the app's previews at /previews, as debug builds do unless told
              --no-previews    not to
    print   Shows the app's first window once as text and leaves.
    previews [NAME]
            Shows the app's previews as text and leaves: all of them, or those called NAME. The exit status
            tells whether something was wrong with one.
    wiring  Lists what the app's views require of the environment and what provides it, without running any
            of them, and leaves. The exit status is 1 where something is missing, else 0.
              --format text    for people; this is the default
              --format json    for other programs
              --format dot     a drawing, in the language of Graphviz
              --format svg     a picture, for which Graphviz has to be installed
    schema print
            Shows the models of the app's containers and leaves.
    schema diff
            Compares the models with the stores' files, which stay as they are, and says what opening them
            would do. The exit status is 1 where one would be refused, else 0.
    --help  Shows this.
    """
  }
}
