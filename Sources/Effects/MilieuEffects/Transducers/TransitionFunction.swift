/// A transducer's function, as whoever names the transducer knows it.
///
/// Made in the module that names the transducer, where the compiler sees what a generic transducer is made of: so a service behind a
/// static env is called as directly as if it were named.
@usableFromInline
package struct TransitionFunction<Source: Transducer>: Sendable {
  @usableFromInline let function: @Sendable (inout Source.State, Source.Event) -> Source.Effect?

  @inlinable
  package init() {
    function = { state, event in Source.transduce(&state, event: event).effect }
  }

  /// Changes a state for an event.
  ///
  /// - Returns: what is to be done.
  package func callAsFunction(_ state: inout Source.State, _ event: Source.Event) -> Source.Effect? {
    function(&state, event)
  }
}
