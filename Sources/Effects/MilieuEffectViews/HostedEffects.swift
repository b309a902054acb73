internal import MilieuEffects
internal import MilieuEnvironment
internal import MilieuRuntime

/// The runtime of an ``EffectView``: made when the view first stands, ended when its node goes.
struct HostedEffects<Source: Transducer>: DynamicProperty {
  /// What the runtime begins with.
  private struct Beginning {
    let transition: TransitionFunction<Source>
    let env: Source.Env
    let event: Source.Event?
    let options: EffectRuntimeOptions<Source>
    let origin: KeptEnv
  }

  /// What lasts as long as the view's identity.
  @MainActor
  private final class Life {
    let state: BoundState<Source>
    let runtime: HostedRuntime<BoundState<Source>>
    let origin: KeptEnv
    private(set) var initialEvent: Source.Event?
    private weak var root: ViewRoot?

    init(_ state: Binding<Source.State>, _ beginning: Beginning) {
      self.state = BoundState(state, beginning.transition)
      runtime = HostedRuntime(host: self.state, env: beginning.env, options: beginning.options)
      origin = beginning.origin
      initialEvent = beginning.event
    }

    /// Lets a root know of the tasks that run for it.
    func tell(_ root: ViewRoot) {
      self.root = root
      root.unfinishedWork[ObjectIdentifier(self)] = { [runtime] in runtime.hasAwaitedTasks }
    }

    /// Ends the runtime.
    func end() {
      runtime.end()
      origin.leave()
      root?.unfinishedWork[ObjectIdentifier(self)] = nil
    }

    /// Sends the initial event, once.
    func begin() {
      guard let event = initialEvent else { return }
      initialEvent = nil
      TransducerInput(runtime)(event)
    }
  }

  let state: Binding<Source.State>

  /// Until there is a runtime; a view that stands does not keep what only the first one was made from.
  private var beginning: Beginning?
  private var life: Life?

  @MainActor
  init(
    _ transition: TransitionFunction<Source>, state: Binding<Source.State>, initialEvent: Source.Event?,
    env: Source.Env, options: EffectRuntimeOptions<Source>, madeAt site: DeclarationSite
  ) {
    self.state = state
    beginning = Beginning(
      transition: transition, env: env, event: initialEvent, options: options,
      origin: KeptEnv(Source.Env.self, of: Source.self, at: site))
  }

  /// Sends events to the runtime. Where the view does not stand, as when a body is asked for by hand, nobody takes them in.
  @MainActor var input: Source.Input {
    if let life { return TransducerInput(life.runtime) }
    let life = makeLife()
    life.runtime.end()
    return TransducerInput(life.runtime)
  }

  /// What is to be done when the view appears; `nil` for nothing.
  @MainActor var begin: (() -> Void)? {
    guard let life, life.initialEvent != nil else { return nil }
    return { life.begin() }
  }

  @MainActor private func makeLife() -> Life {
    guard let beginning else { preconditionFailure("A view keeps what it begins with until it stands.") }
    return Life(state, beginning)
  }

  // MARK: - Connecting

  static var behavior: DynamicPropertyBehavior {
    DynamicPropertyBehavior(
      for: Self.self,
      connect: { new, old, node in
        if let life = old?.pointee.life {
          life.state.binding = new.state
          new.life = life
        } else {
          new.start(at: node)
        }
        new.beginning = nil
      },
      disconnect: { $0.life?.end() },
      isSame: { $0.state.isSame(as: $1.state) })
  }

  @MainActor private mutating func start(at node: Node) {
    let life = node.performing { makeLife() }
    self.life = life
    life.tell(node.root)
    life.origin.stand(at: node)
    guard life.initialEvent != nil else { return }
    // NB: actions run from the inside out. Asked for now, before there is content, this runs before what the content does when it appears;
    // a view that begins out of sight waits until it is seen.
    node.root.afterUpdate(of: node) { [weak node] in
      if node?.isInSight(below: nil) == true { life.begin() }
    }
  }
}

extension HostedEffects: WiringHolding {
  static var heldType: Any.Type { Source.Env.self }
}
