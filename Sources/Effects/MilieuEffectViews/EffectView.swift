public import MilieuEffects
internal import MilieuEnvironment
public import MilieuRuntime

/// Runs a transducer for as long as a view keeps its identity, and shows its state.
///
/// ```swift
/// struct SearchScreen: View {
///   @State private var state = Search.State()
///
///   var body: some View {
///     EnvReader(\.searchEnv) { env in
///       EffectView(of: Search.self, state: $state, initialEvent: .appeared, initialEnv: env) { state, input in
///         TextField("Movie", text: Binding(get: { state.query }, set: { input(.queryChanged($0)) }))
///         ForEach(state.movies) { Text($0.title) }
///       }
///     }
///   }
/// }
/// ```
///
/// The state belongs to whoever gives the binding; events are taken in on the main actor, one at a time, and the content is made anew when
/// one has changed the state. A transaction such as `withAnimation` around an event goes along with the change.
///
/// Env and initial event are taken when the view's identity begins. Another env given later is ignored; `.id(…)` begins anew. The runtime
/// goes on while the view is out of sight, as under a pushed screen or in a tab that is not chosen, and where a list moves the view. When the
/// identity ends, as when a branch of an `if`, a row, a pushed screen or a sheet goes, all tasks are cancelled, whoever waits fails with
/// `EffectError.ended`, and the env is let go.
public struct EffectView<Source: Transducer, Content: View>: View {
  private let effects: HostedEffects<Source>
  private let content: (Source.State, Source.Input) -> Content

  /// Makes a view that runs a transducer.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: where the state is kept; the transducer changes it through the binding that was given last.
  ///   - initialEvent: an event that is sent once, when the view first appears, before anything inside the view appears.
  ///   - initialEnv: the services, kept until the view's identity ends.
  ///   - fileID, line: the place named when somebody asks where the env came from; left at the place of the call.
  ///   - content: makes the view of the state; `input` is the same value as long as the identity lasts.
  @inlinable
  public init(
    of transducer: Source.Type = Source.self, state: Binding<Source.State>, initialEvent: Source.Event? = nil,
    initialEnv: Source.Env, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (_ state: Source.State, _ input: Source.Input) -> Content
  ) {
    self.init(
      TransitionFunction(), state: state, initialEvent: initialEvent, env: initialEnv, fileID: fileID, line: line,
      content: content)
  }

  @usableFromInline
  init(
    _ transition: TransitionFunction<Source>, state: Binding<Source.State>, initialEvent: Source.Event?,
    env initialEnv: Source.Env, fileID: StaticString, line: UInt,
    content: @escaping (Source.State, Source.Input) -> Content
  ) {
    self.init(
      transition, state: state, initialEvent: initialEvent, env: initialEnv, options: EffectRuntimeOptions(),
      site: DeclarationSite(fileID: fileID, line: line), content: content)
  }

  init(
    _ transition: TransitionFunction<Source>, state: Binding<Source.State>, initialEvent: Source.Event?,
    env initialEnv: Source.Env, options: EffectRuntimeOptions<Source>, site: DeclarationSite,
    content: @escaping (Source.State, Source.Input) -> Content
  ) {
    effects = HostedEffects(
      transition, state: state, initialEvent: initialEvent, env: initialEnv, options: options, madeAt: site)
    self.content = content
  }

  /// What the content function makes of the state.
  public var body: some View {
    content(effects.state.wrappedValue, effects.input).onAppear(perform: effects.begin)
  }

  /// What an env keeps may ask for something, as the author's properties in any view may.
  @_documentation(visibility: internal)
  public nonisolated static func wire(_ walk: WiringWalk) {
    walk.ask(for: Self.self)
    Body.wire(walk)
  }
}

extension EffectView where Source.Env == Void {
  /// Makes a view that runs a transducer which uses no services.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: where the state is kept; the transducer changes it through the binding that was given last.
  ///   - initialEvent: an event that is sent once, when the view first appears, before anything inside the view appears.
  ///   - fileID, line: the place named in explanations; left at the place of the call.
  ///   - content: makes the view of the state; `input` is the same value as long as the identity lasts.
  @inlinable
  public init(
    of transducer: Source.Type = Source.self, state: Binding<Source.State>, initialEvent: Source.Event? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (_ state: Source.State, _ input: Source.Input) -> Content
  ) {
    self.init(
      of: transducer, state: state, initialEvent: initialEvent, initialEnv: (), fileID: fileID, line: line,
      content: content)
  }
}
