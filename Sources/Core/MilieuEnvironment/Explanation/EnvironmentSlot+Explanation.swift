extension EnvironmentSlot {
  /// The value, or `nil` for one that is `nil`.
  var content: Any? { ValueText.unwrapped(erasedValue) }
}
