/// Keeps the state of a runtime, and says where events are taken in: for other targets, which cannot subclass ``EffectRuntime``.
package protocol EffectHost: AnyObject, Sendable {
  /// The transducer.
  associatedtype Source: Transducer

  /// Whether events may be taken in on the present thread.
  var isHome: Bool { get }

  /// Calls a function where events may be taken in, soon. What is asked for again before that has begun may be one call.
  func summonHome(_ takeIn: @escaping @Sendable () -> Void)

  /// The state, for the taker.
  var present: Source.State { get }

  /// Calls the transducer for an event, on the state.
  func transduce(_ event: Source.Event) -> Source.Effect?

  /// Lets go of what the state is kept with.
  func release()
}

/// Runs a transducer for a host.
package final class HostedRuntime<Host: EffectHost>: EffectRuntime<Host.Source>, @unchecked Sendable {
  private let host: Host

  /// - Parameters:
  ///   - host: keeps the state; kept as long as the runtime.
  ///   - env: the services.
  ///   - options: how to run.
  package init(host: Host, env: Host.Source.Env, options: EffectRuntimeOptions<Host.Source> = EffectRuntimeOptions()) {
    self.host = host
    super.init(env: env, options: options)
  }

  // NB: without this the compiler warns of an endless recursion in what it makes for an initialiser that is not inherited.
  @available(*, unavailable)
  override init(env: Host.Source.Env, options: EffectRuntimeOptions<Host.Source>) {
    preconditionFailure("A hosted runtime has a host.")
  }

  override package var isHome: Bool { host.isHome }
  override package func summonHome() { host.summonHome { self.takeIn() } }
  override package var patience: Int { 1000 }
  override package var present: Host.Source.State { host.present }
  override package func transduce(_ event: Host.Source.Event) -> Host.Source.Effect? { host.transduce(event) }
  override package func release() { host.release() }
}
