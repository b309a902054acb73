package import MilieuEnvironment

/// A walk over the types that views are made of, which notes what they ask for and what they provide.
///
/// Each type says what it contains, as it says what node stands for it. An author's views are visited breadth first, so that the way to
/// a view is the shortest; and once for each set of provisions above them, so that views which contain themselves come to an end.
@_documentation(visibility: internal)
public final class WiringWalk {
  /// One of an author's types, at the places where the same is provided.
  final class Visit {
    let type: Any.Type
    let path: WiringPath
    let scope: WiringScope

    /// The author's type in whose body it stands, for one of the libraries' own types.
    let owner: Any.Type?

    /// At how many places, written in the bodies of what was visited, it stands.
    fileprivate(set) var places = 1

    /// What was met in it that does not say what it contains.
    fileprivate(set) var unseen: [(subject: String, remedy: String, path: WiringPath)] = []
    fileprivate var content: ((WiringWalk) -> Void)?
    fileprivate let modified: ModifiedPart?

    fileprivate init(
      _ type: Any.Type, path: WiringPath, scope: WiringScope, modified: ModifiedPart?, owner: Any.Type? = nil,
      content: @escaping (WiringWalk) -> Void
    ) {
      self.owner = owner
      self.type = type
      self.path = path
      self.scope = scope
      self.modified = modified
      self.content = content
    }
  }

  /// Something that is provided in a body.
  struct Provision {
    enum Subject {
      case object(any ObjectKey.Type)
      case value(Any.Type)
    }

    let subject: Subject
    let owner: Any.Type
    let path: WiringPath
  }

  /// What a modifier with a body was applied to, for the places where the body puts it.
  fileprivate final class ModifiedPart {
    let modifier: ObjectIdentifier
    let identity: ObjectIdentifier
    let owner: Any.Type
    let outer: ModifiedPart?
    let content: (WiringWalk) -> Void

    init(
      modifier: ObjectIdentifier, identity: ObjectIdentifier, owner: Any.Type, outer: ModifiedPart?,
      content: @escaping (WiringWalk) -> Void
    ) {
      self.modifier = modifier
      self.identity = identity
      self.owner = owner
      self.outer = outer
      self.content = content
    }

    /// What tells apart what stands for the modified views, from the inside out.
    var identities: [ObjectIdentifier] { [identity] + (outer?.identities ?? []) }
  }

  private struct VisitKey: Hashable {
    let type: ObjectIdentifier
    let scope: Int
    let modified: [ObjectIdentifier]
  }

  private struct ProvisionKey: Hashable {
    let key: ObjectIdentifier
    let owner: ObjectIdentifier
  }

  private(set) var visits: [Visit] = []
  private(set) var provisions: [Provision] = []
  private var known: [VisitKey: Visit] = [:]
  private var knownProvisions: [ProvisionKey: Int] = [:]
  private var scopes = WiringScopes()

  /// The authors' styles that were put in force: what each makes of a control.
  private var styles: [(identity: [ObjectIdentifier], content: (WiringWalk) -> Void)] = []

  // Where the walk is.
  private var scope = WiringScope()
  private var path = WiringPath()
  private var owner: Any.Type = Never.self
  private var modified: ModifiedPart?
  private var visit: Visit?

  /// What was entered for one control in a style: its body may be stated for several kinds of controls, of which this is one.
  private var entered: Set<VisitKey>?

  /// Ways longer than this are those of views that contain ever larger versions of themselves.
  static let longestWay = 400

  package init() {}

  /// Visits what was met and not yet looked into, until there is nothing more.
  func run() {
    var next = 0
    while next < visits.count {
      let visit = visits[next]
      next += 1
      self.visit = visit
      (scope, path, owner, modified) = (visit.scope, visit.path, visit.type, visit.modified)
      visit.content?(self)
      visit.content = nil
    }
  }

  // MARK: - What types say

  /// Says that an author's type stands here, whose stored properties may ask for something.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - identity: tells it apart; more than the type where what it contains depends on where it stands.
  ///   - content: says what it contains.
  package func enter(_ type: Any.Type, as identity: Any.Type? = nil, content: @escaping (WiringWalk) -> Void) {
    guard TypeModule.isAuthored(type) else { return content(self) }
    let identity = identity ?? type
    // What a modifier's body puts around the view it modifies is known by what that is.
    let isPart = modified != nil && TypeName.full(identity).contains("ModifierContent<")
    let modified = isPart ? modified : nil
    let key = VisitKey(
      type: ObjectIdentifier(identity), scope: scope.number, modified: modified?.identities ?? [])
    if entered?.insert(key).inserted == false { return }
    if let standing = known[key] {
      standing.places += 1
      return
    }
    guard path.types.count < Self.longestWay else {
      return noteUnseen(
        "\(TypeName.base(type)) contains ever larger versions of itself",
        remedy: "Let it contain itself with the same types, so that there is an end to what it contains.")
    }
    let visit = Visit(type, path: path.at(type), scope: scope, modified: modified, content: content)
    known[key] = visit
    visits.append(visit)
  }

