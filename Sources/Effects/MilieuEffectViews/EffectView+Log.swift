public import MilieuEffects
internal import MilieuEnvironment
public import MilieuRuntime

extension EffectView where Source.State: Sendable {
  /// Makes a view that runs a transducer and keeps what happens in a log.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: where the state is kept; the transducer changes it through the binding that was given last.
  ///   - initialEvent: an event that is sent once, when the view first appears, before anything inside the view appears.
  ///   - initialEnv: the services, kept until the view's identity ends.
  ///   - log: keeps events with what they changed, from when the view's identity begins; `nil` for none.
  ///   - fileID, line: the place named when somebody asks where the env came from; left at the place of the call.
  ///   - content: makes the view of the state; `input` is the same value as long as the identity lasts.
  @inlinable
  public init(
    of transducer: Source.Type = Source.self, state: Binding<Source.State>, initialEvent: Source.Event? = nil,
    initialEnv: Source.Env, log: EventLog<Source>?, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (_ state: Source.State, _ input: Source.Input) -> Content
  ) {
    self.init(
      TransitionFunction(), state: state, initialEvent: initialEvent, env: initialEnv, log: log, fileID: fileID,
      line: line, content: content)
  }

  @usableFromInline
  init(
    _ transition: TransitionFunction<Source>, state: Binding<Source.State>, initialEvent: Source.Event?,
    env initialEnv: Source.Env, log: EventLog<Source>?, fileID: StaticString, line: UInt,
    content: @escaping (Source.State, Source.Input) -> Content
  ) {
    var options = EffectRuntimeOptions<Source>()
    options.record(in: log)
    self.init(
      transition, state: state, initialEvent: initialEvent, env: initialEnv, options: options,
      site: DeclarationSite(fileID: fileID, line: line), content: content)
  }
}

extension EffectView where Source.State: Sendable, Source.Env == Void {
  /// Makes a view that runs a transducer which uses no services, and keeps what happens in a log.
  ///
  /// - Parameters:
  ///   - transducer: the logic.
  ///   - state: where the state is kept; the transducer changes it through the binding that was given last.
  ///   - initialEvent: an event that is sent once, when the view first appears, before anything inside the view appears.
  ///   - log: keeps events with what they changed, from when the view's identity begins; `nil` for none.
  ///   - fileID, line: the place named in explanations; left at the place of the call.
  ///   - content: makes the view of the state; `input` is the same value as long as the identity lasts.
  @inlinable
  public init(
    of transducer: Source.Type = Source.self, state: Binding<Source.State>, initialEvent: Source.Event? = nil,
    log: EventLog<Source>?, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (_ state: Source.State, _ input: Source.Input) -> Content
  ) {
    self.init(
      of: transducer, state: state, initialEvent: initialEvent, initialEnv: (), log: log, fileID: fileID, line: line,
      content: content)
  }
}
