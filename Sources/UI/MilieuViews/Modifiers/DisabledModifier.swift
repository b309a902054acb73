internal import MilieuEnvironment
internal import MilieuRuntime

/// Disables controls, unless they are already.
nonisolated struct DisabledModifier: EnvironmentProviding {
  let isDisabled: Bool

  var provider: ProviderSite { .unknown }

  @MainActor func write(to values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }

  @MainActor func writesSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}
