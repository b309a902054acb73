public import MilieuEnvironment
public import MilieuRuntime
public import Observation

/// Reads values of the environment and makes a view of them.
///
/// ```swift
/// EnvReader(\.movieSearchEnv) { env in
///   EffectView(of: MovieSearch.self, state: $state, initialEnv: env) { state, input in … }
/// }
///
/// EnvReader(\.api, \.catalog) { api, catalog in
///   EffectView(of: Shop.self, state: $state, initialEnv: Shop.Env(load: api.load, find: catalog.find)) { … }
/// }
///
/// EnvReader(Library.self) { library in Text(library.name) }
/// ```
///
/// It is what `@Environment` is to a view, where only a part of a body needs a value: only the reader is made anew when the value changes. A
/// wiring report counts it as a requirement of the view in whose body it stands, and explanations tell from it where an env comes from.
public struct EnvReader<Reading: EnvReading>: View {
  private let reading: Reading

  /// What the content function makes of the values.
  public var body: Reading.Content { reading.makeContent() }

  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {
    walk.ask(for: Self.self)
    Reading.Content.wire(walk)
  }
}

extension EnvReader: EnvironmentHanding {}

extension EnvReader {
  /// Reads what stands at key paths into the environment.
  ///
  /// - Parameters:
  ///   - keyPath: a property of `EnvironmentValues`, or a part of one.
  ///   - others: further ones.
  ///   - fileID, line: the place named in messages; left at the place of the call.
  ///   - content: makes a view of the values, in the order of the key paths.
  public init<Content: View, First, each Other>(
    _ keyPath: KeyPath<EnvironmentValues, First>, _ others: repeat KeyPath<EnvironmentValues, each Other>,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (First, repeat each Other) -> Content
  ) where Reading == KeyPathReading<Content, First, repeat each Other> {
    reading = KeyPathReading(
      value: Environment(keyPath, fileID: fileID, line: line),
      others: (repeat Environment(each others, fileID: fileID, line: line)), content: content)
  }

  /// Reads the object of a type that `.environment(_:)` provides above. Where nothing does, a diagnosis stands in its place.
  ///
  /// - Parameters:
  ///   - objectType: the type.
  ///   - fileID, line: the place named when nothing provides the object; left at the place of the call.
  ///   - content: makes a view of the object.
  public init<Content: View, Object: AnyObject & Observable>(
    _ objectType: Object.Type, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (Object) -> Content
  ) where Reading == ObjectReading<Content, Object> {
    reading = ObjectReading(object: Environment(objectType, fileID: fileID, line: line), content: content)
  }
}
