extension EnvironmentSlot {
  /// The value, or `nil` for one that is `nil`.
  package var content: Any? { ValueText.unwrapped(erasedValue) }
}
