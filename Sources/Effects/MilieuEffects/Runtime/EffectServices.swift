internal import MilieuEnvironment

/// What effects are carried out with. Let go of as a whole when the runtime ends.
///
/// NB: an object, so that a task takes a count of it and nothing that depends on the transducer's types.
final class EffectServices<Source: Transducer>: Sendable {
  let env: Source.Env

  /// Where effects find the environment.
  let surroundings = Surroundings()

  init(env: Source.Env) {
    self.env = env
  }
}