  /// Says that one of the libraries' own types stands here, which asks for something on behalf of whoever put it there.
  package func ask(for type: Any.Type) {
    let key = VisitKey(type: ObjectIdentifier(type), scope: scope.number, modified: [ObjectIdentifier(owner)])
    if let standing = known[key] {
      standing.places += 1
      return
    }
    let visit = Visit(type, path: path.at(type), scope: scope, modified: nil, owner: owner) { _ in }
    known[key] = visit
    visits.append(visit)
  }

  /// Says that something is seen elsewhere than where it is declared, such as a sheet, or belongs to a part with a name.
  package func inside(_ word: String, beginsScreen: Bool = false, _ content: (WiringWalk) -> Void) {
    let outer = path
    path = path.inside(word, beginsScreen: beginsScreen)
    content(self)
    path = outer
  }

  /// Says that an object is provided for what is inside.
  package func provide<Key: ObjectKey>(_ key: Key.Type, _ content: (WiringWalk) -> Void) {
    provide(.object(key), as: key, content)
  }

  /// Says that a value is written for what is inside. Of the libraries' own types there may be many keys, so nothing is told by them.
  package func provideValue(_ type: Any.Type, _ content: (WiringWalk) -> Void) {
    guard EnvironmentKeyTable.isTelling(type) else { return content(self) }
    provide(.value(type), as: type, content)
  }

  private func provide(_ subject: Provision.Subject, as key: Any.Type, _ content: (WiringWalk) -> Void) {
    let provisionKey = ProvisionKey(key: ObjectIdentifier(key), owner: ObjectIdentifier(owner))
    let number = knownProvisions[provisionKey] ?? provisions.count
    if number == provisions.count {
      knownProvisions[provisionKey] = number
      provisions.append(Provision(subject: subject, owner: owner, path: path))
    }
    let outer = scope
    scope = scopes.adding(number, for: key, to: scope)
    content(self)
    scope = outer
  }

  /// Says that a style is put in force for a kind of control inside.
  ///
  /// - Parameters:
  ///   - style: the style; one of the libraries has hosts draw the controls.
  ///   - configuration: what a style is told of such a control.
  ///   - content: what the style makes of one.
  ///   - inside: says what is inside.
  package func putInForce(
    _ style: Any.Type, for configuration: Any.Type, content: @escaping (WiringWalk) -> Void,
    around inside: (WiringWalk) -> Void
  ) {
    var number: Int?
    if TypeModule.isAuthored(style) {
      let identity = [ObjectIdentifier(style), ObjectIdentifier(configuration)]
      number = styles.firstIndex { $0.identity == identity }
      if number == nil {
        number = styles.count
        styles.append((identity, content))
      }
    }
    let outer = scope
    scope = scopes.adding(style: number, for: configuration, to: scope)
    inside(self)
    scope = outer
  }

  /// Says that a control stands here, of which the style in force makes something.
  package func enterStyle(of configuration: Any.Type) {
    guard let style = scope.style(for: configuration) else { return }
    let outer = scope
    // What the style itself makes of controls of the kind does not come back to it.
    scope = scopes.adding(style: nil, for: configuration, to: scope)
    entered = []
    styles[style].content(self)
    entered = nil
    scope = outer
  }

  /// Says that a modifier with a body is applied here.
  package func modify(
    _ modifier: Any.Type, as identity: Any.Type, body: @escaping (WiringWalk) -> Void,
    content: @escaping (WiringWalk) -> Void
  ) {
    let part = ModifiedPart(
      modifier: ObjectIdentifier(modifier), identity: ObjectIdentifier(identity), owner: owner, outer: modified,
      content: content)
    enter(modifier, as: identity) { walk in
      let outer = walk.modified
      walk.modified = part
      body(walk)
      walk.modified = outer
    }
  }

  /// Says that the view which a modifier is applied to stands here, in the modifier's body.
  package func enterModified(by modifier: Any.Type) {
    var part = modified
    while let current = part, current.modifier != ObjectIdentifier(modifier) { part = current.outer }
    guard let part else { return }
    let standing = (modified, owner)
    (modified, owner) = (part.outer, part.owner)
    part.content(self)
    (modified, owner) = standing
  }

  /// Says that nothing is known of what a type contains.
  package func cannotSee(_ type: Any.Type) {
    let name = TypeName.base(type)
    if type == AnyView.self {
      noteUnseen(
        "AnyView hides what \(TypeName.base(owner)) shows in it",
        remedy: "Let the type say it, with @ViewBuilder, Group or a generic parameter; or check what goes in with "
          + "WiringReport(of:).")
    } else {
      noteUnseen(
        "\(name) does not say what it contains",
        remedy: "Give it a body, or check what is in it with WiringReport(of:).")
    }
  }

  private func noteUnseen(_ subject: String, remedy: String) {
    visit?.unseen.append((subject, remedy, path))
  }
}
