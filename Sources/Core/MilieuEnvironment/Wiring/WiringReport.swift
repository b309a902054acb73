/// What the views of an app require of the environment, and what provides it, found from their types alone: no body runs.
///
/// A test of the whole app is one line:
///
/// ```swift
/// @Test func everythingIsProvided() {
///   #expect(WiringReport(of: ShopApp.self).missing.isEmpty)
/// }
/// ```
///
/// When it fails, the report is printed: what is missing, who asks for it, on which way from the app down, what comes close, and the line
/// to write. SwiftUI has nothing like it; there, the program stops once such a view is shown.
///
/// ### What is seen
///
/// Every branch, row, sheet, destination, tab, menu and toolbar is part of a view's type, and so is every property wrapper. Views, view
/// modifiers, apps, scenes, toolbar content and structs of dynamic properties may ask, and so may the models that they keep: classes
/// and structs in `@State`, `@StateObject`, `@ObservedObject`, `@Bindable` and plain properties, with their superclasses.
///
/// A view inside an `AnyView` is not part of any type. Such places are listed as ``unseen``; look at what goes into them with a report
/// of its own. Nor is there a type for what a property holds as `any` of a protocol.
///
/// A value that is written at a key path is known by its type. Of types of the libraries, such as `Bool`, there are many keys, so nothing is
/// told of who writes them; and a computed property of ``EnvironmentValues`` that writes several keys is listed as a value of its own
/// type, while the keys that it writes seem to be left at their defaults.
///
/// ### Objects and key paths
///
/// `@Environment(Library.self) var library` and `@Environment(\.library) var library` are properties of one type, `Environment<Library>`.
/// They are told apart so:
///
/// 1. If `Library` is not an `@Observable` class, it is a value at a key path, which has a default and is not missing; but a
///    `ModelContext` is, since nothing is in the one that stands where none is provided.
/// 2. Else, if the program has an `EnvironmentKey` whose values are of that type, the property reads that key, or may do so: it counts as
///    a value, with the key's name.
/// 3. Else, if such an object is a stored property of some key's value, `\.services.library` might be meant: where nothing provides the
///    object, the property is listed as ``unseen`` rather than as missing.
/// 4. Else the property asks for the object, and is missing where nothing above provides it.
public struct WiringReport: Sendable {
  /// The type that was looked at: an app or a view.
  public let root: String

  /// The view types, written by the app's author, that were found, view modifiers among them.
  public let views: Int

  /// Everything that is asked for, in the order in which it was found: nearest the root first.
  public let requirements: [Requirement]

  /// Everything that is provided, in the same order.
  public let provisions: [Provision]

  /// Requirements that nothing above meets; empty where everything is in order.
  public let missing: [Missing]

  /// Places that types say nothing about.
  public let unseen: [Unseen]

  package init(
    root: String, views: Int, requirements: [Requirement], provisions: [Provision], missing: [Missing],
    unseen: [Unseen]
  ) {
    self.root = root
    self.views = views
    self.requirements = requirements
    self.provisions = provisions
    self.missing = missing
    self.unseen = unseen
  }
}

extension WiringReport {
  /// How something stands in the environment.
  public enum Form: String, Hashable, Sendable {
    /// An `@Observable` object found by its type: `.environment(object)`, `@Environment(Object.self)`.
    case object
    /// An `ObservableObject` found by its type: `.environmentObject(object)`, `@EnvironmentObject`.
    case environmentObject
    /// A service found by a type, mostly that of a protocol: `.environment(service, as: (any Service).self)`,
    /// `@Environment((any Service).self)`.
    case service
    /// A value at a key path: `.environment(\.key, value)`, `@Environment(\.key)`.
    case value
  }

  /// A property that asks.
  public struct Requirement: Hashable, Sendable {
    /// The type that is asked for.
    public let type: String
    public let form: Form

    /// Whether the property is an optional, so that it may be without.
    public let isOptional: Bool

    /// For a value, the keys it may be: `\.name` for one declared with `@Entry`, else the name of the key's type. Empty for values that
    /// no key of the program has as such, as those of a computed property.
    public let keys: [String]

    /// Whether the value is one of the environment's own, such as the colour scheme.
    public let isBuiltIn: Bool

    /// Whether the value is made from others where nobody provides it, by a ``DerivedEnvironmentKey``.
    public let isDerived: Bool

    /// The type that declares the property, and its name there.
    public let holder: String
    public let property: String

    /// The properties that lead from the view to the holder, as in `CartView.model`; empty where the view itself asks.
    public let through: [String]

    /// The view, modifier, scene or app that needs it.
    public let view: String

    /// The screens on the way to it: what the window, a tab, a link or a sheet shows, from the outside in. The last is the one it is on;
    /// empty where it is on none, as an app.
    public let screens: [String]

    /// The shortest way from the root of the report down to the view.
    public let path: [String]

    /// What answers it, as indices of ``WiringReport/provisions``: several where the view stands at several places.
    public let providers: [Int]

    package init(
      type: String, form: Form, isOptional: Bool, keys: [String], isBuiltIn: Bool, isDerived: Bool,
      holder: String, property: String, through: [String], view: String, screens: [String], path: [String],
      providers: [Int]
    ) {
      self.type = type
      self.form = form
      self.isOptional = isOptional
      self.keys = keys
      self.isBuiltIn = isBuiltIn
      self.isDerived = isDerived
      self.holder = holder
      self.property = property
      self.through = through
      self.view = view
      self.screens = screens
      self.path = path
      self.providers = providers
    }
  }

  /// A modifier that provides.
  public struct Provision: Hashable, Sendable {
    /// The type that is provided.
    public let type: String
    public let form: Form

    /// For a value, the keys it may be for; a type does not tell which. Empty for values that no key of the program has as such.
    public let keys: [String]

    /// The view, modifier, scene or app in whose body the modifier stands.
    public let provider: String

    /// The shortest way from the root of the report down to it.
    public let path: [String]

    package init(type: String, form: Form, keys: [String], provider: String, path: [String]) {
      self.type = type
      self.form = form
      self.keys = keys
      self.provider = provider
      self.path = path
    }
  }
}
