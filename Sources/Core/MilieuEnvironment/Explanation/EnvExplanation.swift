/// Where the env of a transducer comes from that a view runs: which key paths were read for it, and what holds for each.
///
/// An env is given once, when the view's identity begins. Tests ask an element that is shown. Printed, an explanation reads:
///
/// ```
/// Env of Search from \.searchEnv at Shop › EnvReader › EffectView
///   given  in turn 1, Shop/SearchScreen.swift:12
///   \.searchEnv = SearchEnv(…) at Shop › EnvReader
///     provided  .environment(\.searchEnv, …)  Shop/ShopApp.swift:8
///     …
/// ```
public struct EnvExplanation: CustomStringConvertible {
  /// How the env came to the view, as far as can be told.
  public enum Origin: Equatable, Sendable {
    /// It is what a key path gives, or what was found by its type: the type of what was read is that of the env.
    case read
    /// It was made of what the `EnvReader`s read in whose content the view is made.
    case assembled
    /// It was made in the body of a view, which has read what is listed; not all of that need be in it.
    case madeInBody(of: String)
    /// It was written where the view is made, as nothing is known to have been read for it.
    case written
    /// The transducer uses no services.
    case none
  }

  /// The transducer, as its author wrote it.
  public let transducer: String

  /// How the env came to the view.
  public let origin: Origin

  /// What was read, the outermost reader's first, each explained where it was read; empty where nothing was.
  public let parts: [EnvironmentExplanation]

  /// Where the view is made that was given the env: module, file and line.
  public let source: String

  /// The turn of the views' loop in which the view was given it, from 1 for the first build.
  public let turn: Int

  /// The views an author wrote, from the root down to the one that runs the transducer.
  public let place: [String]

  package init(
    transducer: String, origin: Origin, parts: [EnvironmentExplanation], source: String, turn: Int, place: [String]
  ) {
    self.transducer = transducer
    self.origin = origin
    self.parts = parts
    self.source = source
    self.turn = turn
    self.place = place
  }

  /// What was read, as an author writes it, such as `\.searchEnv`.
  public var keyPaths: [String] { parts.map(\.subject) }

  /// What has changed since the view was given the env, which goes on with what was there before.
  public var outdated: [String] {
    parts.filter { part in part.keys.contains { $0.lastChange.map { $0.turn > turn } ?? false } }.map(\.subject)
  }

  /// The whole explanation as a few lines.
  public var description: String {
    let names = keyPaths.joined(separator: ", ")
    let from =
      switch origin {
      case .read, .assembled: "from \(names)"
      case .madeInBody(let view): "made in the body of \(view), which reads \(names)"
      case .written: "written where the view is made: no EnvReader is known to have read it"
      case .none: "is Void: it uses no services"
      }
    let place = place.isEmpty ? "" : " at " + place.joined(separator: " › ")
    var lines = ["Env of \(transducer) \(from)\(place)", "  given  in turn \(turn), \(source)"]
    if !outdated.isEmpty {
      lines.append(
        "  kept   though \(outdated.joined(separator: ", ")) has changed since; give the view another .id(…) to begin anew"
      )
    }
    for part in parts {
      lines += part.description.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
